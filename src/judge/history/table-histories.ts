import { countSamples, durationCodes, p95Of } from './duration-codes.js'
import type { HistoryBuild } from './history-build.js'
import type { UsualDuration } from './history-columns.js'
import { rowOf } from './history-rows.js'
import { createRowIndex, type RowIndex } from './row-index.js'
import { idOf, invalid, isValid, jobOf, nameOf, partOfText, passedFields, type RowTable, resultsOfRow } from './row-table.js'
import { expandRuns } from './runs.js'
import { createSuiteColumns } from './suite-columns.js'
import type { TestHistories, TestHistory } from './test-histories.js'

/**
 * Makes the history of a table, which must not change any more. Makes the object of a row only when it is needed.
 * @param index contains all valid rows of the table. Default: it is made when a row is searched for the first time
 */
export function createTableHistories(builds: readonly HistoryBuild[], table: RowTable, index?: RowIndex): TestHistories {
  const { text, starts, distinctResults, fieldsOf, durationsOf } = table
  const resultsOf = table.resultsOf.subarray(0, table.size)
  const suites = createSuiteColumns(table)
  let built = index
  const find = (id: string, job?: string): number => {
    built ??= indexRows(table)
    return built.find(id, job)
  }
  const durationsAt = (row: number): string | undefined => {
    const runs = durationsOf.get(row)
    return runs === undefined ? undefined : expandRuns(runs, builds.length, durationCodes)
  }
  const rowAt = (row: number): TestHistory | undefined => {
    if (!isValid(table, row)) return undefined
    const { suite, module } = suites.suite(table.suiteOf[row] ?? 0)
    const { job, causes, flakyCauses, reruns, isOlder } = fieldsOf.get(row) ?? passedFields
    const [name, results, durations] = [nameOf(table, row), resultsOfRow(table, row), durationsAt(row)]
    return rowOf({ id: idOf(table, row), job, module, suite, name, results, causes, flakyCauses, reruns, durations, isOlder })
  }
  /** Makes no row, because every slow test is compared. */
  const usual = (row: number): UsualDuration => {
    const codes = isValid(table, row) ? durationsAt(row) : undefined
    if (codes === undefined) return {}
    const samples = countSamples(resultsOfRow(table, row))
    const p95Ms = p95Of(codes, samples)
    return p95Ms === undefined ? {} : { p95Ms, samples }
  }
  return {
    builds,
    size: resultsOf.reduce((size, results) => (results === invalid ? size : size + 1), 0),
    find: (id, job) => rowAt(find(id, job)),
    *all() {
      for (let position = 0; position < table.size; position += 1) {
        const row = rowAt(position)
        if (row !== undefined) yield row
      }
    },
    columns: {
      length: table.size,
      find,
      row: rowAt,
      job: (row) => jobOf(table, row),
      name: (row) => nameOf(table, row),
      causes: (row) => fieldsOf.get(row) ?? passedFields,
      usual,
      hasName: (row) => (resultsOf[row] === partOfText ? text.charCodeAt(starts[row] ?? 0) !== quotationMark : nameOf(table, row) !== ''),
      resultsOf,
      distinctResults,
      ...suites,
    },
    table,
  }
}

const quotationMark = 0x22

/**
 * Indexes the valid rows of a table.
 * @param remove receives a row whose test has another row for the same job, and must make it invalid
 */
export function indexRows(table: RowTable, remove?: (row: number) => void): RowIndex {
  const index = createRowIndex(table, table.size)
  for (let row = 0; row < table.size; row += 1) {
    if (table.resultsOf[row] !== invalid && !index.add(row, jobOf(table, row))) remove?.(row)
  }
  return index
}
