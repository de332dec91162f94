import type { Static, TObject } from 'typebox'
import type { Query } from '../query.js'
import { inRange, type Span, spanParameters } from './aggregation.js'
import { buildRun } from './build-run.js'
import { defaultBranch, defaultBranchRule } from './default-branch.js'
import { conditionsOf, coordinateFilters, equals, optional, schemasOf } from './filter.js'
import { isOfNewestAttempt, repeats } from './newest-attempts.js'

/** The filters of the query. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  ref: optional(equals('ref', `The branch or tag. Default: ${defaultBranchRule}.`)),
}

/** The schemas of the parameters, without the range. */
export const branchSchemas = schemasOf(filters)

export type BranchParameters = Static<TObject<typeof branchSchemas>> & Span

/** The builds of a branch in a range. Without builds, there is none. */
export interface BranchRow {
  readonly ref: string
  readonly builds: number
  readonly passedBuilds: number
  /** The tests of the newest build by status. */
  readonly failed: number
  readonly passed: number
  readonly skipped: number
  readonly cancelled: number
}

const ofModule = conditionsOf(coordinateFilters, coordinateFilters)
const countOf = (status: string): string => `countIf(records.status = '${status}')`

/**
 * Counts the builds of a branch that ran tests of a module, and the tests of the newest one. The newest is the one with the largest number,
 * or else the last one that started. Builds of pull requests are left out, because the branch of a fork may have the same name.
 */
export function branchQuery(parameters: BranchParameters): Query {
  const { ref: _, ...ofAnyBranch } = filters
  const isOfBranch = parameters.ref === undefined ? `records.ref = ifNull(${defaultBranch}, '')` : filters.ref.condition('ref')
  return {
    sql: `WITH (toUInt64OrZero(run), start) AS position
SELECT any(branch) AS ref, count() AS builds, countIf(buildFailed = 0 AND buildPassed > 0) AS passedBuilds, argMax(buildFailed, position) AS failed,
  argMax(buildPassed, position) AS passed, argMax(buildSkipped, position) AS skipped, argMax(buildCancelled, position) AS cancelled
FROM (
  SELECT run, any(branch) AS branch, min(first) AS start, sum(failedTests) AS buildFailed, sum(passedTests) AS buildPassed,
    sum(skippedTests) AS buildSkipped, sum(cancelledTests) AS buildCancelled
  FROM (
    WITH ${repeats}
    SELECT ${buildRun} AS run, records.build AS build, any(records.ref) AS branch, min(records.timestamp) AS first,
      ${countOf('failed')} AS failedTests, ${countOf('successful')} AS passedTests, ${countOf('skipped')} AS skippedTests,
      ${countOf('cancelled')} AS cancelledTests
    FROM records
    WHERE ${conditionsOf(ofAnyBranch, parameters)} AND ${isOfBranch} AND records.kind = 'test' AND ${inRange} AND ${isOfNewestAttempt}
    GROUP BY run, build
  )
  WHERE run GLOBAL NOT IN (SELECT ${buildRun} FROM records WHERE ${ofModule} AND records.kind = 'build' AND records.pullRequest != '' AND ${inRange})
  GROUP BY run
)
HAVING builds > 0`,
    parameters: { ...parameters, ...spanParameters(parameters) },
  }
}
