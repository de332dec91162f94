import { type Static, type TObject, Type } from 'typebox'
import { definedFields } from '../../../base/defined-fields.js'
import { maximumBuilds, maximumCauses, maximumRows } from '../../../judge/history/history-rows.js'
import type { Query } from '../query.js'
import { nearbyMs } from './build-facts-query.js'
import { buildRun } from './build-run.js'
import { conditionsOf, coordinateFilters, equalTo, nameSchema, optional, schemasOf } from './filter.js'
import { isOfNewestAttemptOf, repeatsOf } from './newest-attempts.js'

/** The filters of the queries. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  ref: equalTo('ref', 'The branch.'),
  job: optional(equalTo('job', 'Only tests of this job, with the values of its matrix. Default: the tests of all jobs.')),
}

/** The schemas of the parameters. */
export const historySchemas = {
  ...schemasOf(filters),
  testId: Type.Optional(nameSchema('Only the test with this id. Default: all.')),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: maximumBuilds, description: `The number of builds, the newest ones. Default: ${maximumBuilds}.` }),
  ),
}

export type HistoryParameters = Static<TObject<typeof historySchemas>>

const ofModule = conditionsOf(coordinateFilters, coordinateFilters)

/** Keeps the tests of the job, and the builds, which name no job. */
const ofJob = ({ job, ...parameters }: Omit<HistoryParameters, 'limit' | 'testId'>): string =>
  `${conditionsOf(filters, parameters)}${job === undefined ? '' : ` AND (records.kind = 'build' OR ${filters.job.condition('job')})`}`

/** The records of attempts that may replace one of the listed builds. */
const ofListed = `${ofModule} AND records.timestamp >= {fromTs:Int64} - ${nearbyMs}`

const countOf = (status: string): string => `countIf(records.kind = 'test' AND records.status = '${status}')`

/** A build in the history of a module. */
export interface HistoryBuildRow {
  /** The run, without its attempt. */
  readonly id: string
  /** Its attempts, as records name them. */
  readonly attempts: readonly string[]
  /** Empty if it is unknown, as is the URL. */
  readonly commit: string
  readonly url: string
  /** Unix ms. */
  readonly timestamp: number
  readonly failed: number
  readonly passed: number
  readonly skipped: number
  readonly cancelled: number
}

/**
 * Selects the newest builds of a branch that ran tests of a module, the oldest first. Runs with numbers are in the order of their numbers,
 * because they may overlap, and other runs in the order of their starts. Leaves out the builds of pull requests, because the branch of a
 * fork may have the same name.
 */
export const historyBuildsQuery = ({ limit = maximumBuilds, testId: _, ...parameters }: HistoryParameters): Query => ({
  sql: `WITH ${repeatsOf(ofModule)}
SELECT id, attempts, commit, url, timestamp, failed, passed, skipped, cancelled
FROM (
  SELECT ${buildRun} AS id, groupUniqArray(records.build) AS attempts, max(records.commit) AS commit, max(records.url) AS url,
    min(records.timestamp) AS timestamp, max(records.pullRequest) AS pullRequest, countIf(records.kind = 'test') AS tests,
    ${countOf('failed')} AS failed, ${countOf('successful')} AS passed, ${countOf('skipped')} AS skipped, ${countOf('cancelled')} AS cancelled
  FROM records
  WHERE ${ofJob(parameters)} AND records.kind IN ('test', 'build') AND ${isOfNewestAttemptOf(ofModule)}
  GROUP BY id
  HAVING tests > 0 AND pullRequest = ''
  ORDER BY toUInt64OrZero(id) DESC, timestamp DESC
  LIMIT ${limit}
)
ORDER BY toUInt64OrZero(id), timestamp`,
  parameters,
})

/** A test in the history of a module. */
export interface HistoryTestRow {
  readonly id: string
  readonly name: string
  readonly suite: readonly string[]
  /** One character per build, as in `TestHistory`. */
  readonly results: string
  /** The ids of the causes of its last failures, the newest first; empty if unknown. */
  readonly causes: readonly string[]
  /** The longest duration in each build in ms, 0 if unknown. Empty if all are below 100 ms. */
  readonly durations: readonly number[]
}

/** Returns the attempts of builds, and an expression for the position of the build to which a record belongs, from 1. */
export function positionsIn(builds: readonly Pick<HistoryBuildRow, 'attempts'>[]): {
  readonly attempts: readonly string[]
  readonly position: string
} {
  const attempts = builds.flatMap((build, index) => build.attempts.map((name) => [name, index + 1] as const))
  const positions = attempts.map(([, index]) => index).join(', ')
  return {
    attempts: attempts.map(([name]) => name),
    position: `toUInt8(transform(records.build, {attempts:Array(String)}, [${positions}], 0))`,
  }
}

