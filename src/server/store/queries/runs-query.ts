import { type Static, type TObject, Type } from 'typebox'
import { statuses } from '../../../records/record.js'
import type { Query } from '../query.js'
import { inRange, type Span, spanParameters } from './aggregation.js'
import { conditionsOf, coordinateFilters, equals, isOneOf, optional, schemasOf } from './filter.js'

/** The maximum number of runs in a result, and the number without the parameter `limit`. */
export const maximumRuns = 200
export const defaultRuns = 50

/** Limits for the texts of a run in characters, and for its attempts. They keep a result of {@link maximumRuns} below some MB. */
export const runLimits = { message: 2000, details: 8000, attempts: 5, attemptMessage: 1000, attemptDetails: 4000 } as const

/** The filters of the query. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  testId: optional(equals('id', 'Only runs of the test with this id. Default: all tests.')),
  ref: optional(equals('ref', 'Only runs on this branch or tag. Default: any.')),
  status: optional(
    isOneOf(
      'status',
      statuses,
      'Only runs with one of these statuses: `status=failed&status=skipped` or `status=failed,skipped`. Default: all.',
    ),
  ),
  cause: optional(equals('cause', 'Only failures with this cause. Default: any.')),
}

/** The schemas of the parameters, without the range and the cursor. */
export const runsSchemas = {
  ...schemasOf(filters),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: maximumRuns, description: `The maximum number of runs. Default: ${defaultRuns}.` }),
  ),
}

/** The position of a run in the order of all runs. No two runs have the same, and new records do not change it. */
export interface RunPosition {
  readonly timestamp: number
  /** Unix µs. Increasing on each server, so it separates runs of the same time. */
  readonly arrived: number
  /** Separates runs that two servers received at the same time. */
  readonly tie: number
}

export type RunsParameters = Static<TObject<typeof runsSchemas>> &
  Span & {
    /** Only runs that are older than this one. */
    readonly after?: RunPosition | undefined
  }

/** A run of a test as the engine returns it. */
export interface RunRow extends RunPosition {
  readonly testId: string
  readonly name: string
  readonly suite: readonly string[]
  readonly status: string
  readonly flaky: boolean
  readonly duration: number | null
  readonly pipeline: string
  readonly build: string
  readonly ref: string
  readonly job: string
  /** See {@link supersedingQuery}. */
  readonly jobRun: string
  readonly jobAttempt: number
  readonly message: string
  readonly details: string
  readonly cause: string
  readonly file: string
  /** 0 if it is unknown. */
  readonly line: number
  readonly tags: readonly string[]
  readonly attemptCount: number
  readonly attempts: readonly RunAttempt[]
}

/** An attempt before the last one. */
export interface RunAttempt {
  readonly status: string
  readonly duration: number | null
  readonly message: string
  readonly details: string
}

// 53 bits, which a number in JSON can hold.
const tie = 'bitShiftRight(sipHash64(records.id, records.build, records.job), 11)'

const order = ['records.timestamp', 'records.arrived', 'tie'] as const

// The first condition is implied by the others. It lets the engine skip newer rows by the primary key.
const isAfter = `records.timestamp <= {afterTs:Int64} AND (${order[0]}, ${order[1]}, ${order[2]}) < ({afterTs:Int64}, {afterArrived:Int64}, {afterTie:Int64})`

const attempts = `JSONExtract(records.attempts, 'Array(Tuple(status String, duration Nullable(Float64), message String, details String))')`

/** One thread reads the newest rows first and stops early. Several threads would read the whole range, which takes ten times as long. */
export const runsSettings = ['max_threads = 1'] as const

