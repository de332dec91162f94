import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'

/** The groups of the methods of a suite. */
export interface TestngGroups {
  add(group: string, className: string, signature: string): void
  /** Returns the groups of a method. Its tests share the array. */
  of(className: string, signature: string): string[] | undefined
  clear(): void
}

const maximumMethods = 50_000
const maximumKeyLength = 2000

/**
 * Creates an index of groups. TestNG lists groups with their methods at the start of a suite. There,
 * `BasicTest.passes()[pri:0, instance:demo.BasicTest@43a0cee9]` is the test method `passes()[pri:0, …]` of `demo.BasicTest`.
 */
export function createTestngGroups(): TestngGroups {
  const groups = new Map<string, string[]>()
  return {
    add(group, className, signature) {
      const key = methodKey(className, signature)
      const known = groups.get(key)
      if (known === undefined) {
        if (groups.size < maximumMethods) groups.set(key, [detach(group)])
      } else if (known.length < recordLimits.tags && !known.includes(group)) {
        known.push(detach(group))
      }
    },
    of: (className, signature) => (groups.size === 0 ? undefined : groups.get(methodKey(className, signature))),
    clear() {
      if (groups.size > 0) groups.clear()
    },
  }
}

/** Returns the class and the method with its parameter types, without priority and instance. */
function methodKey(className: string, signature: string): string {
  const end = signature.indexOf('[pri:')
  const method = end === -1 ? signature : signature.slice(0, end)
  const parenthesis = method.indexOf('(')
  const dot = method.lastIndexOf('.', parenthesis === -1 ? method.length : parenthesis)
  return `${className}#${method.slice(dot + 1)}`.slice(0, maximumKeyLength)
}
