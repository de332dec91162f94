import { historyId } from './history-id.js'
import type { TestHistories, TestHistory } from './test-histories.js'

/** The suite of a test and its module. */
export type RowSuite = Pick<TestHistory, 'suite' | 'module'>

/** The duration of a test in earlier builds. */
export type UsualDuration = Pick<TestHistory, 'p95Ms' | 'samples'>

/** The rows of a history by their positions. Reads a field without making the row, because most rows are looked at only once. */
export interface HistoryColumns extends SuiteColumns {
  /** The number of positions. */
  readonly length: number
  /** Returns the position of the row that `TestHistories.find` returns; -1 if there is none. */
  find(id: string, job?: string): number
  row(position: number): TestHistory | undefined
  job(position: number): string | undefined
  /** Returns how long a test usually takes. */
  usual(position: number): UsualDuration
  /** Returns whether the name of a test is known. A history that is too large has no names. */
  hasName(position: number): boolean
  /** The index of the results of each row in `distinctResults`. Most tests always pass, so that there are few different ones. */
  readonly resultsOf: Uint32Array
  /** The results of rows, in which equal ones may be repeated. Empty for a row that is not valid. */
  readonly distinctResults: readonly string[]
}

/** The suites of rows by their numbers. Two numbers may stand for equal suites. */
export interface SuiteColumns {
  /** The number of the suite of each row. */
  readonly suiteOf: Uint32Array
  readonly suiteCount: number
  suite(number: number): RowSuite
  /** Returns whether a test belongs to a suite: whether their names and modules are the same. */
  isInSuite(test: RowSuite, number: number): boolean
}

/** Returns the rows of a history by their positions. */
export function columnsOf(histories: TestHistories): HistoryColumns {
  return histories.columns ?? createColumns([...histories.all()])
}

export function createColumns(rows: readonly TestHistory[]): HistoryColumns {
  let positions: Map<string, number> | undefined
  let results: Pick<HistoryColumns, 'resultsOf' | 'distinctResults'> | undefined
  let suites: SuiteColumns | undefined
  const suitesOfRows = (): SuiteColumns => {
    suites ??= numberSuites(rows)
    return suites
  }
  return {
    length: rows.length,
    find(id, job) {
      positions ??= new Map(rows.map((row, position) => [rowKey(row.id, row.job), position]))
      const own = historyId(id)
      return (job === undefined ? undefined : positions.get(rowKey(own, job))) ?? positions.get(own) ?? -1
    },
    row: (position) => rows[position],
    job: (position) => rows[position]?.job,
    usual: (position) => rows[position] ?? {},
    hasName: (position) => rows[position]?.name !== '',
    get resultsOf() {
      results ??= numberResults(rows)
      return results.resultsOf
    },
    get distinctResults() {
      results ??= numberResults(rows)
      return results.distinctResults
    },
    get suiteOf() {
      return suitesOfRows().suiteOf
    },
    get suiteCount() {
      return suitesOfRows().suiteCount
    },
    suite: (number) => suitesOfRows().suite(number),
    isInSuite: (test, number) => suitesOfRows().isInSuite(test, number),
  }
}

function numberResults(rows: readonly TestHistory[]): Pick<HistoryColumns, 'resultsOf' | 'distinctResults'> {
  const resultsOf = new Uint32Array(rows.length)
  const numbers = new Map<string, number>()
  for (const [position, { results }] of rows.entries()) {
    const number = numbers.get(results) ?? numbers.size
    if (number === numbers.size) numbers.set(results, number)
    resultsOf[position] = number
  }
  return { resultsOf, distinctResults: [...numbers.keys()] }
}

/** Only adjacent rows share a suite: comparing all of them would take longer. */
function numberSuites(rows: readonly TestHistory[]): SuiteColumns {
  const suiteOf = new Uint32Array(rows.length)
  const suites: RowSuite[] = []
  for (const [position, row] of rows.entries()) {
    const last = suites.at(-1)
    if (last === undefined || last.suite !== row.suite || last.module !== row.module) suites.push(row)
    suiteOf[position] = suites.length - 1
  }
  const suite = (number: number): RowSuite => suites[number] ?? noSuite
  return { suiteOf, suiteCount: suites.length, suite, isInSuite: (test, number) => isSameSuite(test, suite(number)) }
}

const noSuite: RowSuite = { suite: [] }

export function isSameSuite(a: RowSuite, b: RowSuite): boolean {
  if (a.module !== b.module || a.suite.length !== b.suite.length) return false
  for (let index = 0; index < a.suite.length; index += 1) if (a.suite[index] !== b.suite[index]) return false
  return true
}

/** Returns the key of a row: one test has at most one row for each job, and one for all other jobs. */
export const rowKey = (id: string, job: string | undefined): string => (job === undefined ? id : `${id} ${job}`)
