import { historyId } from './history-id.js'
import type { TestHistories, TestHistory } from './test-histories.js'

/** The suite of a test and its module. */
export type RowSuite = Pick<TestHistory, 'suite' | 'module'>

/** The rows of a history by their positions. Reads a field without making the row, because most rows are looked at only once. */
export interface HistoryColumns {
  /** The number of positions. */
  readonly length: number
  /** Returns the position of the row that `TestHistories.find` returns; -1 if there is none. */
  find(id: string, job?: string): number
  row(position: number): TestHistory | undefined
  /** Empty if the row is not valid. */
  results(position: number): string
  job(position: number): string | undefined
  /** Adjacent rows of a suite share it. */
  suite(position: number): RowSuite
}

/** Returns the rows of a history by their positions. */
export function columnsOf(histories: TestHistories): HistoryColumns {
  return histories.columns ?? createColumns([...histories.all()])
}

export function createColumns(rows: readonly TestHistory[]): HistoryColumns {
  let positions: Map<string, number> | undefined
  return {
    length: rows.length,
    find(id, job) {
      positions ??= new Map(rows.map((row, position) => [rowKey(row.id, row.job), position]))
      const own = historyId(id)
      return (job === undefined ? undefined : positions.get(rowKey(own, job))) ?? positions.get(own) ?? -1
    },
    row: (position) => rows[position],
    results: (position) => rows[position]?.results ?? '',
    job: (position) => rows[position]?.job,
    suite: (position) => rows[position] ?? noSuite,
  }
}

const noSuite: RowSuite = { suite: [] }

/** Returns the key of a row: one test has at most one row for each job, and one for all other jobs. */
export const rowKey = (id: string, job: string | undefined): string => (job === undefined ? id : `${id} ${job}`)
