import type { Query } from '../query.js'
import type { TestsParameters } from '../store.js'
import { bucketParameters, bucketStart, figures, inRange, percentiles } from './aggregation.js'

const ofModule = `records.org = {org:String} AND records.project = {project:String} AND records.module = {module:String} AND records.kind = 'test'`
const isRepeat = 'records.jobAttempt > 1 AND records.jobRun != 0'

/** The attempts of jobs that a later attempt replaced; the first attempt may have sent nothing, and is listed all the same. */
const replacedAttempts = `SELECT jobRun, attempt
  FROM (
    SELECT records.jobRun AS jobRun, max(records.jobAttempt) AS newest,
      arrayPushFront(groupUniqArray(records.jobAttempt), toUInt32(1)) AS attempts
    FROM records
    WHERE ${ofModule} AND ${isRepeat}
    GROUP BY jobRun
  )
  ARRAY JOIN arrayFilter(attempt -> attempt < newest, attempts) AS attempt`

// A name belongs to its id; if an id has several names, one of them is shown. The engine evaluates `repeats` first, and if no job
// was run again, it drops the condition: then no row needs its attempt read.
const sql = `${percentiles},
  (SELECT count() FROM (SELECT 1 FROM records WHERE ${ofModule} AND ${isRepeat} LIMIT 1)) AS repeats
SELECT ${bucketStart} AS timestamp, max(records.name) AS name, records.id AS testId,
  ${figures}
FROM records
WHERE ${ofModule}
  AND ${inRange} AND (empty({statuses:Array(String)}) OR has({statuses:Array(String)}, toString(records.status)))
  AND ({anyTest:Bool} OR records.id = {testId:String})
  AND (repeats = 0 OR (records.jobRun, records.jobAttempt) GLOBAL NOT IN (${replacedAttempts}))
GROUP BY timestamp, testId
ORDER BY timestamp, name, testId`

/** How the tests of a module did, by id, bucket for bucket. If a job was run again, only the tests of its newest attempt count. */
export const testsQuery = ({ org, project, module, statuses, testId, ...buckets }: TestsParameters): Query => ({
  sql: sql,
  parameters: {
    ...{ org, project, module, statuses: [...statuses], anyTest: testId === undefined, testId: testId ?? '' },
    ...bucketParameters(buckets),
  },
})
