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
  readonly suites: Omit<SuitesInBuild, 'add'>
}

export function createCurrentTests(columns: HistoryColumns): CurrentTests {
  const { suiteOf } = columns
  const positions = new Uint8Array(columns.length)
  /** The tests that were found by a row of their job. */
  const ids = new Set<string>()
  const suites = createSuitesInBuild(columns)
  return {
    add(test, position) {
      if (hasRun(test.outcome, 0)) suites.add(test, position === -1 ? undefined : suiteOf[position])
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
    suites,
  }
}
