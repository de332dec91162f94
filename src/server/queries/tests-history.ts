import { Readable } from 'node:stream'
import { type TString, Type } from 'typebox'
import { maximumBuilds } from '../../judge/history/history-rows.js'
import { queryLines } from '../store/json-document.js'
import {
  type HistoryBuildRow,
  type HistoryParameters,
  type HistoryPropertyRow,
  type HistoryTestRow,
  historyBuildsQuery,
  historyPropertiesQuery,
  historySchemas,
  historyTestsQuery,
} from '../store/queries/history-query.js'
import type { Query } from '../store/query.js'
import type { QuerySource } from '../store/query-reader.js'
import { listOf, rowsOf } from '../store/query-rows.js'
import { testsHistoryDocument } from '../tests-history-document.js'
import type { DataQuery } from './data-query.js'

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
async function readTestsHistory(source: QuerySource, parameters: HistoryParameters): Promise<TestsHistory> {
  const rows = async <Row>(query: Query) => rowsOf<Row>(await queryLines(source, query))
  const builds = await listOf(await rows<HistoryBuildRow>(historyBuildsQuery(parameters)))
  if (builds.length === 0) return { builds, mayHaveEarlier: false, properties: [], tests: rowsOf(Readable.from([])) }
  return {
    builds,
    mayHaveEarlier: builds.length === (parameters.limit ?? maximumBuilds),
    properties: await listOf(await rows<HistoryPropertyRow>(historyPropertiesQuery(parameters, builds))),
    tests: await rows<HistoryTestRow>(historyTestsQuery(parameters, builds)),
  }
}

const querystring = Type.Object(historySchemas)

export const testsHistory: DataQuery<typeof querystring, HistoryParameters, TestsHistory, TString> = {
  path: '/v1/data/tests/history',
  summary: 'The results of tests in the last builds of a branch',
  description:
    'Returns a history document, as `build-report report --history-output` writes it: newline-delimited JSON whose first line lists the builds and their properties, the oldest first. It has one line for each test. A job that was run again counts with its newest attempt. A test that ran several times in a build counts with the worst result. Builds of pull requests are left out.',
  querystring,
  answer: Type.String(),
  mediaType: 'application/x-ndjson',
  answerDescription: 'The history document. It contains no build if nothing was recorded.',
  prepare: (given) => given,
  read: readTestsHistory,
  write: async (history) => Readable.from([await testsHistoryDocument(history)]),
}
