import type { BuildResults, BuildTest } from './build-results.js'
import type { HistoryColumns } from './history-columns.js'
import { historyId } from './history-id.js'

/** The results of a build by the rows of their tests for all jobs. An index is a position in the results, or -1 if there is none. */
export interface BuildTests {
  /** Returns the first result of the test of a row. */
  firstOf(row: number): number
  /** Returns whether another job has a result of the same test. */
  hasMore(index: number): boolean
  at(index: number): BuildTest | undefined
  /** Returns a result and the results of the same test in other jobs. */
  list(first: number): readonly BuildTest[]
  /** Returns the first result of a test without such a row, and removes the test from {@link others}. */
  takeOther(id: string): number
  /** Returns the first results of all other tests. */
  others(): readonly number[]
}

/** Groups the results by their tests. A list for each test would take more memory than its row. */
export function groupTests(results: BuildResults, columns: HistoryColumns): BuildTests {
  const first = new Int32Array(columns.length).fill(-1)
  const next = new Int32Array(results.size).fill(-1)
  const firstOfOthers = new Map<string, number>()
  // From the last one on, so that the first result of a test is found last and leads to the others.
  for (let index = results.size - 1; index >= 0; index -= 1) {
    const { id } = results.at(index)
    const row = columns.find(id)
    if (row !== -1) {
      next[index] = first[row] ?? -1
      first[row] = index
    } else {
      const key = historyId(id)
      next[index] = firstOfOthers.get(key) ?? -1
      firstOfOthers.set(key, index)
    }
  }
  const nextOf = (index: number): number => next[index] ?? -1
  return {
    firstOf: (row) => first[row] ?? -1,
    hasMore: (index) => nextOf(index) !== -1,
    at: (index) => (index === -1 ? undefined : results.at(index)),
    list(from) {
      const tests: BuildTest[] = []
      for (let index = from; index !== -1; index = nextOf(index)) tests.push(results.at(index))
      return tests
    },
    takeOther(id) {
      const found = firstOfOthers.get(id) ?? -1
      firstOfOthers.delete(id)
      return found
    },
    others: () => [...firstOfOthers.values()].sort((a, b) => a - b),
  }
}
