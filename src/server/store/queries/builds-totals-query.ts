import type { Static, TObject } from 'typebox'
import type { BuildsTotals } from '../../answers/totals.js'
import type { Query } from '../query.js'
import { type Buckets, bucketParameters, durationColumns, type TimeSpan } from './aggregation.js'
import { nearbyMs } from './build-facts-query.js'
import { buildMs, buildParts } from './build-parts.js'
import { defaultBranch } from './default-branch.js'
import { conditionsOf, coordinateFilters, equalTo, optional, schemasOf } from './filter.js'
import { type Columns, selectList } from './select-list.js'
import { quarterRange, type TimeRange } from './summaries.js'
import { grouped, levels, marked, wholeSchema } from './totals-query.js'

/** The filters of {@link buildsTotalsQuery}. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  ref: optional(equalTo('ref', 'Only builds of this branch or tag. Default: any.')),
}

/** The schemas of the parameters, without the range. */
export const buildsTotalsSchemas = { ...schemasOf(filters), ...wholeSchema }

export type BuildsTotalsParameters = Static<TObject<typeof buildsTotalsSchemas>> & Buckets

const durations = {
  known: 'countIf(ms > 0)',
  min: 'minIf(ms, ms > 0)',
  max: 'maxIf(ms, ms > 0)',
  avg: 'avgIf(ms, ms > 0)',
}

const figures: Columns<keyof NonNullable<BuildsTotals['whole']>> = {
  buildCount: 'count()',
  failedBuildCount: 'countIf(failedTests > 0)',
  flakyBuildCount: 'countIf(failedTests = 0 AND flakyTests > 0)',
  ...durationColumns(durations),
}

/** Returns the range with the time around it in which the other records of its builds are, so that no build is cut. */
function scannedRange(span: TimeSpan): TimeRange {
  const { fromTs, toTs, from, to } = quarterRange(span)
  return { fromTs: fromTs - nearbyMs, toTs: toTs + nearbyMs, from: `${from} - ${nearbyMs}`, to: `${to} + ${nearbyMs}` }
}

/**
 * Aggregates the builds of a module by the bucket in which they began. If a job was run again, only the tests of its newest attempt count.
 * On the default branch, builds of pull requests are left out if it has others, because the branch of a fork may have the same name.
 */
export function buildsTotalsQuery(parameters: BuildsTotalsParameters): Query {
  const parts = buildParts({
    columns: ['ref'],
    ofBuilds: conditionsOf(filters, parameters),
    ofModules: conditionsOf(coordinateFilters, coordinateFilters),
    range: scannedRange(parameters),
  })
  return {
    sql: `WITH quantilesExactInclusiveIf(${levels})(ms, ms > 0) AS percentiles
SELECT ${marked(parameters)},
  ${selectList(figures)}
FROM (
  SELECT start - positiveModulo(start, {interval:Int64}) AS timestamp, ms, failedTests, flakyTests, ref, pull,
    countIf(pull = '') OVER (PARTITION BY ref) AS others
  FROM (
    SELECT run, ref, minIf(first, tests > 0) AS start, sum(failed) AS failedTests, sum(flaky) AS flakyTests, ${buildMs} AS ms, max(pullRequest) AS pull
    FROM (
    ${parts}
    )
    GROUP BY run, ref
    HAVING sum(tests) > 0 AND start >= {fromTs:Int64} AND start < {toTs:Int64}
  )
)
WHERE pull = '' OR others = 0 OR ref != ifNull(${defaultBranch(parameters)}, '')
${grouped(parameters, 'buildCount')}
ORDER BY timestamp`,
    parameters: { ...parameters, ...bucketParameters(parameters) },
  }
}
