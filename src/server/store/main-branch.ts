import type { Caller, Connection } from './connection.js'
import { orderedReading } from './ordered-reading.js'
import type { Span } from './queries/aggregation.js'
import type { Module } from './queries/build-facts-query.js'
import { isMainQuery } from './queries/default-branch.js'
import type { QueryLimits } from './query-limits.js'
import { queryReader } from './query-reader.js'

/** Returns `main` if it is the default branch of a module. Otherwise, a query must count the tests of all branches. */
export async function readMainBranch(
  connection: Connection,
  { org, project, module, fromTs, toTs }: Module & Span,
  caller: Caller,
  limits?: QueryLimits,
): Promise<'main' | undefined> {
  const rows = queryReader(connection, caller, limits, orderedReading)
  return (await rows(isMainQuery({ org, project, module, fromTs, toTs }))).length > 0 ? 'main' : undefined
}
