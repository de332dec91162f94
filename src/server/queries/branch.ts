import type { Static, TObject } from 'typebox'
import type { BuildCounts } from '../build-status.js'
import { spanParameters, type TimeSpan } from '../store/queries/aggregation.js'
import { branchRuns, buildsSchemas } from '../store/queries/builds-query.js'
import type { Query } from '../store/query.js'
import { queryReader } from '../store/query-reader.js'
import type { StoreQuery } from './data-query.js'

const { testId: _, limit: __, ...schemas } = buildsSchemas

/** The schemas of the parameters, without the range. */
export const branchSchemas = schemas

export type BranchParameters = Static<TObject<typeof branchSchemas>> & TimeSpan

/** The builds of a branch in a range, and the tests of the newest one. */
export interface BranchRow extends BuildCounts {
  readonly ref: string
  readonly builds: number
  readonly passedBuilds: number
}

/**
 * Counts the builds of a branch that ran tests of a module, and the tests of the newest one. The newest is the one with the largest number,
 * or else the last one that started.
 */
export const branchQuery = (parameters: BranchParameters): Query => ({
  sql: `WITH (toUInt64OrZero(runs.run), runs.timestamp) AS position
SELECT any(runs.ref) AS ref, count() AS builds, countIf(runs.failed = 0 AND runs.passed > 0) AS passedBuilds,
  argMax(runs.failed, position) AS failed, argMax(runs.passed, position) AS passed, argMax(runs.skipped, position) AS skipped,
  argMax(runs.cancelled, position) AS cancelled
FROM (${branchRuns(parameters)}) AS runs
HAVING builds > 0`,
  parameters: { ...parameters, ...spanParameters(parameters) },
})

/** Counts the builds of a branch. Undefined if there are none in the range. */
export const branch: StoreQuery<BranchParameters, BranchRow | undefined> = {
  read: async (source, parameters) => (await queryReader(source)<BranchRow>(branchQuery(parameters)))[0],
}
