import { type Static, type TObject, Type } from 'typebox'
import { statuses } from '../../../records/record.js'
import { maximumRuns, type RecordedRun, type RunAttempt, runLimits } from '../../answers/test-runs.js'
import type { Query } from '../query.js'
import { inRange, spanParameters, type TimeSpan } from './aggregation.js'
import type { Module } from './build-facts-query.js'
import { conditionsOf, coordinateFilters, equalTo, is, isOneOf, optional, schemasOf } from './filter.js'
import { mayReplace } from './newest-attempts.js'

/** The number of runs without the parameter `limit`. */
export const defaultRuns = 50

/** The filters of the query. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  testId: optional(equalTo('id', 'Only runs of the test with this id. Default: all tests.')),
  ref: optional(equalTo('ref', 'Only runs on this branch or tag. Default: any.')),
  status: optional(
    isOneOf(
      'status',
      statuses,
      'Only runs with one of these statuses: `status=failed&status=skipped` or `status=failed,skipped`. Default: all.',
    ),
  ),
  flaky: optional(is('flaky', 'With `true`, only runs that passed after a retry; with `false`, only the others. Default: all.')),
  cause: optional(equalTo('cause', 'Only failures with this cause. Default: any.')),
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
  TimeSpan & {
    /** Only runs that are older than this one. */
    readonly after?: RunPosition | undefined
  }

/** A run of a test as the engine returns it. */
export interface RunRow
  extends RunPosition,
    Pick<RecordedRun, 'testId' | 'name' | 'suite' | 'status' | 'flaky' | 'pipeline' | 'build' | 'ref' | 'job' | 'tags' | 'attemptCount'>,
    Readonly<Record<'message' | 'details' | 'cause' | 'file', string>> {
  readonly duration: number | null
  /** See {@link supersedingQuery}. */
  readonly jobRun: string
  readonly jobAttempt: number
  /** 0 if it is unknown. */
  readonly line: number
  readonly attempts: readonly (Pick<RunAttempt, 'status'> & {
    readonly duration: number | null
    readonly message: string
    readonly details: string
  })[]
}

// 53 bits, which a number in JSON can hold.
const tie = 'bitShiftRight(sipHash64(records.id, records.build, records.job), 11)'

const order = ['records.timestamp', 'records.arrived', 'tie'] as const

// The first condition is implied by the others. It lets the engine skip newer rows by the primary key.
const isAfter = `records.timestamp <= {afterTs:Int64} AND (${order[0]}, ${order[1]}, ${order[2]}) < ({afterTs:Int64}, {afterArrived:Int64}, {afterTie:Int64})`

const attempts = `JSONExtract(records.attempts, 'Array(Tuple(status String, duration Nullable(Float64), message String, details String))')`

/**
 * Whether the filters probably match so few runs that a page of them is most of the range: failures of one test, for example. If they match
 * more, reading the whole range takes twice as long as reading the newest runs.
 */
export const isRare = ({ testId, status, flaky, cause }: RunsParameters): boolean =>
  testId !== undefined && (cause !== undefined || flaky === true || (status !== undefined && !status.includes('successful')))

/**
 * Selects runs of tests, the newest first. The table has nearly the same order, so the engine can stop reading after the last one. It only
 * reads the columns of a run that passes PREWHERE.
 */
export function runsQuery({ limit = defaultRuns, after, ...parameters }: RunsParameters): Query {
  const { message, details, attempts: maximumAttempts, attemptMessage, attemptDetails } = runLimits
  return {
    sql: `SELECT records.timestamp AS timestamp, records.arrived AS arrived, ${tie} AS tie, id AS testId, name, suite, status, flaky, duration,
  pipeline, build, ref, job, toString(records.jobRun) AS jobRun, records.jobAttempt AS jobAttempt,
  leftUTF8(records.message, ${message}) AS message, leftUTF8(records.details, ${details}) AS details, cause, file, line, tags,
  JSONLength(records.attempts) AS attemptCount,
  arrayMap(one -> tuple(one.status, one.duration, leftUTF8(one.message, ${attemptMessage}), leftUTF8(one.details, ${attemptDetails}))::Tuple(status String, duration Nullable(Float64), message String, details String), arraySlice(${attempts}, 1, ${maximumAttempts})) AS attempts
FROM records
PREWHERE ${conditionsOf(filters, parameters)} AND records.kind = 'test' AND ${inRange}${after === undefined ? '' : ` AND ${isAfter}`}
ORDER BY ${order.map((column) => `${column} DESC`).join(', ')}
LIMIT ${limit}`,
    parameters: {
      ...parameters,
      ...spanParameters(parameters),
      ...(after !== undefined && { afterTs: after.timestamp, afterArrived: after.arrived, afterTie: after.tie }),
    },
  }
}

/** The newest attempt of a job that ran again. */
export interface NewestAttempt {
  readonly jobRun: string
  readonly newest: number
}

/** Selects the newest attempts of the jobs of runs, if they ran again. The list must not be empty. */
export function supersedingQuery({ org, project, module }: Module, runs: readonly Pick<RunRow, 'timestamp' | 'jobRun'>[]): Query {
  const times = runs.map(({ timestamp }) => timestamp)
  return {
    // The index of the attempts lets the engine skip most of the range.
    sql: `SELECT toString(records.jobRun) AS jobRun, max(records.jobAttempt) AS newest
FROM records
WHERE ${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test' AND records.jobAttempt > 1
  AND ${mayReplace()} AND records.jobRun IN {jobRuns:Array(UInt64)}
GROUP BY jobRun`,
    parameters: {
      org,
      project,
      module,
      ...spanParameters({ fromTs: Math.min(...times), toTs: Math.max(...times) }),
      jobRuns: [...new Set(runs.map(({ jobRun }) => jobRun))],
    },
  }
}
