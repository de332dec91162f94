import type { TestHistory } from './test-histories.js'

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
  /** Returns the causes of the last failures and flaky results. */
  causes(position: number): Pick<TestHistory, 'causes' | 'flakyCauses'>
  /** Returns how long a test usually takes. */
  usual(position: number): UsualDuration
  /** Empty if it is not known. */
  name(position: number): string
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

export function isSameSuite(a: RowSuite, b: RowSuite): boolean {
  if (a.module !== b.module || a.suite.length !== b.suite.length) return false
  for (let index = 0; index < a.suite.length; index += 1) if (a.suite[index] !== b.suite[index]) return false
  return true
}
