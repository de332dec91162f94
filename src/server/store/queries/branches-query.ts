import { type Static, type TObject, Type } from 'typebox'
import { type Branch, maximumBranches } from '../../answers/branches.js'
import type { BuildCounts } from '../../build-status.js'
import type { Query } from '../query.js'
import { spanParameters, type TimeSpan } from './aggregation.js'
import { buildRun } from './build-run.js'
import { conditionsOf, coordinateFilters, schemasOf } from './filter.js'
import { isNewestAttempt } from './newest-attempts.js'
import { quarterRange, summaries } from './summaries.js'

/** The number of branches without the parameter `limit`. */
const defaultBranches = 50

/** The schemas of the parameters, without the range. */
export const branchesSchemas = {
  ...schemasOf(coordinateFilters),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: maximumBranches, description: `The maximum number of branches. Default: ${defaultBranches}.` }),
  ),
}

export type BranchesParameters = Static<TObject<typeof branchesSchemas>> & TimeSpan

/** A branch or tag with the tests of its newest build. */
export interface BranchListRow extends Pick<Branch, 'ref' | 'builds' | 'lastSeen'>, BuildCounts {
  /** The newest build, with the attempt that ended last. */
  readonly build: string
  /** The time of its first test. It may be much earlier than the last test of the branch, which may be of another build. */
  readonly buildStart: number
}

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
  SELECT records.ref AS ref, ${buildRun} AS run, min(records.first) AS start, max(records.last) AS last,
    argMax(records.build, (records.last, records.build)) AS name, sum(records.failed) AS buildFailed, sum(records.passed) AS buildPassed,
    sum(records.skipped) AS buildSkipped, sum(records.cancelled) AS buildCancelled
  FROM ${summaries({
    by: ['ref', 'build', 'jobRun', 'jobAttempt'],
    figures: ['first', 'last', 'failed', 'passed', 'skipped', 'cancelled'],
    where: `${conditionsOf(coordinateFilters, parameters)} AND records.kind = 'test' AND records.ref != ''`,
    range: quarterRange(parameters),
  })} AS records
  WHERE ${isNewestAttempt({ ofModules: conditionsOf(coordinateFilters, parameters), range: quarterRange(parameters) })}
  GROUP BY ref, run
)
GROUP BY ref
ORDER BY lastSeen DESC, ref
LIMIT ${limit}`,
  parameters: { ...parameters, ...spanParameters(parameters) },
})
