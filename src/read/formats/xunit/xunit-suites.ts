import { baseName } from '../../../base/text/base-name.js'
import { detach } from '../../../base/text/detach.js'

const maximumNames = 10_000
const maximumNameLength = 4000

/** Builds the suite path of a test from its assembly, collection and class. */
export interface XunitSuites {
  /** Enters an assembly. `name` is its path on the machine that ran it. */
  openAssembly(name: string): void
  /** Enters a collection or, in v1, a class. */
  openGroup(name: string): void
  /** Returns the path for a class. Its tests share the array. */
  pathOf(type: string | undefined): readonly string[]
  assemblyName(): string
  groupName(): string
}

const defaultCollection = 'Test collection for '

/**
 * Creates the builder. A path consists of the file name of the assembly, the collection if it has a custom name, and the class. The
 * collection that xUnit.net creates for every class adds nothing.
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

/** Removes the id at the end of a collection, `Cart (id: 9d8f0c…)`, which differs in every run. */
const withoutId = (name: string) => name.replace(/ \(id: [^()]*\)$/, '')

function pathIn(assembly: string, group: string, type: string): readonly string[] {
  const isDefault = group.startsWith(defaultCollection)
  const className = type || (isDefault ? group.slice(defaultCollection.length) : '')
  const named = isDefault || group === className ? '' : group
  return [assembly, named, className].filter((name) => name !== '')
}

/** Distinguishes the rows of a theory whose arguments xUnit.net truncated to the same text. */
export interface RowNames {
  /** Checks if the arguments in a name are truncated. */
  isCut(name: string): boolean
  /** Returns the name, followed by ` #2` if it occurs for the second time. */
  numbered(name: string): string
  /** Called at the start of a collection. */
  clear(): void
}

/** Creates the counts of truncated names, bounded, for one collection at a time. */
export function createRowNames(): RowNames {
  const counts = new Map<string, number>()
  return {
    // Three middle dots since v2.4, three dots before that.
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
