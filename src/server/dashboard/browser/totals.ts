import { type Aggregate, readAggregate } from './aggregate.js'
import { type Item, numberOf } from './answer-fields.js'

/** The results of a whole module in one bucket of time. */
export interface Totals extends Aggregate {
  readonly buildCount: number
  readonly failedBuildCount: number
  /** The builds that passed, but only after a retry of a test. */
  readonly flakyBuildCount: number
}

/** Reads an item of a response. */
export const readTotals = (item: Item): Totals => ({
  ...readAggregate(item),
  buildCount: numberOf(item, 'buildCount'),
  failedBuildCount: numberOf(item, 'failedBuildCount'),
  flakyBuildCount: numberOf(item, 'flakyBuildCount'),
})
