import { flakyDays } from '../../answers/flaky-tests.js'
import type { TestPlace } from '../place-keys.js'
import type { Query } from '../query.js'
import { inRange, spanParameters, type TimeSpan } from './aggregation.js'
import { conditionsOf, equalTo, optional, placeFilters, valuesOf } from './filter.js'
import { type FlakyScope, flakyTestsSql } from './flaky-query.js'

const filters = { ...placeFilters, ref: optional(equalTo('ref', '')) }

/** The place and the branch of tests. The start of the range does not matter. */
export interface FlakySinceParameters extends Pick<TimeSpan, 'toTs'> {
  readonly org: string
  readonly project?: string
  readonly module?: string
  readonly ref?: string
}

const windowMs = flakyDays * 24 * 60 * 60 * 1000

/** The first flip of a test in the {@link flakyDays} days before the end of a range. */
export interface FlakySinceRow extends TestPlace {
  readonly since: number
}

/** Selects the first flips of tests, by the rules of the ranking. The list must not be empty. May return tests of other modules. */
export function flakySinceQuery(parameters: FlakySinceParameters, ids: readonly string[]): Query {
  const ofRuns = conditionsOf(filters, valuesOf(filters, parameters))
  const range = { fromTs: parameters.toTs - windowMs, toTs: parameters.toTs }
  const scope: FlakyScope = {
    ofTests: `${ofRuns} AND records.kind = 'test' AND ${inRange}`,
    ofIds: 'records.test GLOBAL IN (SELECT sipHash64(arrayJoin({ids:Array(String)})))',
    ofRuns,
    range,
    ofModules: conditionsOf(placeFilters, valuesOf(placeFilters, parameters)),
    isBase: 'false',
    columns: ['project', 'module'],
  }
  return {
    sql: `SELECT project, module, testId, firstSeen AS since FROM (
${flakyTestsSql(scope)}
)`,
    parameters: { ...valuesOf(filters, parameters), ids, ...spanParameters(range) },
  }
}

/** Selects the tests that passed only after a retry in the same number of days before the ones that {@link flakySinceQuery} searches. */
export const flakyBeforeQuery = (parameters: FlakySinceParameters, ids: readonly string[]): Query => ({
  sql: `SELECT DISTINCT records.project AS project, records.module AS module, records.eventId AS testId
FROM records
PREWHERE records.event AND records.flaky
WHERE ${conditionsOf(filters, valuesOf(filters, parameters))} AND records.kind = 'test' AND ${inRange} AND records.status = 'successful'
  AND records.eventId IN {ids:Array(String)}`,
  parameters: {
    ...valuesOf(filters, parameters),
    ids,
    ...spanParameters({ fromTs: parameters.toTs - 2 * windowMs, toTs: parameters.toTs - windowMs }),
  },
})
