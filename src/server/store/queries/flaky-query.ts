import { type Static, type TObject, Type } from 'typebox'
import type { Query } from '../query.js'
import { inRange, type Span, spanParameters } from './aggregation.js'
import { buildRun } from './build-run.js'
import { defaultBranch, defaultBranchRule } from './default-branch.js'
import { conditionsOf, coordinateFilters, equals, nameSchema, optional, schemasOf } from './filter.js'

/** The filters of the query. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  ref: optional(equals('ref', 'Only runs on this branch or tag. Default: any.')),
  testId: optional(equals('id', 'Only the test with this id. Default: all.')),
}

const orders = ['lostMs', 'flips', 'baseFailures', 'lastSeen'] as const

/** The maximum number of tests in a result, and the number without the parameter `limit`. */
export const maximumFlakyTests = 500
export const defaultFlakyTests = 50

/** The maximum number of jobs of a test. */
export const maximumFlakyJobs = 5

/** The schemas of the parameters, without the range. */
export const flakySchemas = {
  ...schemasOf(filters),
  base: Type.Optional(nameSchema(`The branch whose failures count as \`baseFailures\`. Default: ${defaultBranchRule}.`)),
  orderBy: Type.Optional(
    Type.Enum([...orders], {
      type: 'string',
      description: 'The figure to order by, the largest first. Default: `lostMs`.',
      default: 'lostMs',
    }),
  ),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: maximumFlakyTests,
      description: `The maximum number of tests. Default: ${defaultFlakyTests}.`,
    }),
  ),
}

export type FlakyParameters = Static<TObject<typeof flakySchemas>> & Span

/** A flaky test as the engine returns it. */
export interface FlakyRow {
  readonly testId: string
  readonly flips: number
  readonly retries: number
  readonly baseFailures: number
  readonly lostMs: number
  readonly flakyBuilds: number
  /** The builds of the module in the range. */
  readonly builds: number
  /** The times of its first and last flip. */
  readonly firstSeen: number
  readonly lastSeen: number
  /** The hashes of the jobs with the most flips. */
  readonly jobs: readonly { readonly job: string; readonly flips: number }[]
}

/** More failed tests than both limits in one run of a job are an outage, which is not the fault of a test. */
export const outage = { tests: 10, share: 0.05 } as const

/** How long before its tests the record of a build is looked for, in ms. */
const buildMs = 7 * 24 * 60 * 60 * 1000

// All attempts of a job in a run. Without a job, each attempt of a build is a run of its own.
const run = 'if(records.jobRun = 0, sipHash64(records.pipeline, records.build), records.jobRun)'

// A row that may make a test flaky. Without one of them in a job and branch, its results there need not be compared.
const isEvent = "(records.status = 'failed' OR records.flaky OR records.attempts != '')"

// Only saves time, so a collision does no harm.
const sequence = 'cityHash64(records.id, records.ref, records.job, records.pipeline)'

const ofModule = conditionsOf(coordinateFilters, coordinateFilters)
const builtRun = buildRun.replaceAll('records.', '')

/**
 * Selects the runs of jobs with `key`, which is ascending in each sequence of runs of a job on a branch. Builds of pull requests are separate
 * sequences, because the branch of a fork may have the same name. All columns are numbers, because every result of a test gets a copy.
 */
