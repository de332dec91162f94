import type { FlakyTest } from '../../answers/flaky-tests.js'
import type { TestPlace } from '../place-keys.js'
import type { Query } from '../query.js'
import { inRange, spanParameters, type TimeSpan } from './aggregation.js'
import { conditionsOf, equalTo, optional, placeFilters, valuesOf } from './filter.js'

const filters = { ...placeFilters, ref: optional(equalTo('ref', '')) }

/** Orders the runs of a test. Runs at the same time are in the order of their arrival. */
export const newestRun = '(records.timestamp, records.arrived)'

/** Returns an expression for the value of a column in the newest run of each group. */
export const ofNewestRun = (value: string): string => `argMax(${value}, ${newestRun})`

/** Keeps the tests whose newest run has the owner of the parameter `owner`. */
export const ofOwner = (records: string): string => `(records.project, records.module, records.id) GLOBAL IN (
    SELECT records.project, records.module, records.id FROM records WHERE ${records}
    GROUP BY records.project, records.module, records.id HAVING has(${ofNewestRun('records.owners')}, {owner:String}))`

/** The tests to look up, and the runs that count. */
export interface NewestRunsParameters extends TimeSpan {
  readonly org: string
  readonly project?: string
  readonly module?: string
  readonly ref?: string
}

/** The owners of a test in its newest run, and whether it was in quarantine there. */
export interface NewestRunRow extends TestPlace, Pick<FlakyTest, 'owners' | 'quarantined'> {}

/** Selects the newest run of tests in a range. May return tests with the same id of other modules. */
export function newestRunsQuery(parameters: NewestRunsParameters, ids: readonly string[]): Query {
  return {
    sql: `SELECT records.project AS project, records.module AS module, records.id AS testId, ${ofNewestRun('records.owners')} AS owners,
  ${ofNewestRun("toBool(records.quarantine != '')")} AS quarantined
FROM records
WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'test' AND ${inRange} AND records.id IN {ids:Array(String)}
GROUP BY project, module, testId`,
    parameters: { ...valuesOf(filters, parameters), ...spanParameters(parameters), ids },
  }
}
