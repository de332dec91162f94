import type { Static, TObject } from 'typebox'
import { statuses } from '../../../records/record.js'
import type { Query } from '../query.js'
import { type Buckets, bucketParameters, bucketStart, figures, inRange, percentiles } from './aggregation.js'
import { conditionsOf, coordinateFilters, equals, isOneOf, optional, schemasOf } from './filter.js'

/** The filters of the query. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  status: optional(
    isOneOf(
      'status',
      statuses,
      'Only tests with one of these statuses: `status=failed&status=skipped` or `status=failed,skipped`. Default: all.',
    ),
  ),
  testId: optional(equals('id', 'Only the test with this id. Default: all.')),
}

/** The schemas of the parameters, without the range. */
export const testsSchemas = schemasOf(filters)

export type TestsParameters = Static<TObject<typeof testsSchemas>> & Buckets

const ofModule = `${conditionsOf(coordinateFilters, coordinateFilters)} AND records.kind = 'test'`
const isRepeat = 'records.jobAttempt > 1 AND records.jobRun != 0'

/** Selects the attempts of jobs that a later attempt replaced. The first attempt is included even if it stored nothing. */
const replacedAttempts = `SELECT jobRun, attempt
  FROM (
    SELECT records.jobRun AS jobRun, max(records.jobAttempt) AS newest,
      arrayPushFront(groupUniqArray(records.jobAttempt), toUInt32(1)) AS attempts
    FROM records
    WHERE ${ofModule} AND ${isRepeat}
    GROUP BY jobRun
  )
  ARRAY JOIN arrayFilter(attempt -> attempt < newest, attempts) AS attempt`

/** Aggregates the tests of a module by bucket and id. If a job was run again, only the tests of its newest attempt count. */
export const testsQuery = (parameters: TestsParameters): Query => ({
  // A name belongs to its id; if an id has several names, one of them is shown. The engine evaluates `repeats` first and, if no job
  // was run again, drops the condition. Then it does not read the attempt of any row.
  sql: `${percentiles},
  (SELECT count() FROM (SELECT 1 FROM records WHERE ${ofModule} AND ${isRepeat} LIMIT 1)) AS repeats
SELECT ${bucketStart} AS timestamp, max(records.name) AS name, records.id AS testId,
  ${figures}
FROM records
WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'test' AND ${inRange}
  AND (repeats = 0 OR (records.jobRun, records.jobAttempt) GLOBAL NOT IN (${replacedAttempts}))
GROUP BY timestamp, testId
ORDER BY timestamp, name, testId`,
  parameters: { ...parameters, ...bucketParameters(parameters) },
})