const runs = (
  ofTests: string,
  base: string,
) => `SELECT run, failures > ${outage.tests} AND failures > ${outage.share} * results AS isOutage,
    failures = 1 AS isLone, ref = ifNull(${base}, '') AND NOT isPull AS isBase, built, job, ms, uniqExact(built) OVER () AS builds,
    bitShiftLeft(dense_rank() OVER (ORDER BY pipeline, jobName, ref, isPull), 26)
      + row_number() OVER (ORDER BY pipeline, jobName, ref, isPull, start, builtRun, build) AS key
  FROM (
    SELECT run, failures, results, ms, ref, pipeline, jobName, start, build, sipHash64(jobName) AS job, ${builtRun} AS builtRun, sipHash64(builtRun) AS built,
      builtRun GLOBAL IN (SELECT ${buildRun} FROM records WHERE ${ofModule} AND records.kind = 'build' AND records.pullRequest != ''
        AND records.timestamp >= {fromTs:Int64} - ${buildMs} AND records.timestamp < {toTs:Int64}) AS isPull
    FROM (
      SELECT ${run} AS run, min(records.timestamp) AS start, any(records.build) AS build, any(records.job) AS jobName,
        any(records.pipeline) AS pipeline, any(records.ref) AS ref, uniqExactIf(records.id, records.status = 'failed') AS failures,
        count() AS results, ifNull(sum(records.duration), 0) AS ms
      FROM records
      WHERE ${ofTests}
      GROUP BY run
    )
  )`

// A result as a number that sorts by run, attempt and badness: 0 none, 1 passed, 2 passed after a retry, 3 failed.
const code = `multiIf(records.status = 'failed', if(runs.isOutage, 0, 3), records.status != 'successful', 0, records.flaky, 2, 1)`
const packed = `runs.key * 4096 + least(records.jobAttempt, 255) * 16 + ${code}`

// The result of a run is the worst one of its newest attempt. A test that passed there after it had failed in an earlier one was retried.
const result = `multiIf(one[-1] % 16 IN (0, 3), one[-1] % 16, arrayExists(each -> each % 16 > 1, one), 2, 1)`

const failedMs = "if(records.status = 'failed', ifNull(records.duration, 0), 0)"
const attempts = `if(records.attempts = '', 0, JSONLength(records.attempts))`
// The durations of attempts are not limited when they are stored, and an infinite sum would not be valid JSON.
const attemptMs = `if(records.attempts = '', 0,
      arraySum(arrayMap(one -> least(one, 1e15), JSONExtract(records.attempts, 'Array(Tuple(duration Float64))').duration)))`
const event = `(runs.key, records.timestamp, runs.built, runs.job, runs.isBase, runs.isLone, runs.ms, ${failedMs}, ${attempts}, ${attemptMs})`

/**
 * Ranks the tests of a module by their flakiness. A flip is a run of a job in which a test passed only after a retry, or failed between two
 * passes of the same job and branch, outages apart. A test is flaky if it was retried once or failed so twice.
 */
