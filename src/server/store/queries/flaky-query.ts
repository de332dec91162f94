import { type Static, type TObject, Type } from 'typebox'
import { type FlakyTest, maximumFlakyJobs, maximumFlakyTests } from '../../answers/flaky-tests.js'
import type { TestPlace } from '../place-keys.js'
import type { Query } from '../query.js'
import { inRange, isAt, spanParameters, type TimeSpan } from './aggregation.js'
import { nearbyMs } from './build-facts-query.js'
import { buildRun } from './build-run.js'
import { defaultBranch, defaultBranches, defaultBranchRule } from './default-branch.js'
import { conditionsOf, equalTo, nameSchema, optional, placeFilters, schemasOf, valuesOf } from './filter.js'
import { ofOwner } from './newest-runs-query.js'
import { quarterRange, summaries } from './summaries.js'

/** The filters of the query. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...placeFilters,
  ref: optional(equalTo('ref', 'Only runs on this branch or tag. Default: any.')),
  // The hash takes much less time to read than the id.
  testId: optional({
    schema: nameSchema('Only the test with this id. Default: all.'),
    condition: (name) => `records.test = sipHash64({${name}:String})`,
  }),
}

const orders = ['lostMs', 'flips', 'baseFailures', 'lastSeen'] as const

/** The number of tests without the parameter `limit`. */
const defaultFlakyTests = 50

