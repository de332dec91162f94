import { countSamples, durationCodes, p95Of } from '../duration-codes.js'
import type { HistoryBuild } from '../history-build.js'
import { rowKey, type UsualDuration } from '../history-columns.js'
import { testDigits } from '../history-id.js'
import { rowOf } from '../history-rows.js'
import { expandRuns } from '../runs.js'
import { historyIdLength, type TestHistories, type TestHistory } from '../test-histories.js'
import { always, invalid, type LazyRows } from './lazy-rows.js'
import { createLazySuites } from './lazy-suites.js'
import type { LineFaults } from './line-faults.js'
import { createRowIndex } from './row-index.js'

/** Makes a history that decodes rows when they are needed, because most tests of a run have passed and did so before. */
export function createLazyHistories(builds: readonly HistoryBuild[], rows: LazyRows, faults: LineFaults): TestHistories {
  const { text, high, low, lines, starts, distinctResults, fieldsOf, durationsOf } = rows
  const resultsOf = rows.resultsOf.subarray(0, rows.size)
  const suites = createLazySuites(rows)
  const { suiteOf } = suites
  const shared = createRowIndex(rows, rows.size)
  const ofJobs = new Map<string, number>()
  let size = 0

  const idOf = (row: number): string => ((high[row] ?? 0) * 256 + (low[row] ?? 0)).toString(16).padStart(historyIdLength, '0')
  const jobOf = (row: number): string | undefined => (resultsOf[row] === always ? undefined : fieldsOf.get(row)?.job)
  for (let row = 0; row < rows.size; row += 1) {
    if (resultsOf[row] === invalid) continue
    const job = jobOf(row)
    if (job === undefined ? shared.add(row) : addOnce(ofJobs, rowKey(idOf(row), job), row)) {
      size += 1
      continue
    }
    faults.add(`The history contains the test ${idOf(row)} twice.`, lines[row] ?? 0)
    resultsOf[row] = invalid
  }

  /** The name of a test that passed in every build. */
  const nameAt = (start: number): string => text.slice(start, text.indexOf('"', start))
  const decode = (row: number, id: string): TestHistory => {
    const { suite, module } = suites.suite(suiteOf[row] ?? 0)
    const runs = durationsOf.get(row)
    const durations = runs === undefined ? undefined : expandRuns(runs, builds.length, durationCodes)
    const results = distinctResults[resultsOf[row] ?? 0] ?? ''
    const { name, job, causes, isOlder } = fieldsOf.get(row) ?? { name: nameAt(starts[row] ?? 0), ...passedFields }
    return rowOf({ id, job, module, suite, name, results, causes, durations, isOlder })
  }
  const find = (id: string, job?: string): number => {
    const digits = testDigits(id)
    const own = job === undefined || ofJobs.size === 0 ? undefined : ofJobs.get(rowKey(digits.slice(0, historyIdLength), job))
    return own ?? shared.find(digits)
  }
  /** Makes no row, because every slow test is compared. */
  const usual = (row: number): UsualDuration => {
    const runs = durationsOf.get(row)
    const codes = runs === undefined || !isValid(row) ? undefined : expandRuns(runs, builds.length, durationCodes)
    if (codes === undefined) return {}
    const samples = countSamples(distinctResults[resultsOf[row] ?? 0] ?? '')
    const p95Ms = p95Of(codes, samples)
    return p95Ms === undefined ? {} : { p95Ms, samples }
  }
  const isValid = (row: number): boolean => row >= 0 && row < rows.size && resultsOf[row] !== invalid
  const rowAt = (row: number): TestHistory | undefined => (isValid(row) ? decode(row, idOf(row)) : undefined)
  return {
    builds,
    size,
    find: (id, job) => rowAt(find(id, job)),
    *all() {
      for (let row = 0; row < rows.size; row += 1) if (isValid(row)) yield decode(row, idOf(row))
    },
    columns: {
      length: rows.size,
      find,
      row: rowAt,
      job: jobOf,
      usual,
      hasName: (row) => (resultsOf[row] === always ? text.charCodeAt(starts[row] ?? 0) !== quotationMark : fieldsOf.get(row)?.name !== ''),
      resultsOf,
      distinctResults,
      ...suites,
    },
  }
}

const quotationMark = 0x22

const noCauses: TestHistory['causes'] = []

const passedFields = { job: undefined, causes: noCauses, isOlder: false }

function addOnce(table: Map<string, number>, key: string, row: number): boolean {
  if (table.has(key)) return false
  table.set(key, row)
  return true
}
