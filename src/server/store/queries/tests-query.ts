import type { Static, TObject } from 'typebox'
import { statuses } from '../../../records/record.js'
import type { Query } from '../query.js'
import { type Buckets, bucketParameters, bucketStart, figures, inRange, percentiles } from './aggregation.js'
import { conditionsOf, coordinateFilters, equals, isOneOf, optional, schemasOf } from './filter.js'
import { isOfNewestAttempt, repeats } from './newest-attempts.js'

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

/** Aggregates the tests of a module by bucket and id. If a job was run again, only the tests of its newest attempt count. */
export const testsQuery = (parameters: TestsParameters): Query => ({
  // A name belongs to its id; if an id has several names, one of them is shown.
  sql: `${percentiles},
  ${repeats}
SELECT ${bucketStart} AS timestamp, max(records.name) AS name, records.id AS testId,
  ${figures}
FROM records
WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'test' AND ${inRange}
  AND ${isOfNewestAttempt}
GROUP BY timestamp, testId
ORDER BY timestamp, name, testId`,
  parameters: { ...parameters, ...bucketParameters(parameters) },
})