/** The schemas of the parameters, without the range. */
export const flakySchemas = {
  ...schemasOf(filters),
  owner: Type.Optional(nameSchema('Only tests whose newest run in the range has this owner, as CODEOWNERS names it. Default: all.')),
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

export type FlakyParameters = Static<TObject<typeof flakySchemas>> & TimeSpan

/** A flaky test as the engine returns it. */
export interface FlakyRow
  extends Pick<
    FlakyTest,
    /** Only if the query names no module. */
    | 'project'
    | 'module'
    | 'testId'
    | 'flips'
    | 'retries'
    | 'baseFailures'
    | 'lostMs'
    | 'flakyBuilds'
    | 'builds'
    | 'firstSeen'
    | 'lastSeen'
    /** With the hashes of jobs instead of their names. */
    | 'jobs'
  > {
  /** The number of all flaky tests, and the time that they cost together. The same in each row. */
  readonly allTests: number
  readonly allLostMs: number
}

/** More failed tests than both limits in one run of a job are an outage, which is not the fault of a test. */
export const outage = { tests: 10, share: 0.05 } as const

/** Keeps the results that may make a test flaky. Without one of them in a job and branch, its results there need not be compared. */
export const isEvent = 'records.event'

/** The tests to rank: of one module, or of several. */
export interface FlakyScope {
  /** Keeps the tests to rank. */
  readonly ofTests: string
  /** Keeps tests with some ids. By default, all tests that failed or were retried. */
  readonly ofIds?: string
  /** Keeps the tests that are compared with them, by columns that a summary has. The range is not part of it. */
  readonly ofRuns: string
  readonly range: TimeSpan
  /** Keeps the records of the module or modules. */
  readonly ofModules: string
  /** Keeps the runs on the branch whose failures count as failures of the base branch. */
  readonly isBase: string
  /** The columns that identify a module; empty if there is only one module. */
  readonly columns: readonly ('project' | 'module')[]
}

/** Returns the columns of a scope before others, or nothing. */
const first = ({ columns }: FlakyScope, column = (name: string): string => name): string =>
  columns.map((name) => `${column(name)}, `).join('')

const ofRecord = (name: string): string => `records.${name}`
const namedOfRecord = (name: string): string => `records.${name} AS ${name}`

/** Identifies a run of a job. The hash of a job is the same in all modules. */
const runOf = (scope: FlakyScope, run = 'records.testRun'): string =>
  scope.columns.length === 0 ? run : `sipHash64(${first(scope, run.startsWith('records.') ? ofRecord : undefined)}${run})`

/** The column `testRun`, as an expression of the columns of a summary. */
const runOfSummary = 'if(jobRun = 0, sipHash64(pipeline, build), jobRun)'

const builtRun = buildRun.replaceAll('records.', '')

/** Selects the figures of runs of jobs, in one or several rows per run. */
function figuresOfRuns(scope: FlakyScope): string {
  const { ofRuns, range, columns } = scope
  const figures = ['first', 'total', 'duration'] as const
  return `SELECT ${first(scope)}${runOf(scope, runOfSummary)} AS run, ref, build, ${figures.join(', ')}
      FROM ${summaries({
        by: [...columns, 'ref', 'pipeline', 'build', 'jobRun'],
        figures,
        where: `${ofRuns} AND records.kind = 'test'`,
        range: quarterRange(range),
      })}`
}

/**
 * Selects the runs of jobs with `key`, which is ascending in the order of their starts, and `lane`, which is the same for runs on a branch.
 * Builds of pull requests have other lanes, because the branch of a fork may have the same name. All columns are numbers, because every
 * result of a test gets a copy.
 */
const runs = (scope: FlakyScope) => {
  const perModule = scope.columns.length === 0 ? '' : `PARTITION BY ${scope.columns.join(', ')}`
  return `SELECT run, failures > ${outage.tests} AND failures > ${outage.share} * results AS isOutage,
    failures = 1 AS isLone, ${scope.isBase} AND NOT isPull AS isBase, built, ms, uniqExact(built) OVER (${perModule}) AS builds,
    sipHash64(ref, isPull) AS lane, row_number() OVER (ORDER BY start, builtRun, build) AS key
  FROM (
    SELECT ${first(scope)}run, failedTests AS failures, results, ms, ref, start, build, ${builtRun} AS builtRun, sipHash64(builtRun) AS built,
      (${first(scope)}builtRun) GLOBAL IN (SELECT ${first(scope, ofRecord)}${buildRun} FROM records WHERE ${scope.ofModules} AND records.kind = 'build' AND records.pullRequest != ''
        AND records.timestamp >= {fromTs:Int64} - ${nearbyMs} AND records.timestamp < {toTs:Int64}) AS isPull
    FROM (
      SELECT ${scope.columns.map((name) => `any(${name}) AS ${name}, `).join('')}run, min(first) AS start, max(build) AS build,
        max(ref) AS ref, sum(total) AS results, ifNull(sum(duration), 0) AS ms
      FROM (${figuresOfRuns(scope)})
      GROUP BY run
    ) AS figures
    GLOBAL ANY LEFT JOIN (
      SELECT ${runOf(scope)} AS run, uniqExact(records.test) AS failedTests
      FROM records
      PREWHERE ${scope.ofRuns} AND records.kind = 'test' AND ${inRange} AND ${isEvent} AND records.status = 'failed'
      GROUP BY run
    ) AS failed USING run
  )`
}

// A result as a number that sorts by run, attempt and badness: 0 none, 1 passed, 2 passed after a retry, 3 failed.
const code = `multiIf(records.status = 'failed', if(runs.isOutage, 0, 3), records.status != 'successful', 0, records.flaky, 2, 1)`
const packed = `runs.key * 4096 + least(records.jobAttempt, 255) * 16 + ${code}`

// The result of a run is the worst one of its newest attempt. A test that passed there after it had failed in an earlier one was retried.
const result = `multiIf(one[-1] % 16 IN (0, 3), one[-1] % 16, arrayExists(each -> each % 16 > 1, one), 2, 1)`

const attempts = `if(records.attempts = '', 0, JSONLength(records.attempts))`
// The durations of attempts are not limited when they are stored, and an infinite sum would not be valid JSON.
const attemptMs = `if(records.attempts = '', 0,
      arraySum(arrayMap(one -> least(one, 1e15), JSONExtract(records.attempts, 'Array(Tuple(duration Float64))').duration)))`
const event = `(runs.key, records.timestamp, runs.built, sipHash64(records.job), runs.isBase, runs.isLone, runs.ms, records.failedMs, ${attempts}, ${attemptMs})`

/**
 * Selects the flaky tests of a scope. A flip is a run of a job in which a test passed only after a retry, or failed between two passes of
 * the same job and branch, except in an outage. A test is flaky if it was retried once, or if it has two such failures.
 */
export function flakyTestsSql(scope: FlakyScope): string {
  // Without the module, which takes twice as long. A test of another module with the same id has no events.
  const withEvents = `records.test GLOBAL IN (SELECT records.test FROM records PREWHERE ${isEvent} WHERE ${scope.ofTests})`
  const test = `${first(scope)}testId`
  return `WITH sumMapIf([job], [toUInt64(isFlip)], isFlip) AS byJob
SELECT ${test}, sum(isFlip) AS flips, sum(attempts) AS retries, uniqExactIf(built, isBase AND result = 3) AS baseFailures,
  sum(attemptMs) + sumIf(if(result = 3 AND isLone, ms, failedMs), isFlip) AS lostMs, uniqExactIf(built, isFlip) AS flakyBuilds,
  any(ofBuilds) AS builds, minIf(time, isFlip) AS firstSeen, maxIf(time, isFlip) AS lastSeen,
  arraySlice(arraySort(one -> (-toInt64(one.flips), one.job),
    arrayMap((job, flips) -> (toString(job), flips)::Tuple(job String, flips UInt64), byJob.1, byJob.2)), 1, ${maximumFlakyJobs}) AS jobs,
  count() OVER () AS allTests, sum(lostMs) OVER () AS allLostMs
FROM (
  SELECT ${test}, any(ofBuilds) AS ofBuilds, max(mark.2) AS time, max(mark.3) AS built, max(mark.4) AS job, max(mark.5) AS isBase,
    max(mark.6) AS isLone, max(mark.7) AS ms, sum(mark.8) AS failedMs, sum(mark.9) AS attempts, sum(mark.10) AS attemptMs,
    max(mark.11) AS result, max(mark.12) AS isFlip
  FROM (
    SELECT ${test}, ofBuilds, arrayJoin(arrayConcat(
      arrayMap(one -> (one.1, one.2, one.3, one.4, one.5, one.6, one.7, one.8, one.9, one.10, 0, false), events),
      arrayMap(one -> (intDiv(one.1, 4), ${Number.MIN_SAFE_INTEGER}, 0, 0, false, false, 0., 0., 0, 0., one.1 % 4,
          one.1 % 4 = 2 OR one.2 % 4 IN (1, 2) AND one.3 % 4 IN (1, 2)),
        arrayFilter(one -> one.1 % 4 > 1, arrayZip(results, arrayShiftRight(results, 1), arrayShiftLeft(results, 1)))))) AS mark
    FROM (
      SELECT ${first(scope, namedOfRecord)}max(records.eventId) AS testId, any(runs.builds) AS ofBuilds, arraySort(groupArray(${packed})) AS sorted,
        groupArrayIf(${event}, ${isEvent} AND NOT (records.status = 'failed' AND runs.isOutage)) AS events,
        arraySplit((one, before) -> intDiv(one, 4096) != intDiv(before, 4096), sorted, arrayShiftRight(sorted, 1)) AS byRun,
        arrayFilter(one -> one % 4 > 0, arrayMap(one -> intDiv(one[-1], 4096) * 4 + ${result}, byRun)) AS results
      FROM records
      GLOBAL ANY LEFT JOIN (${runs(scope)}) AS runs ON ${runOf(scope)} = runs.run
      PREWHERE ${scope.ofTests} AND ${scope.ofIds ?? withEvents}
      GROUP BY ${first(scope)}records.test, sipHash64(records.pipeline, records.job, runs.lane)
      HAVING notEmpty(events)
    )
  )
  GROUP BY ${test}, mark.1
)
GROUP BY ${test}
HAVING countIf(result = 2) > 0 OR flips > 1`
}

/** Returns the condition for the place of a request: an organisation, one of its projects, or a module. */
const placeOf = (parameters: object): string => conditionsOf(placeFilters, parameters)

/** Returns whether a request is for one module. */
const isOfOneModule = ({ module }: { readonly module?: string }): boolean => module !== undefined

/** Ranks the tests of a module, or of several modules together, by their flakiness. */
export function flakyQuery({ limit = defaultFlakyTests, orderBy = 'lostMs', ...parameters }: FlakyParameters): Query {
  const { testId: _, ...withoutTest } = filters
  const isInRange = `records.kind = 'test' AND ${inRange}`
  const ofTests = `${conditionsOf(filters, parameters)} AND ${isInRange}`
  const columns = isOfOneModule(parameters) ? [] : (['project', 'module'] as const)
  const scope: FlakyScope = {
    ofTests: parameters.owner === undefined ? ofTests : `${ofTests} AND ${ofOwner(ofTests)}`,
    ofRuns: conditionsOf(withoutTest, parameters),
    range: parameters,
    ofModules: placeOf(parameters),
    isBase: isBaseOf(parameters),
    columns,
  }
  return {
    sql: `${flakyTestsSql(scope)}
ORDER BY ${orderBy} DESC, flips DESC, lastSeen DESC, ${[...columns, 'testId'].join(', ')}
LIMIT ${limit}`,
    parameters: { ...parameters, ...spanParameters(parameters) },
  }
}

function isBaseOf(parameters: FlakyParameters): string {
  if (parameters.base !== undefined) return 'ref = {base:String}'
  if (isOfOneModule(parameters)) return `ref = ifNull(${defaultBranch(parameters)}, '')`
  return `(project, module, ref) GLOBAL IN (${defaultBranches(placeOf(parameters), parameters)})`
}

/** The name and the build of a test at a time. */
export interface SightingRow extends TestPlace, Pick<FlakyTest, 'name' | 'suite'> {
  readonly timestamp: number
  readonly build: string
  readonly jobs: readonly JobName[]
}

/** The name of a job, and its hash in a {@link FlakyRow}. */
export interface JobName {
  readonly hash: string
  readonly job: string
}

/** Selects the names of tests, and the builds and jobs of their first and last flips. The list must not be empty. */
export function sightingsQuery(parameters: FlakyParameters, rows: readonly Pick<FlakyRow, 'testId' | 'firstSeen' | 'lastSeen'>[]): Query {
  const times = rows.flatMap(({ firstSeen, lastSeen }) => [firstSeen, lastSeen])
  return {
    sql: `SELECT records.project AS project, records.module AS module, records.id AS testId, records.timestamp AS timestamp,
  max(records.name) AS name, max(records.suite) AS suite, max(records.build) AS build,
  arrayMap(job -> (toString(sipHash64(job)), job)::Tuple(hash String, job String), groupUniqArray(records.job)) AS jobs
FROM records
WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'test' AND ${inRange} AND ${isAt(times)}
  AND records.id IN {ids:Array(String)}
GROUP BY project, module, testId, timestamp`,
    parameters: { ...valuesOf(filters, parameters), ...spanParameters(parameters), ids: rows.map(({ testId }) => testId) },
  }
}

/** Selects the names of jobs by their hashes. The list must not be empty. Reads all tests of the range. */
export const jobNamesQuery = (parameters: FlakyParameters, hashes: readonly string[]): Query => ({
  sql: `SELECT toString(sipHash64(records.job)) AS hash, any(records.job) AS job
FROM records
WHERE ${placeOf(parameters)} AND records.kind = 'test' AND ${inRange} AND has({hashes:Array(String)}, toString(sipHash64(records.job)))
GROUP BY hash`,
  parameters: { ...valuesOf(placeFilters, parameters), ...spanParameters(parameters), hashes },
})
