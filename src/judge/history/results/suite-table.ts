import { detach } from '../../../base/text/detach.js'

/** Suites that their tests share, by their indexes. */
export interface SuiteTable {
  /** Returns the index of a suite, and keeps a copy of it. */
  add(suite: readonly string[]): number
  at(index: number): readonly string[]
  /** Must be called before each file, which may reuse the array of a suite. */
  restart(): void
  /** Returns the length of all suites, in UTF-16 units. */
  textLength(): number
}

/** Makes an empty table. It is fastest if the tests of a suite share one array. */
export function createSuiteTable(): SuiteTable {
  const suites: (readonly string[])[] = []
  const indexes = new Map<string, number>()
  let last: readonly string[] | undefined
  let lastIndex = 0
  let textLength = 0
  return {
    add(suite) {
      if (suite === last) return lastIndex
      last = suite
      const key = JSON.stringify(suite)
      const known = indexes.get(key)
      lastIndex = known ?? suites.length
      if (known === undefined) {
        suites.push(suite.map(detach))
        indexes.set(key, lastIndex)
        textLength += key.length
      }
      return lastIndex
    },
    at: (index) => suites[index] ?? noSuite,
    restart() {
      last = undefined
    },
    textLength: () => textLength,
  }
}

const noSuite: readonly string[] = []
