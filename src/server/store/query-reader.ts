import type { Caller, Connection } from './connection.js'
import { queryLines } from './json-document.js'
import type { Query } from './query.js'
import type { QueryLimits } from './query-limits.js'
import { listOf, rowsOf } from './query-rows.js'
import type { RetainedRecords } from './retained-records.js'

/** Where the queries of a caller run. */
export interface QuerySource {
  readonly connection: Connection
  readonly caller: Caller
  readonly limits?: QueryLimits | undefined
  /** Default: all records. */
  readonly retained?: RetainedRecords | undefined
}

/** Runs a query and returns all rows of its small result. */
export type RunQuery = <Row>(query: Query) => Promise<readonly Row[]>

/**
 * Returns a function that runs queries. It throws a StoreLimitError if a query exceeds the limits.
 * @param settings engine settings for every query
 */
export const queryReader =
  (source: QuerySource, settings?: readonly string[]): RunQuery =>
  async <Row>(query: Query) =>
    listOf(rowsOf<Row>(await queryLines(source, query, settings)))
