import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { Caller, Connection } from './connection.js'
import { queryError } from './engine-error.js'
import { jsonLines } from './json-document.js'
import {
  type HistoryBuildRow,
  type HistoryParameters,
  type HistoryTestRow,
  historyBuildsQuery,
  historyTestsQuery,
} from './queries/history-query.js'
import type { QueryLimits } from './query-limits.js'

/** The results of tests in the newest builds of a branch. */
export interface TestsHistory {
  /** The oldest first. */
  readonly builds: readonly HistoryBuildRow[]
  readonly tests: AsyncIterable<HistoryTestRow>
}

/**
 * Reads the newest builds of a branch, and starts the query for their tests.
 * @throws StoreLimitError if a query exceeds the limits
 */
export async function readTestsHistory(
  connection: Connection,
  parameters: HistoryParameters,
  caller: Caller,
  limits?: QueryLimits,
): Promise<TestsHistory> {
  const builds: HistoryBuildRow[] = []
  for await (const build of rowsOf<HistoryBuildRow>(await jsonLines(connection, historyBuildsQuery(parameters), caller, limits)))
    builds.push(build)
  if (builds.length === 0) return { builds, tests: rowsOf(Readable.from([])) }
  return { builds, tests: rowsOf(await jsonLines(connection, historyTestsQuery(parameters, builds), caller, limits)) }
}

async function* rowsOf<Row>(lines: Readable): AsyncGenerator<Row> {
  try {
    for await (const line of createInterface({ input: lines, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line !== '') yield JSON.parse(line) as Row
    }
  } catch (error) {
    throw queryError(error)
  } finally {
    lines.destroy()
  }
}
