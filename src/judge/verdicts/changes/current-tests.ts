import type { BuildTest } from '../../history/build-results.js'
import type { HistoryColumns } from '../../history/history-columns.js'
import { historyId } from '../../history/history-id.js'
import { hasRun } from '../../history/outcomes.js'
import { createSuitesInBuild, type SuitesInBuild } from './suites-in-build.js'

/** The tests and suites of the build that is judged, in any job. */
export interface CurrentTests {
  /** @param position of the row of the test in its job; -1 if the history does not know the test */
  add(test: BuildTest, position: number): void
  /** Returns whether the build contains the test of a row. */
  has(position: number): boolean
  /** Returns whether the test of a row is skipped in its job. */
  isSkipped(position: number): boolean
  readonly suites: Omit<SuitesInBuild, 'add'>
}

export function createCurrentTests(columns: HistoryColumns): CurrentTests {
  const { suiteOf } = columns
  /** 0 for a row without a test in this build, 1 for one whose test is skipped, 2 for any other. */
  const positions = new Uint8Array(columns.length)
  /** The tests that were found by a row of their job. */
  const ids = new Set<string>()
  const suites = createSuitesInBuild(columns)
  return {
    add(test, position) {
      if (hasRun(test.outcome, 0)) suites.add(test, position === -1 ? undefined : suiteOf[position])
      if (position === -1) return
      if (test.outcome !== 'S') positions[position] = 2
      else if (positions[position] === 0) positions[position] = 1
      if (columns.job(position) !== undefined) ids.add(historyId(test.id))
    },
    has(position) {
      if (positions[position] !== 0) return true
      if (ids.size === 0 && columns.job(position) === undefined) return false
      const id = columns.row(position)?.id ?? ''
      return ids.has(id) || (positions[columns.find(id)] ?? 0) !== 0
    },
    isSkipped: (position) => positions[position] === 1,
    suites,
  }
}
