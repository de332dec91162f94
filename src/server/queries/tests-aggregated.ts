import { type Static, type TObject, Type } from 'typebox'
import { statuses } from '../../records/record.js'
import { type TestAggregate, testsAggregatedAnswer } from '../answers/aggregates.js'
import { jsonDocument } from '../store/json-document.js'
import { aggregateFigures, type Buckets, bucketParameters, bucketStart, inRange, percentiles } from '../store/queries/aggregation.js'
import { conditionsOf, coordinateFilters, equalsAny, equalTo, isOneOf, optional, schemasOf } from '../store/queries/filter.js'
import { isOfNewestAttempt, repeats } from '../store/queries/newest-attempts.js'
import { ofNewestRun } from '../store/queries/newest-runs-query.js'
import { type Columns, selectList } from '../store/queries/select-list.js'
import type { Query } from '../store/query.js'
import { rangeParameters, withBuckets } from '../time-range.js'
import { dataQuery } from './data-query.js'

/** The maximum number of ids in a request. They must fit into a URL. */
const maximumTests = 50

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
  testId: optional(equalsAny('id', maximumTests, 'Only the tests with these ids: `testId=a&testId=b`. Default: all.')),
  ref: optional(equalTo('ref', 'Only tests on this branch or tag. Default: any.')),
  job: optional(equalTo('job', 'Only tests of this job, with the values of its matrix. Default: the tests of all jobs.')),
}

const columns: Columns<keyof TestAggregate> = {
  timestamp: bucketStart,
  // A name belongs to its id; if an id has several names, one of them is shown.
  name: 'max(records.name)',
  testId: 'records.id',
  ...aggregateFigures,
  suite: 'max(records.suite)',
  flakyCount: 'countIf(records.flaky)',
  owners: ofNewestRun('records.owners'),
}

/** The fields of an entry that a request must ask for. */
const extraNames = ['suite', 'flakyCount', 'owners'] as const satisfies readonly (keyof TestAggregate)[]

/** The schemas of the parameters, without the range. */
const testsSchemas = {
  ...schemasOf(filters),
  fields: Type.Optional(
    Type.Array(Type.Enum([...extraNames], { type: 'string' }), {
      description: 'Additional fields of each entry: `fields=suite,flakyCount,owners`. Default: none.',
    }),
  ),
}

export type TestsParameters = Static<TObject<typeof testsSchemas>> & Buckets

/** Aggregates the tests of a module by bucket and id. If a job was run again, only the tests of its newest attempt count. */
export function testsQuery({ fields = [], ...parameters }: TestsParameters): Query {
  const leftOut = extraNames.filter((name) => !fields.includes(name))
  return {
    sql: `${percentiles},
  ${repeats}
SELECT ${selectList(columns, leftOut)}
FROM records
WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'test' AND ${inRange}
  AND ${isOfNewestAttempt}
GROUP BY timestamp, testId
ORDER BY timestamp, name, testId`,
    parameters: { ...parameters, ...bucketParameters(parameters) },
  }
}

export const testsAggregated = dataQuery({
  path: '/v1/data/tests/aggregated',
  summary: 'Tests of a module over time',
  description: 'Returns the number of results per status and the durations of each test of a module, by time bucket.',
  querystring: Type.Object({ ...rangeParameters, ...testsSchemas }),
  answer: testsAggregatedAnswer,
  answerDescription: 'The entries, ordered by timestamp, name and id. The list is empty if nothing was recorded.',
  prepare: withBuckets,
  read: (source, parameters: TestsParameters) => jsonDocument(source, 'tests', testsQuery(parameters)),
})
