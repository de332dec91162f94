import type { Query } from '../query.js'
import type { JobsParameters } from '../store.js'
import { bucketParameters, bucketStart, figures, inRange, percentiles } from './aggregation.js'

const ofPipeline = `records.org = {org:String} AND records.project = {project:String} AND records.module = {module:String}
    AND records.kind = 'job' AND records.pipeline = {pipeline:String}`

/** When the first record of the range came; null if there is none. */
const firstArrival = `(SELECT minOrNull(records.arrived) FROM records WHERE ${ofPipeline} AND ${inRange})`

/** How many records of the range are of a job that has a record of a later attempt which came before all of them. */
const lateOnes = `(SELECT count() FROM records WHERE ${ofPipeline} AND ${inRange} AND records.jobRun GLOBAL IN (
    SELECT records.jobRun FROM records WHERE ${ofPipeline} AND records.jobAttempt > 1 AND records.arrived < firstArrival))`

/**
 * Only the last record of the highest attempt of a job in a run counts, also if it is outside of the range; so that record is found
 * first, and the range is cut then. A record is replaced only by one that came later or is of a later attempt,
 * which leaves out nearly all that is older than the range: the engine evaluates `lateOnes` first, and usually drops its condition.
 * Jobs of one name are one entry even if every build gives them another id: the last is shown. Its time and arrival are one number,
 * because a tuple takes twice as long.
 */
const sql = `${percentiles},
  ${firstArrival} AS firstArrival,
  ${lateOnes} AS lateOnes
SELECT ${bucketStart} AS timestamp,
  if({aggregateBy:String} = 'runner', records.runner, records.name) AS name,
  if({aggregateBy:String} = 'runner', any(records.runner),
    argMax(records.id, bitShiftLeft(toInt128(records.timestamp), 64) + toInt128(records.arrived))) AS jobId,
  ${figures}
FROM (
  SELECT timestamp, arrived, id, name, runner, status, duration
  FROM records
  WHERE ${ofPipeline}
    AND (records.arrived >= firstArrival OR lateOnes > 0 AND records.jobAttempt > 1)
  ORDER BY records.jobAttempt DESC, records.arrived DESC
  LIMIT 1 BY records.jobRun
) AS records
WHERE ${inRange}
GROUP BY timestamp, name
ORDER BY timestamp, name, jobId`

/** How the jobs of a pipeline did, by name or by runner, bucket for bucket. */
export const jobsQuery = ({ org, project, module, pipeline, aggregateBy, ...buckets }: JobsParameters): Query => ({
  sql: sql,
  parameters: { org, project, module, pipeline, aggregateBy, ...bucketParameters(buckets) },
})
