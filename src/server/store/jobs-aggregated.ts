import { bucketParameters, bucketStart, figures, inRange, percentiles } from './aggregation.js'
import type { Question } from './json-document.js'
import type { JobsQuestion } from './store.js'

/**
 * A job that comes again replaces the one of its id in its build, also out of a range that only the older one was in; so first
 * the last of each is found, then the range is cut. Jobs of one name are one entry even where every build gives them another id: the last is shown.
 */
const query = `${percentiles}
SELECT ${bucketStart} AS timestamp,
  if({aggregateBy:String} = 'runner', records.runner, records.name) AS name,
  if({aggregateBy:String} = 'runner', any(records.runner), argMax(records.id, (records.timestamp, records.arrived))) AS jobId,
  ${figures}
FROM (
  SELECT build, id, max(latest.arrived) AS arrived,
    argMax((latest.timestamp, latest.name, latest.runner, latest.status, latest.duration), latest.arrived) AS last,
    last.1 AS timestamp, last.2 AS name, last.3 AS runner, last.4 AS status, last.5 AS duration
  FROM records AS latest
  WHERE latest.org = {org:String} AND latest.project = {project:String} AND latest.module = {module:String} AND latest.kind = 'job'
    AND latest.pipeline = {pipeline:String}
  GROUP BY build, id
) AS records
WHERE ${inRange}
GROUP BY timestamp, name
ORDER BY timestamp, name, jobId`

/** How the jobs of a pipeline did, by name or by runner, bucket for bucket. */
export const jobsAggregated = ({ org, project, module, pipeline, aggregateBy, ...buckets }: JobsQuestion): Question => ({
  query,
  parameters: { org, project, module, pipeline, aggregateBy, ...bucketParameters(buckets) },
})
