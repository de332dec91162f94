import type { HistoryBuild } from './history-build.js'
import { maximumRows } from './history-rows.js'
import { lastResult } from './outcomes.js'
import { addTestHistory, createRowTable, invalid, isValid, type RowTable } from './row-table.js'
import { createTableHistories } from './table-histories.js'
import type { TestHistories, TestHistory } from './test-histories.js'

/** Makes the history of builds from rows. */
export function createHistories(builds: readonly HistoryBuild[], rows: Iterable<TestHistory>, limit = maximumRows): TestHistories {
  const table = createRowTable(builds.length)
  for (const row of rows) addTestHistory(table, row)
  limitRows(table, limit)
  return createTableHistories(builds, table)
}

/** A history without builds. */
export const noHistories: TestHistories = createHistories([], [])

/** Makes rows beyond the limit invalid, beginning with tests that have not run for the longest time. */
export function limitRows(table: RowTable, limit: number): void {
  if (table.size <= limit) return
  const lastOf = table.distinctResults.map((results) => lastResult(results, results.length - 1))
  const last = (row: number): number => lastOf[table.resultsOf[row] ?? 0] ?? -1
  const rows = Array.from({ length: table.size }, (_, row) => row).filter((row) => isValid(table, row))
  rows.sort((a, b) => last(b) - last(a) || a - b)
  for (const row of rows.slice(limit)) table.resultsOf[row] = invalid
}
