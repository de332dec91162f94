import { bucketParameters, bucketStart, figures, inRange, percentiles } from './aggregation.js'
import type { Question } from './question.js'
import type { JobsQuestion } from './store.js'

const ofPipeline = `records.org = {org:String} AND records.project = {project:String} AND records.module = {module:String}
    AND records.kind = 'job' AND records.pipeline = {pipeline:String}`

/**
 * A job that comes again replaces the one of its id in its build, also out of a range that only the older one was in; so first
 * the last of each is found, then the range is cut. What came before everything in the range replaces nothing there, which leaves out
 * nearly all that is older. Jobs of one name are one entry even where every build gives them another id: the last is shown. Its time
 * and arrival are one number, because a tuple takes twice as long.
 */
const query = `${percentiles}
SELECT ${bucketStart} AS timestamp,
  if({aggregateBy:String} = 'runner', records.runner, records.name) AS name,
  if({aggregateBy:String} = 'runner', any(records.runner),
    argMax(records.id, bitShiftLeft(toInt128(records.timestamp), 64) + toInt128(records.arrived))) AS jobId,
  ${figures}
FROM (
  SELECT timestamp, arrived, build, id, name, runner, status, duration
  FROM records
  WHERE ${ofPipeline}
    AND records.arrived >= (SELECT minOrNull(records.arrived) FROM records WHERE ${ofPipeline} AND ${inRange})
  ORDER BY records.arrived DESC
  LIMIT 1 BY records.build, records.id
) AS records
WHERE ${inRange}
GROUP BY timestamp, name
ORDER BY timestamp, name, jobId`

/** How the jobs of a pipeline did, by name or by runner, bucket for bucket. */
export const jobsAggregated = ({ org, project, module, pipeline, aggregateBy, ...buckets }: JobsQuestion): Question => ({
  query,
  parameters: { org, project, module, pipeline, aggregateBy, ...bucketParameters(buckets) },
})
