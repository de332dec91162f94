import { orderedReading } from './ordered-reading.js'
import type { TimeSpan } from './queries/aggregation.js'
import type { Module } from './queries/build-facts-query.js'
import { isMainQuery } from './queries/default-branch.js'
import { type QuerySource, queryReader } from './query-reader.js'

/** Returns `main` if it is the default branch of a module. Otherwise, a query must count the tests of all branches. */
export async function readMainBranch(
  source: QuerySource,
  { org, project, module, fromTs, toTs }: Module & TimeSpan,
): Promise<'main' | undefined> {
  const rows = queryReader(source, orderedReading)
  return (await rows(isMainQuery({ org, project, module, fromTs, toTs }))).length > 0 ? 'main' : undefined
}
