import { type Static, type TObject, Type } from 'typebox'
import type { Query } from '../query.js'
import { areStepsShown } from '../step-expiry.js'
import { conditionsOf, coordinateFilters, equalTo, optional, schemasOf } from './filter.js'

/** The largest time of a JavaScript Date, in ms. Stored times are not later. */
const lastTimestamp = 8.64e15

/** The filters of the query. A filter that is added here is parsed, documented and applied. */
const filters = {
  ...coordinateFilters,
  testId: equalTo('id', 'The id of the test.'),
  timestamp: {
    schema: Type.Integer({
      format: 'int64',
      minimum: -lastTimestamp,
      maximum: lastTimestamp,
      description: 'The `timestamp` of the run, as `/v1/data/tests/runs` returns it.',
    }),
    condition: (name: string) => `records.timestamp = {${name}:Int64}`,
  },
  build: optional(equalTo('build', 'The `build` of the run. Default: any.')),
  job: optional(equalTo('job', 'The `job` of the run. Default: any.')),
}

/** The schemas of the parameters. */
export const stepsSchemas = schemasOf(filters)

export type StepsParameters = Static<TObject<typeof stepsSchemas>>

/** The steps and attachments of a run, as the engine returns them. */
export interface StepsRow {
  /** As JSON; empty if nothing is stored. */
  readonly evidence: string
}

/** Selects the steps of the last stored record of a run. */
export const stepsQuery = (parameters: StepsParameters): Query => ({
  sql: `SELECT evidence
FROM records
WHERE ${conditionsOf(filters, parameters)} AND records.kind = 'test' AND ${areStepsShown}
ORDER BY records.timestamp DESC, records.arrived DESC
LIMIT 1`,
  parameters: { ...parameters },
})