/** The result of a test in a build, in which it may have run several times: the worst one. */
export const outcome = `multiIf(countIf(records.status = 'failed') > 0, 'F', countIf(records.flaky) > 0, 'f',
      countIf(records.status = 'successful') > 0, 'P', countIf(records.status = 'skipped') > 0, 'S', '-')`

/** Returns an expression for the outcomes of builds as text, from the arrays `positions` and `outcomes`. */
export const resultsSql = (builds: number): string =>
  `arrayStringConcat(arrayMap(build -> if(has(positions, build), outcomes[indexOf(positions, build)], '-'), range(1, ${builds + 1})))`

/**
 * Selects the tests that ran in builds of a branch. A test that ran several times in a build has the worst of its results there. If there
 * are too many, leaves out the tests that have not run for the longest time.
 * @param builds a result of {@link historyBuildsQuery}, not empty
 */
export function historyTestsQuery(
  { limit: _, testId, ...parameters }: HistoryParameters,
  builds: readonly HistoryBuildRow[],
  maximumTests = maximumRows,
): Query {
  const { attempts, position } = positionsIn(builds)
  const filter = { ...filters, ...definedFields({ testId: testId === undefined ? undefined : equalTo('id', '') }) }
  return {
    sql: `SELECT id, name, suite, results, causes, durations
FROM (
WITH groupArray(position) AS positions, groupArray(outcome) AS outcomes, groupArray(longest) AS known
SELECT id, any(name) AS name, any(suite) AS suite, maxIf(position, outcome != '-') AS lastRun,
  ${resultsSql(builds.length)} AS results,
  arrayMap(failure -> failure.2, arraySlice(arrayReverseSort(groupArrayIf((position, cause), outcome = 'F')), 1, ${maximumCauses})) AS causes,
  if(max(longest) < 100, [], arrayMap(build -> if(has(positions, build), known[indexOf(positions, build)], 0), range(1, ${builds.length + 1}))) AS durations
FROM (
  WITH ${repeatsOf(ofListed)}
  SELECT records.id AS id, ${position} AS position, max(records.name) AS name, max(records.suite) AS suite,
    ${outcome} AS outcome,
    maxIf(records.cause, records.status = 'failed') AS cause, ifNull(max(records.duration), 0) AS longest
  FROM records
  WHERE ${conditionsOf(filter, { ...parameters, ...definedFields({ testId }) })} AND records.kind = 'test'
    AND records.timestamp >= {fromTs:Int64} AND has({attempts:Array(String)}, records.build) AND ${isOfNewestAttemptOf(ofListed)}
  GROUP BY id, position
)
GROUP BY id
ORDER BY lastRun DESC, suite, name, id
LIMIT ${maximumTests}
)
ORDER BY suite, name, id`,
    parameters: {
      ...parameters,
      ...definedFields({ testId }),
      attempts,
      fromTs: Math.min(...builds.map(({ timestamp }) => timestamp)),
    },
  }
}

/** A property in the history of a module. */
export interface HistoryPropertyRow {
  /** The position of the build, from 1. */
  readonly position: number
  readonly name: string
  readonly value: string | number
}

/** Limits for the properties of a build and for their texts in bytes. A history document contains no more. */
const maximumProperties = 200
const maximumTextBytes = 600

/**
 * Selects the newest value of each property in builds of a branch.
 * @param builds a result of {@link historyBuildsQuery}, not empty
 */
export function historyPropertiesQuery(
  { limit: _, testId: __, ...parameters }: HistoryParameters,
  builds: readonly HistoryBuildRow[],
): Query {
  const { attempts, position } = positionsIn(builds)
  return {
    sql: `SELECT position, name, value
FROM (
  SELECT ${position} AS position, records.name AS name, if(isNull(valueNumber), valueText, assumeNotNull(valueNumber)) AS value
  FROM records
  WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'property' AND has({attempts:Array(String)}, records.build)
    AND length(records.name) <= ${maximumTextBytes} AND length(records.valueText) <= ${maximumTextBytes}
  ORDER BY position, name, records.timestamp DESC, records.arrived DESC
  LIMIT 1 BY position, name
)
ORDER BY position, name
LIMIT ${maximumProperties} BY position`,
    parameters: { ...parameters, attempts },
  }
}
