import { detach } from '../../../base/text/detach.js'

/** The definition of a test. Tests of one class with the same tags share the object. */
export interface TrxDefinition {
  readonly suite: readonly string[]
  /** Empty if the definition has no class, as for a web test. */
  readonly className: string
  readonly tags: readonly string[] | undefined
  readonly metadata: Readonly<Record<string, string>> | undefined
}

/** The definitions of a file by test id. */
export interface TrxDefinitions {
  /** Adds a definition. `className` may end with its assembly: `Shop.CartTests, Shop.Tests, Version=1.0.0.0`. */
  add(id: string, definition: { className: string; tags: readonly string[]; metadata: Readonly<Record<string, string>> | undefined }): void
  get(id: string): TrxDefinition | undefined
}

/** The maximum number of definitions, of about 100 bytes each. Further tests get their suite from their name. */
const maximumDefinitions = 4_000_000
/** The maximum number of shared objects. */
const maximumShared = 200_000

/** Creates an empty table of definitions. */
export function createTrxDefinitions(): TrxDefinitions {
  const byId = new Map<string, TrxDefinition>()
  const suites = new Map<string, readonly string[]>()
  const shared = new Map<string, TrxDefinition>()

  const suiteOf = (className: string): readonly string[] => {
    const known = suites.get(className)
    if (known !== undefined) return known
    const name = detach(className)
    const suite = name === '' ? [] : [name]
    if (suites.size < maximumShared) suites.set(name, suite)
    return suite
  }

  return {
    add(id, { className: fullName, tags, metadata }) {
      if (byId.size >= maximumDefinitions) return
      const comma = fullName.indexOf(',')
      const className = (comma === -1 ? fullName : fullName.slice(0, comma)).trim()
      const key = tags.length === 0 && metadata === undefined ? className : JSON.stringify([className, tags, metadata])
      let definition = shared.get(key)
      if (definition === undefined) {
        const suite = suiteOf(className)
        definition = {
          suite,
          className: suite[0] ?? '',
          tags: tags.length === 0 ? undefined : tags.map(detach),
          metadata: metadata && Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, detach(value)])),
        }
        if (shared.size < maximumShared) shared.set(detach(key), definition)
      }
      byId.set(detach(id), definition)
    },
    get: (id) => byId.get(id),
  }
}
