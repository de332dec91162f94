import type { BuildTest } from '../build-results.js'
import type { HistoryColumns } from '../history-columns.js'
import { historyId } from '../history-id.js'
import { hasRun } from '../outcomes.js'
import { createSuiteKeys } from './suite-key.js'

/** The tests and suites of the build that is judged, in any job. */
export interface CurrentTests {
  /** @param position of the row of the test in its job; -1 if the history does not know the test */
  add(test: BuildTest, position: number): void
  /** Returns whether the build contains the test of a row. */
  has(position: number): boolean
  /**
   * Returns whether a test of a suite passed or failed.
   * @param key a result of {@link createSuiteKeys}
   */
  ranSuite(key: string): boolean
  /** Returns the number of tests of a suite that the history does not know. */
  appearedIn(key: string): number
}

export function createCurrentTests(columns: HistoryColumns): CurrentTests {
  const keyOf = createSuiteKeys()
  const positions = new Uint8Array(columns.length)
  /** The tests that were found by a row of their job. */
  const ids = new Set<string>()
  const running = new Set<string>()
  const appeared = new Map<string, number>()
  let last = ''
  return {
    add(test, position) {
      if (hasRun(test.outcome, 0)) {
        const key = keyOf(test)
        if (key !== last) running.add(key)
        last = key
        if (position === -1) appeared.set(key, (appeared.get(key) ?? 0) + 1)
      }
      if (position === -1) return
      positions[position] = 1
      if (columns.job(position) !== undefined) ids.add(historyId(test.id))
    },
    has(position) {
      if (positions[position] === 1) return true
      if (ids.size === 0 && columns.job(position) === undefined) return false
      const id = columns.row(position)?.id ?? ''
      return ids.has(id) || positions[columns.find(id)] === 1
    },
    ranSuite: (key) => running.has(key),
    appearedIn: (key) => appeared.get(key) ?? 0,
  }
}
