import { type Static, type TObject, Type } from 'typebox'
import { statuses } from '../../../records/record.js'
import { countFields } from '../../answers/aggregates.js'
import type { JobsTotals, TestsTotals } from '../../answers/totals.js'
import type { Query } from '../query.js'
import { type Buckets, bucketParameters, bucketStart, durationColumns, inRange } from './aggregation.js'
import { buildRun } from './build-run.js'
import { conditionsOf, coordinateFilters, equalTo, optional, schemasOf } from './filter.js'
import { newestJobs, type PipelineParameters } from './jobs-query.js'
import { isOfNewestAttempt, repeats } from './newest-attempts.js'
import { type Columns, selectList } from './select-list.js'

/** The filters of {@link testsTotalsQuery}. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  ref: optional(equalTo('ref', 'Only tests on this branch or tag. Default: any.')),
}

/** The schema of the parameter that asks for the figures of the whole range. */
export const wholeSchema = {
  whole: Type.Optional(
    Type.Boolean({
      description:
        'With `true`, the answer also contains `whole`, the figures of the whole range. Its percentiles are exact, and a build in several buckets counts once.',
    }),
  ),
}

/** The schemas of the parameters, without the range. */
export const testsTotalsSchemas = { ...schemasOf(filters), ...wholeSchema }

/** Whether the figures of the whole range are wanted. */
export type Whole = Static<TObject<typeof wholeSchema>>

export type TestsTotalsParameters = Static<TObject<typeof testsTotalsSchemas>> & Buckets
export type JobsTotalsParameters = PipelineParameters & Whole & Buckets

/** An entry of totals as the engine returns it. */
export interface TotalsRow extends Pick<TestsTotals['totals'][number], 'timestamp'> {
  /** 1 if it is about the whole range. Its timestamp means nothing then. */
  readonly isWhole: 0 | 1
}

/** The percentiles of the columns of durations. */
export const levels = '0.25, 0.5, 0.75, 0.95, 0.99'

/** The counts and durations of a build in a bucket. Its durations are kept, so that the percentiles of a bucket are exact. */
const ofBuild = [
  ...statuses.map((status) => `countIf(records.status = '${status}') AS ${status}Sum`),
  'count() AS sum',
  'count(records.duration) AS timed',
  'min(records.duration) AS shortest',
  'max(records.duration) AS longest',
  'sum(records.duration) AS total',
  `quantilesExactInclusiveState(${levels})(records.duration) AS durations`,
].join(', ')

const results = {
  ...countFields((status) => `sum(${status}Sum)`),
  totalCount: 'sum(sum)',
  passRate: 'if(successfulCount + failedCount = 0, null, successfulCount / (successfulCount + failedCount))',
}

const builds = {
  buildCount: 'uniqExact(run)',
  failedBuildCount: 'uniqExactIf(run, failedSum > 0)',
  ...durationColumns({ known: 'sum(timed)', min: 'min(shortest)', max: 'max(longest)', avg: 'sum(total) / sum(timed)' }),
}

const figuresOfJobs: Columns<keyof NonNullable<JobsTotals['whole']>> = { ...results, ...builds }

const figuresOfTests: Columns<keyof NonNullable<TestsTotals['whole']>> = {
  ...results,
  flakyCount: 'sum(flakySum)',
  flakyBuildCount: 'uniqExactIf(run, flakySum > 0 OR failedSum > 0) - uniqExactIf(run, failedSum > 0)',
  ...builds,
}

const percentiles = `quantilesExactInclusiveMerge(${levels})(durations) AS percentiles`

/** Selects the start of an entry's bucket, and whether the entry is about the whole range. */
export const marked = ({ whole }: Whole): string => (whole ? 'grouping(timestamp) AS isWhole, timestamp' : 'timestamp')

/**
 * Merges the states of buckets for the whole range, which takes hardly any time. A range without results has no entry.
 * @param count the column that counts the results
 */
export const grouped = ({ whole }: Whole, count = 'totalCount'): string =>
  whole ? `GROUP BY GROUPING SETS ((timestamp), ())\nHAVING ${count} > 0` : 'GROUP BY timestamp'

/**
 * Aggregates all tests of a module by bucket. If a job was run again, only the tests of its newest attempt count. The engine aggregates
 * each build first, because it has to find the runs of builds, and a build has many tests.
 */
export const testsTotalsQuery = (parameters: TestsTotalsParameters): Query => ({
  sql: `WITH ${percentiles}
SELECT ${marked(parameters)},
  ${selectList(figuresOfTests)}
FROM (
  WITH ${repeats}
  SELECT ${bucketStart} AS timestamp, records.build AS build, ${buildRun} AS run, countIf(records.flaky) AS flakySum, ${ofBuild}
  FROM records
  WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'test' AND ${inRange} AND ${isOfNewestAttempt}
  GROUP BY timestamp, build
)
${grouped(parameters)}
ORDER BY timestamp`,
  parameters: { ...parameters, ...bucketParameters(parameters) },
})

/** Aggregates all jobs of a pipeline by bucket. Only the newest attempt of a job in a run counts. */
export function jobsTotalsQuery(parameters: JobsTotalsParameters): Query {
  const { expressions, table } = newestJobs(parameters, 'timestamp, build, status, duration')
  return {
    sql: `WITH ${percentiles}
SELECT ${marked(parameters)},
  ${selectList(figuresOfJobs)}
FROM (
  WITH ${expressions}
  SELECT ${bucketStart} AS timestamp, records.build AS build, ${buildRun} AS run, ${ofBuild}
  FROM ${table}
  WHERE ${inRange}
  GROUP BY timestamp, build
)
${grouped(parameters)}
ORDER BY timestamp`,
    parameters: { ...parameters, ...bucketParameters(parameters) },
  }
}
