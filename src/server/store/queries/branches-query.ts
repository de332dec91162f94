import { type Static, type TObject, Type } from 'typebox'
import { type Branch, maximumBranches } from '../../answers/branches.js'
import type { BuildCounts } from '../../build-status.js'
import type { Query } from '../query.js'
import { inRange, type Span, spanParameters } from './aggregation.js'
import { buildRun } from './build-run.js'
import { conditionsOf, coordinateFilters, schemasOf } from './filter.js'
import { isOfNewestAttempt, repeats } from './newest-attempts.js'

/** The number of branches without the parameter `limit`. */
const defaultBranches = 50

/** The schemas of the parameters, without the range. */
export const branchesSchemas = {
  ...schemasOf(coordinateFilters),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: maximumBranches, description: `The maximum number of branches. Default: ${defaultBranches}.` }),
  ),
}

export type BranchesParameters = Static<TObject<typeof branchesSchemas>> & Span

/** A branch or tag with the tests of its newest build. */
export interface BranchListRow extends Pick<Branch, 'ref' | 'builds' | 'lastSeen'>, BuildCounts {
  /** The newest build, with the attempt that ended last. */
  readonly build: string
  /** The time of its first test. It may be much earlier than the last test of the branch, which may be of another build. */
  readonly buildStart: number
}

const countOf = (status: string): string => `countIf(records.status = '${status}')`

/**
 * Selects the branches and tags on which tests of a module ran, the ones with the last tests first. Builds of pull requests count for the
 * branch that their tests name, because the parameter `ref` selects them as well. The newest build is the one with the largest number, or
 * else the last one that started.
 */
export const branchesQuery = ({ limit = defaultBranches, ...parameters }: BranchesParameters): Query => ({
  sql: `WITH (toUInt64OrZero(run), start) AS position
SELECT ref, count() AS builds, max(last) AS lastSeen, argMax(name, position) AS build, argMax(start, position) AS buildStart, argMax(buildFailed, position) AS failed,
  argMax(buildPassed, position) AS passed, argMax(buildSkipped, position) AS skipped, argMax(buildCancelled, position) AS cancelled
FROM (
  SELECT ref, run, min(firstTest) AS start, max(lastTest) AS last, argMax(build, (lastTest, build)) AS name, sum(failedTests) AS buildFailed,
    sum(passedTests) AS buildPassed, sum(skippedTests) AS buildSkipped, sum(cancelledTests) AS buildCancelled
  FROM (
    WITH ${repeats}
    SELECT records.ref AS ref, records.build AS build, ${buildRun} AS run, min(records.timestamp) AS firstTest, max(records.timestamp) AS lastTest,
      ${countOf('failed')} AS failedTests, ${countOf('successful')} AS passedTests, ${countOf('skipped')} AS skippedTests,
      ${countOf('cancelled')} AS cancelledTests
    FROM records
    WHERE ${conditionsOf(coordinateFilters, parameters)} AND records.kind = 'test' AND ${inRange} AND records.ref != '' AND ${isOfNewestAttempt}
    GROUP BY ref, build
  )
  GROUP BY ref, run
)
GROUP BY ref
ORDER BY lastSeen DESC, ref
LIMIT ${limit}`,
  parameters: { ...parameters, ...spanParameters(parameters) },
})
