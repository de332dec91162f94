import { Readable } from 'node:stream'
import { maximumBuilds } from '../../judge/history/history-rows.js'
import type { Caller, Connection } from './connection.js'
import { jsonLines } from './json-document.js'
import {
  type HistoryBuildRow,
  type HistoryParameters,
  type HistoryPropertyRow,
  type HistoryTestRow,
  historyBuildsQuery,
  historyPropertiesQuery,
  historyTestsQuery,
} from './queries/history-query.js'
import type { Query } from './query.js'
import type { QueryLimits } from './query-limits.js'
import { listOf, rowsOf } from './query-rows.js'

/** The results of tests and the properties in the newest builds of a branch. */
export interface TestsHistory {
  /** The oldest first. */
  readonly builds: readonly HistoryBuildRow[]
  /** Whether the branch may have earlier builds, because the result has reached its limit. */
  readonly mayHaveEarlier: boolean
  readonly properties: readonly HistoryPropertyRow[]
  readonly tests: AsyncIterable<HistoryTestRow>
}

/**
 * Reads the newest builds of a branch and their properties, and starts the query for their tests.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readTestsHistory(
  connection: Connection,
  parameters: HistoryParameters,
  caller: Caller,
  limits?: QueryLimits,
): Promise<TestsHistory> {
  const rows = async <Row>(query: Query) => rowsOf<Row>(await jsonLines(connection, query, caller, limits))
  const builds = await listOf(await rows<HistoryBuildRow>(historyBuildsQuery(parameters)))
  if (builds.length === 0) return { builds, mayHaveEarlier: false, properties: [], tests: rowsOf(Readable.from([])) }
  return {
    builds,
    mayHaveEarlier: builds.length === (parameters.limit ?? maximumBuilds),
    properties: await listOf(await rows<HistoryPropertyRow>(historyPropertiesQuery(parameters, builds))),
    tests: await rows<HistoryTestRow>(historyTestsQuery(parameters, builds)),
  }
}
