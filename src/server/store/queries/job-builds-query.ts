import type { Static, TObject } from 'typebox'
import { listedJobs } from '../../answers/jobs.js'
import { shownBuilds } from '../../answers/modules.js'
import type { Query } from '../query.js'
import { inRange, spanParameters, type TimeSpan } from './aggregation.js'
import { nearbyMs } from './build-facts-query.js'
import { buildRun } from './build-run.js'
import { conditionsOf, coordinateFilters, equalTo, optional } from './filter.js'
import { newestJobs, type pipelineSchemas } from './jobs-query.js'
import { spanBefore } from './module-builds-query.js'

export type JobBuildsParameters = Static<TObject<typeof pipelineSchemas>> & TimeSpan

/** A build of a job or a pipeline. */
export interface JobBuild {
  /** The run, without its attempt. */
  readonly run: string
  /** Its newest attempt, and the number of that attempt. */
  readonly build: string
  readonly attempt: number
  /** Unix ms. */
  readonly start: number
  /** `F` failed, `P` passed, `S` skipped, `-` without a result. */
  readonly result: string
}

/** The builds of a job or a pipeline in a range and in the period before, as the engine returns them. */
export interface JobBuildsRow {
  readonly pipeline: string
  /** Empty for a pipeline. */
  readonly name: string
  readonly builds: number
  readonly passedBuilds: number
  readonly buildsBefore: number
  /** Unix ms; 0 if no build failed. */
  readonly lastFailed: number
  /** The quartiles and the 95th percentile of the durations in ms; 0 if they are unknown. */
  readonly durations: readonly [number, number, number, number]
  readonly durationsBefore: readonly [number, number, number, number]
  /** The newest builds that began in the range, the oldest first. */
  readonly newest: readonly JobBuild[]
  /** The number of all jobs or pipelines. The same in each row. */
  readonly rowCount: number
}

const levels = '0.25, 0.5, 0.75, 0.95'

/** Returns the quartiles and the 95th percentile of the durations of builds. */
const percentilesOf = (condition: string): string =>
  `arrayMap(one -> ifNotFinite(one, 0), quantilesExactInclusiveIf(${levels})(ms, ${condition} AND isDecided AND ms > 0))`

/**
 * The duration of a pipeline is its wall time. It is unknown as long as a job runs, and if some of the jobs ran again later.
 */
const wallTime = `if(min(records.jobAttempt) = max(records.jobAttempt) AND countIf(records.status = 'running') = 0,
    toFloat64(max(records.timestamp + toInt64(ifNull(records.duration, 0))) - start), 0)`

/**
 * Summarises the builds of the jobs of a module, or of its pipelines. Only the newest attempt of a job in a run counts. If several jobs of a
 * build have the same name, the worst result and the longest duration count. Builds with numbers are in the order of their numbers. Builds
 * of pull requests are left out, because the branch of a fork may have the same name.
 * @param of the rows of the result; at most {@link listedJobs} are returned, the ones with the latest builds
 */
export function jobBuildsQuery(of: 'jobs' | 'pipelines', parameters: JobBuildsParameters): Query {
  const { fromTs, ...choice } = parameters
  const { expressions, table } = newestJobs(choice, 'pipeline, build, name, timestamp, status, duration, jobAttempt')
  return {
    sql: `WITH start >= {beginTs:Int64} AS isNow, result IN ('F', 'P') AS isDecided
SELECT pipeline, name, countIf(isNow AND isDecided) AS builds, countIf(isNow AND result = 'P') AS passedBuilds,
  countIf(NOT isNow AND isDecided) AS buildsBefore, maxIf(start, isNow AND result = 'F') AS lastFailed,
  ${percentilesOf('isNow')} AS durations, ${percentilesOf('NOT isNow')} AS durationsBefore,
  arrayMap(one -> (one.3, one.4, one.5, one.2, one.6)::Tuple(run String, build String, attempt UInt32, start Int64, result String),
    arraySlice(arraySort(groupArrayIf((number, start, run, build, attempt, result), isNow)), -${shownBuilds})) AS newest,
  count() OVER () AS rowCount
FROM (
  WITH ${expressions}
  SELECT records.pipeline AS pipeline, ${of === 'jobs' ? 'records.name' : "''"} AS name, ${buildRun} AS run, toUInt64OrZero(run) AS number,
    min(records.timestamp) AS start, argMax(records.build, records.jobAttempt) AS build, max(records.jobAttempt) AS attempt,
    ${of === 'jobs' ? 'ifNull(max(records.duration), 0)' : wallTime} AS ms,
    multiIf(countIf(records.status = 'failed') > 0, 'F', countIf(records.status = 'successful') > 0, 'P',
      countIf(records.status = 'skipped') > 0, 'S', '-') AS result
  FROM ${table}
  WHERE ${inRange}
    AND run GLOBAL NOT IN (SELECT ${buildRun} FROM records WHERE ${ofModule} AND records.kind = 'build' AND records.pullRequest != '' AND ${inRange})
  GROUP BY pipeline, name, run
)
GROUP BY pipeline, name
HAVING notEmpty(newest)
ORDER BY newest[-1].start DESC, pipeline, name
LIMIT ${listedJobs}`,
    parameters: { ...choice, beginTs: fromTs, ...spanParameters({ fromTs: spanBefore(parameters).fromTs, toTs: parameters.toTs }) },
  }
}

const ofModule = conditionsOf(coordinateFilters, coordinateFilters)

/** The tests of a job in a run that passed after a retry. */
export interface FlakyJobRow {
  readonly pipeline: string
  readonly name: string
  readonly run: string
  readonly attempt: number
  readonly tests: number
}

/** The maximum number of jobs in runs with such tests. */
const maximumFlaky = 20_000

const ofRef = { ref: optional(equalTo('ref', '')) }

/**
 * Selects the attempts of jobs with tests that passed after a retry, the newest ones of each job. A condition for the jobs is not needed,
 * because few tests are flaky.
 * @param fromTs the start of the oldest build; its tests may be a little older
 */
export const flakyJobsQuery = ({ org, project, module, ref, toTs }: JobBuildsParameters, fromTs: number): Query => {
  const choice = ref === undefined ? { org, project, module } : { org, project, module, ref }
  return {
    sql: `SELECT records.pipeline AS pipeline, records.job AS name, ${buildRun} AS run, records.jobAttempt AS attempt,
  uniqExact(records.id) AS tests
FROM records
WHERE ${conditionsOf({ ...coordinateFilters, ...ofRef }, choice)} AND records.kind = 'test' AND ${inRange}
  AND records.flaky AND records.status = 'successful' AND records.job != ''
GROUP BY pipeline, name, run, attempt
ORDER BY toUInt64OrZero(run) DESC, max(records.timestamp) DESC, attempt DESC, run
LIMIT ${2 * shownBuilds} BY pipeline, name
LIMIT ${maximumFlaky}`,
    parameters: { ...choice, ...spanParameters({ fromTs: fromTs - nearbyMs, toTs: toTs + nearbyMs }) },
  }
}
