import { type Static, type TObject, Type } from 'typebox'
import type { JobAggregate } from '../../answers/aggregates.js'
import type { Query } from '../query.js'
import { aggregateFigures, type Buckets, bucketParameters, bucketStart, inRange, percentiles } from './aggregation.js'
import { conditionsOf, coordinateFilters, equalTo, optional, schemasOf } from './filter.js'
import { type Columns, selectList } from './select-list.js'

/**
 * The filters of the query. A filter that is added here is parsed, documented and applied. It is applied before the newest attempt of a
 * job is chosen, so its field must be the same for all attempts.
 */
const filters = {
  ...coordinateFilters,
  pipeline: optional(equalTo('pipeline', 'Only jobs of this workflow or pipeline. Default: all.')),
  ref: optional(equalTo('ref', 'Only jobs on this branch or tag. Default: any.')),
}

/** The schemas of the parameters of {@link newestJobs}. */
export const pipelineSchemas = schemasOf(filters)

export type PipelineParameters = Static<TObject<typeof pipelineSchemas>>

/** The schemas of the parameters, without the range. */
export const jobsSchemas = {
  ...pipelineSchemas,
  aggregateBy: Type.Optional(
    Type.Enum(['jobName', 'runner'], { type: 'string', description: 'What to group by. Default: `jobName`.', default: 'jobName' }),
  ),
}

export type JobsParameters = Static<TObject<typeof jobsSchemas>> & Buckets

/** A part of a query for jobs. */
interface NewestJobs {
  /** Belongs into the WITH clause of the query. */
  readonly expressions: string
  /** A table for the FROM clause, with an alias. The query must apply the range once more. */
  readonly table: string
}

/** Selects the last record of the highest attempt of each job in a run. */
export function newestJobs(parameters: PipelineParameters, columns: string): NewestJobs {
  const ofPipeline = `${conditionsOf(filters, parameters)} AND records.kind = 'job'`
  // The arrival of the first record in the range; null if the range is empty.
  const firstArrival = `(SELECT minOrNull(records.arrived) FROM records WHERE ${ofPipeline} AND ${inRange})`
  // The number of records in the range whose job has a record of a later attempt that arrived before all of them.
  const lateOnes = `(SELECT count() FROM records WHERE ${ofPipeline} AND ${inRange} AND records.jobRun GLOBAL IN (
    SELECT records.jobRun FROM records WHERE ${ofPipeline} AND records.jobAttempt > 1 AND records.arrived < firstArrival))`
  // Only the last record of the highest attempt of a job in a run counts, even if it is outside the range; so the query finds that record
  // first and applies the range afterwards. A record is replaced only by one that arrived later or has a later attempt, which excludes
  // nearly all records before the range: the engine evaluates `lateOnes` first and usually drops its condition.
  return {
    expressions: `${firstArrival} AS firstArrival,
  ${lateOnes} AS lateOnes`,
    table: `(
  SELECT ${columns}
  FROM records
  WHERE ${ofPipeline}
    AND (records.arrived >= firstArrival OR lateOnes > 0 AND records.jobAttempt > 1)
  ORDER BY records.jobAttempt DESC, records.arrived DESC
  LIMIT 1 BY records.jobRun
) AS records`,
  }
}

/**
 * Aggregates the jobs of a pipeline by bucket and by name or runner. Jobs of the same name are one entry even if every build gives them
 * another id; the entry has the id of the last one.
 */
export function jobsQuery(parameters: JobsParameters): Query {
  const { expressions, table } = newestJobs(parameters, 'timestamp, arrived, id, name, runner, status, duration')
  const columns: Columns<keyof JobAggregate> = {
    timestamp: bucketStart,
    name: `if({aggregateBy:String} = 'runner', records.runner, records.name)`,
    // The time and arrival of the last job are combined into one number, because a tuple takes twice as long.
    jobId: `if({aggregateBy:String} = 'runner', any(records.runner),
    argMax(records.id, bitShiftLeft(toInt128(records.timestamp), 64) + toInt128(records.arrived)))`,
    ...aggregateFigures,
  }
  const sql = `${percentiles},
  ${expressions}
SELECT ${selectList(columns)}
FROM ${table}
WHERE ${inRange}
GROUP BY timestamp, name
ORDER BY timestamp, name, jobId`
  return { sql, parameters: { aggregateBy: 'jobName', ...parameters, ...bucketParameters(parameters) } }
}
