import { baseName } from '../../text/base-name.js'
import { detach } from '../../text/detach.js'

const maximumNames = 10_000
const maximumNameLength = 4000

/** The assembly, collection and class that a test of an xUnit.net file is in. */
export interface XunitSuites {
  /** `name` is the path of the assembly on the machine that ran it. */
  openAssembly(name: string): void
  /** A collection, or in v1 a class. */
  openGroup(name: string): void
  /** The tests of one class share the array. */
  pathOf(type: string | undefined): readonly string[]
  assemblyName(): string
  groupName(): string
}

const defaultCollection = 'Test collection for '

/**
 * The path of a test is the assembly's file name, its collection where somebody named that, and its class.
 * The collection that xUnit.net makes for every class says nothing more.
 */
export function createXunitSuites(): XunitSuites {
  let assembly = ''
  let group = ''
  let path: readonly string[] = []
  let pathType: string | undefined
  return {
    openAssembly(name) {
      assembly = baseName(name)
      group = ''
      pathType = undefined
    },
    openGroup(name) {
      group = withoutId(name)
      pathType = undefined
    },
    pathOf(type = '') {
      if (type !== pathType) {
        pathType = type
        path = pathIn(assembly, group, type)
      }
      return path
    },
    assemblyName: () => assembly,
    groupName: () => group,
  }
}

/** Collections end in an id that is another one in every run: `Cart (id: 9d8f0c…)`. */
const withoutId = (name: string) => name.replace(/ \(id: [^()]*\)$/, '')

function pathIn(assembly: string, group: string, type: string): readonly string[] {
  const isDefault = group.startsWith(defaultCollection)
  const className = type || (isDefault ? group.slice(defaultCollection.length) : '')
  const named = isDefault || group === className ? '' : group
  return [assembly, named, className].filter((name) => name !== '')
}

/** Tells the rows of a theory apart whose arguments xUnit.net cut to the same text. */
export interface RowNames {
  /** Whether the arguments in a name were cut. */
  isCut(name: string): boolean
  /** The name, with ` #2` behind it where it comes a second time. */
  numbered(name: string): string
  /** Begins anew, with another collection. */
  clear(): void
}

/** Remembers the cut names of one collection, as many as are reasonable. */
export function createRowNames(): RowNames {
  const counts = new Map<string, number>()
  return {
    // Three middle dots since v2.4, three dots before.
    isCut: (name) => name.endsWith(')') && name.length <= maximumNameLength && (name.includes('···') || name.includes('...')),
    numbered(name) {
      const count = (counts.get(name) ?? 0) + 1
      if (count > 1 || counts.size < maximumNames) counts.set(detach(name), count)
      return count === 1 ? name : `${name} #${count}`
    },
    clear() {
      if (counts.size > 0) counts.clear()
    },
  }
}