export function flakyQuery({ limit = defaultFlakyTests, orderBy = 'lostMs', ...parameters }: FlakyParameters): Query {
  const { testId: _, ...withoutTest } = filters
  const ofRuns = `${conditionsOf(withoutTest, parameters)} AND records.kind = 'test' AND ${inRange}`
  const ofTests = `${conditionsOf(filters, parameters)} AND records.kind = 'test' AND ${inRange}`
  const base = parameters.base === undefined ? defaultBranch : '{base:String}'
  const sql = `WITH sumMapIf([job], [toUInt64(isFlip)], isFlip) AS byJob
SELECT testId, sum(isFlip) AS flips, sum(attempts) AS retries, uniqExactIf(built, isBase AND result = 3) AS baseFailures,
  sum(attemptMs) + sumIf(if(result = 3 AND isLone, ms, failedMs), isFlip) AS lostMs, uniqExactIf(built, isFlip) AS flakyBuilds,
  any(ofBuilds) AS builds, minIf(time, isFlip) AS firstSeen, maxIf(time, isFlip) AS lastSeen,
  arraySlice(arraySort(one -> (-toInt64(one.flips), one.job),
    arrayMap((job, flips) -> (toString(job), flips)::Tuple(job String, flips UInt64), byJob.1, byJob.2)), 1, ${maximumFlakyJobs}) AS jobs
FROM (
  SELECT testId, any(ofBuilds) AS ofBuilds, max(mark.2) AS time, max(mark.3) AS built, max(mark.4) AS job, max(mark.5) AS isBase,
    max(mark.6) AS isLone, max(mark.7) AS ms, sum(mark.8) AS failedMs, sum(mark.9) AS attempts, sum(mark.10) AS attemptMs,
    max(mark.11) AS result, max(mark.12) AS isFlip
  FROM (
    SELECT testId, ofBuilds, arrayJoin(arrayConcat(
      arrayMap(one -> (one.1, one.2, one.3, one.4, one.5, one.6, one.7, one.8, one.9, one.10, 0, false), events),
      arrayFilter(one -> one.11 > 1, arrayMap((one, before, after) ->
        (intDiv(one, 4), ${Number.MIN_SAFE_INTEGER}, 0, 0, false, false, 0., 0., 0, 0., one % 4,
          one % 4 = 2 OR one % 4 = 3 AND before % 4 != 3 AND after % 4 != 3
            AND bitShiftRight(before, 28) = bitShiftRight(one, 28) AND bitShiftRight(after, 28) = bitShiftRight(one, 28)),
        results, arrayShiftRight(results, 1), arrayShiftLeft(results, 1))))) AS mark
    FROM (
      SELECT records.id AS testId, any(runs.builds) AS ofBuilds, arraySort(groupArray(${packed})) AS sorted,
        groupArrayIf(${event}, ${isEvent} AND NOT (records.status = 'failed' AND runs.isOutage)) AS events,
        arraySplit((one, before) -> intDiv(one, 4096) != intDiv(before, 4096), sorted, arrayShiftRight(sorted, 1)) AS byRun,
        arrayFilter(one -> one % 4 > 0, arrayMap(one -> intDiv(one[-1], 4096) * 4 + ${result}, byRun)) AS results
      FROM records
      GLOBAL ANY LEFT JOIN (${runs(ofRuns, base)}) AS runs ON ${run} = runs.run
      WHERE ${ofTests}
        AND ${sequence} GLOBAL IN (SELECT ${sequence} FROM records WHERE ${ofTests} AND ${isEvent})
      GROUP BY testId
    )
  )
  GROUP BY testId, mark.1
)
GROUP BY testId
HAVING countIf(result = 2) > 0 OR flips > 1
ORDER BY ${orderBy} DESC, flips DESC, lastSeen DESC, testId
LIMIT ${limit}`
  return { sql, parameters: { ...parameters, ...spanParameters(parameters) } }
}

/** The name and the build of a test at a time. */
export interface SightingRow {
  readonly testId: string
  readonly timestamp: number
  readonly name: string
  readonly suite: readonly string[]
  readonly build: string
}

/** Selects the names of tests and the builds of their first and last flips. The list must not be empty. */
export function sightingsQuery({ limit: _, orderBy: __, base: ___, ...parameters }: FlakyParameters, rows: readonly FlakyRow[]): Query {
  const times = [...new Set(rows.flatMap(({ firstSeen, lastSeen }) => [firstSeen, lastSeen]))]
  return {
    sql: `SELECT records.id AS testId, records.timestamp AS timestamp, max(records.name) AS name, max(records.suite) AS suite,
  max(records.build) AS build
FROM records
WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'test' AND ${inRange} AND records.timestamp IN arrayMap(one -> toInt64(one), {times:Array(String)})
  AND records.id IN {ids:Array(String)}
GROUP BY testId, timestamp`,
    parameters: { ...parameters, ...spanParameters(parameters), times: times.map(String), ids: rows.map(({ testId }) => testId) },
  }
}

/** Selects the names of the jobs of a module by their hashes. The list must not be empty. */
export const jobNamesQuery = ({ org, project, module, fromTs, toTs }: FlakyParameters, rows: readonly FlakyRow[]): Query => ({
  sql: `SELECT toString(sipHash64(records.job)) AS hash, any(records.job) AS job
FROM records
WHERE ${ofModule} AND records.kind = 'test' AND ${inRange} AND has({hashes:Array(String)}, toString(sipHash64(records.job)))
GROUP BY hash`,
  parameters: {
    ...{ org, project, module, ...spanParameters({ fromTs, toTs }) },
    hashes: [...new Set(rows.flatMap(({ jobs }) => jobs.map(({ job }) => job)))],
  },
})