/** Selects runs of tests, the newest first. The table has nearly the same order, so the engine stops reading after the last one. */
export function runsQuery({ limit = defaultRuns, after, ...parameters }: RunsParameters): Query {
  const { message, details, attempts: maximumAttempts, attemptMessage, attemptDetails } = runLimits
  return {
    sql: `SELECT records.timestamp AS timestamp, records.arrived AS arrived, ${tie} AS tie, id AS testId, name, suite, status, flaky, duration,
  pipeline, build, ref, job, toString(records.jobRun) AS jobRun, records.jobAttempt AS jobAttempt,
  leftUTF8(records.message, ${message}) AS message, leftUTF8(records.details, ${details}) AS details, cause, file, line, tags,
  JSONLength(records.attempts) AS attemptCount,
  arrayMap(one -> tuple(one.status, one.duration, leftUTF8(one.message, ${attemptMessage}), leftUTF8(one.details, ${attemptDetails}))::Tuple(status String, duration Nullable(Float64), message String, details String), arraySlice(${attempts}, 1, ${maximumAttempts})) AS attempts
FROM records
WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'test' AND ${inRange}${after === undefined ? '' : ` AND ${isAfter}`}
ORDER BY ${order.map((column) => `${column} DESC`).join(', ')}
LIMIT ${limit}`,
    parameters: {
      ...parameters,
      ...spanParameters(parameters),
      ...(after !== undefined && { afterTs: after.timestamp, afterArrived: after.arrived, afterTie: after.tie }),
    },
  }
}

/** The commit and the pages of a build. Texts are empty if they are unknown. */
export interface BuildFacts {
  readonly build: string
  readonly commit: string
  readonly branch: string
  readonly pullRequest: string
  readonly url: string
}

/** The page of a job in a build. */
export interface JobFacts {
  readonly build: string
  readonly job: string
  readonly url: string
}

type Module = Pick<RunsParameters, 'org' | 'project' | 'module'>

/** How long before and after its tests the records of a build and its jobs are looked for, in ms. A longer build has no commit here. */
const nearbyMs = 7 * 24 * 60 * 60 * 1000

interface Place {
  readonly build: string
  readonly timestamp: number
}

function nearby({ org, project, module }: Module, kind: 'build' | 'job', places: readonly Place[]): Query {
  const times = places.map(({ timestamp }) => timestamp)
  const isNear = 'records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}'
  return {
    sql: `FROM records
WHERE ${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = '${kind}' AND ${isNear}
  AND records.build IN {builds:Array(String)}`,
    parameters: {
      org,
      project,
      module,
      builds: [...new Set(places.map(({ build }) => build))],
      ...spanParameters({ fromTs: Math.min(...times) - nearbyMs, toTs: Math.max(...times) + nearbyMs }),
    },
  }
}

/** Selects the commits and pages of the builds of tests. The list must not be empty. */
export function buildFactsQuery(module: Module, places: readonly Place[]): Query {
  const { sql, parameters } = nearby(module, 'build', places)
  return {
    sql: `SELECT records.build AS build, max(records.commit) AS commit, max(records.branch) AS branch, max(records.pullRequest) AS pullRequest,
  max(records.url) AS url
${sql}
GROUP BY build`,
    parameters,
  }
}

/** Selects the pages of the jobs of tests. The list must not be empty. */
export function jobFactsQuery(module: Module, places: readonly (Place & { readonly job: string })[]): Query {
  const { sql, parameters } = nearby(module, 'job', places)
  return {
    sql: `SELECT records.build AS build, records.name AS job, max(records.url) AS url
${sql} AND records.name IN {jobs:Array(String)}
GROUP BY build, job`,
    parameters: { ...parameters, jobs: [...new Set(places.map(({ job }) => job))] },
  }
}

/** The newest attempt of a job that ran again. */
export interface NewestAttempt {
  readonly jobRun: string
  readonly newest: number
}

/** Selects the newest attempts of the jobs of runs, if they ran again. The list must not be empty. */
export const supersedingQuery = ({ org, project, module }: Module, runs: readonly Pick<RunRow, 'timestamp' | 'jobRun'>[]): Query => ({
  // The index of the attempts lets the engine skip most of the table. A later attempt is not older than the run.
  sql: `SELECT toString(records.jobRun) AS jobRun, max(records.jobAttempt) AS newest
FROM records
WHERE ${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND records.jobAttempt > 1
  AND records.timestamp >= {fromTs:Int64} AND records.jobRun IN arrayMap(one -> toUInt64(one), {jobRuns:Array(String)})
GROUP BY jobRun`,
  parameters: {
    org,
    project,
    module,
    fromTs: Math.min(...runs.map(({ timestamp }) => timestamp)),
    jobRuns: [...new Set(runs.map(({ jobRun }) => jobRun))],
  },
})
