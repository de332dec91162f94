import { type Static, type TObject, Type } from 'typebox'
import { type Build, listedBuilds, maximumTests } from '../../answers/builds.js'
import type { BuildCounts } from '../../build-status.js'
import type { Query } from '../query.js'
import { inRange, spanParameters, type TimeSpan } from './aggregation.js'
import { buildRun } from './build-run.js'
import { defaultBranch, defaultBranchRule } from './default-branch.js'
import { conditionsOf, coordinateFilters, equalTo, nameSchema, optional, schemasOf } from './filter.js'
import { outcome, positionsIn, resultsSql } from './history-query.js'
import { isNewestAttempt, isOfNewestAttempt, repeats } from './newest-attempts.js'
import { quarterRange, summaries } from './summaries.js'

/** The filters of the query. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  ref: optional(equalTo('ref', `The branch or tag. Default: ${defaultBranchRule}.`)),
}

/** The number of builds without the parameter `limit`. */
const defaultBuilds = 50

/** The schemas of the parameters, without the range. */
export const buildsSchemas = {
  ...schemasOf(filters),
  testId: Type.Optional(
    Type.Array(nameSchema('The id of a test.'), {
      maxItems: maximumTests,
      description: 'The tests whose results are returned: `testId=a&testId=b`. Default: none.',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: listedBuilds, description: `The number of builds, the newest ones. Default: ${defaultBuilds}.` }),
  ),
}

export type BuildsParameters = Static<TObject<typeof buildsSchemas>> & TimeSpan

/** A build of a branch with the number of its test results. */
export interface BuildRow extends Pick<Build, 'attempts' | 'timestamp'>, BuildCounts {
  readonly ref: string
  /** The run, without its attempt. */
  readonly run: string
  /** The results that passed only after a retry. They are counted in `passed` as well. */
  readonly flaky: number
  readonly total: number
}

const ofModule = conditionsOf(coordinateFilters, coordinateFilters)

/** Counts by status, as columns of {@link branchRuns}, and the figures of a summary that they are sums of. */
const counts = {
  failed: 'failed',
  passed: 'passed',
  skipped: 'skipped',
  cancelled: 'cancelled',
  flaky: 'flakyPassed',
  total: 'total',
} as const

/**
 * Selects the builds of a branch that ran tests of a module, with the number of their results by status. Builds of pull requests are left
 * out, because the branch of a fork may have the same name. They are counted, because the engine would evaluate a condition in WHERE for
 * each test, which took 60 ms for a million tests (26.7).
 */
export function branchRuns({ ref, ...span }: TimeSpan & { readonly ref?: string }): string {
  const range = quarterRange(span)
  const { ref: filter, ...ofAnyBranch } = filters
  const isOfBranch = ref === undefined ? `records.ref = ifNull(${defaultBranch(span)}, '')` : filter.condition('ref')
  return `SELECT ${buildRun} AS run, any(records.ref) AS ref, arraySort(one -> (length(one), one), groupUniqArray(records.build)) AS attempts,
    min(records.first) AS timestamp, ${Object.entries(counts)
      .map(([name, figure]) => `sum(records.${figure}) AS ${name}`)
      .join(', ')}
  FROM ${summaries({
    by: ['build', 'ref', 'jobRun', 'jobAttempt'],
    figures: ['first', ...Object.values(counts)],
    where: `${conditionsOf(ofAnyBranch, ofAnyBranch)} AND ${isOfBranch} AND records.kind = 'test'`,
    range,
  })} AS records
  WHERE ${isNewestAttempt({ ofModules: ofModule, range })}
  GROUP BY run
  HAVING countIf(run GLOBAL IN (SELECT ${buildRun} FROM records WHERE ${ofModule} AND records.kind = 'build' AND records.pullRequest != '' AND ${inRange})) = 0`
}

/**
 * Selects the newest builds of a branch, the oldest first. Runs with numbers are in the order of their numbers, because they may overlap,
 * and other runs in the order of their starts.
 */
export const buildsQuery = ({ limit = defaultBuilds, testId: _, ...parameters }: BuildsParameters): Query => ({
  sql: `SELECT * FROM (
  SELECT * FROM (${branchRuns(parameters)})
  ORDER BY toUInt64OrZero(run) DESC, timestamp DESC, run DESC
  LIMIT ${limit}
)
ORDER BY toUInt64OrZero(run), timestamp, run`,
  parameters: { ...parameters, ...spanParameters(parameters) },
})

/**
 * Selects the results of tests in builds of a branch.
 * @param builds a result of {@link buildsQuery}, not empty
 * @param testIds not empty
 */
export function buildsTestsQuery(
  { org, project, module, toTs }: BuildsParameters,
  builds: readonly BuildRow[],
  testIds: readonly string[],
): Query {
  const { attempts, position } = positionsIn(builds)
  return {
    sql: `WITH groupArray(position) AS positions, groupArray(outcome) AS outcomes
SELECT testId, max(name) AS name, max(suite) AS suite, ${resultsSql(builds.length)} AS results
FROM (
  WITH ${repeats}
  SELECT records.id AS testId, ${position} AS position, max(records.name) AS name, max(records.suite) AS suite, ${outcome} AS outcome
  FROM records
  WHERE ${ofModule} AND records.kind = 'test' AND records.ref = {ref:String} AND records.id IN {testIds:Array(String)}
    AND ${inRange} AND has({attempts:Array(String)}, records.build) AND ${isOfNewestAttempt}
  GROUP BY testId, position
)
GROUP BY testId
ORDER BY indexOf({testIds:Array(String)}, testId)`,
    parameters: {
      org,
      project,
      module,
      attempts,
      testIds,
      ref: builds[0]?.ref ?? '',
      ...spanParameters({ fromTs: Math.min(...builds.map(({ timestamp }) => timestamp)), toTs }),
    },
  }
}
