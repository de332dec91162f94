import { bucketParameters, bucketStart, figures, inRange, percentiles } from './aggregation.js'
import type { Question } from './question.js'
import type { TestsQuestion } from './store.js'

// A name belongs to its id; where somebody's ids have several, one of them is shown.
const query = `${percentiles}
SELECT ${bucketStart} AS timestamp, max(records.name) AS name, records.id AS testId,
  ${figures}
FROM records
WHERE records.org = {org:String} AND records.project = {project:String} AND records.module = {module:String} AND records.kind = 'test'
  AND ${inRange} AND (empty({statuses:Array(String)}) OR has({statuses:Array(String)}, toString(records.status)))
  AND ({anyTest:Bool} OR records.id = {testId:String})
GROUP BY timestamp, testId
ORDER BY timestamp, name, testId`

/** How the tests of a module did, by id, bucket for bucket. */
export const testsAggregated = ({ org, project, module, statuses, testId, ...buckets }: TestsQuestion): Question => ({
  query,
  parameters: {
    ...{ org, project, module, statuses: [...statuses], anyTest: testId === undefined, testId: testId ?? '' },
    ...bucketParameters(buckets),
  },
})
