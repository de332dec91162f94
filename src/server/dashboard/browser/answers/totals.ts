import { type Aggregate, readAggregate } from './aggregate.js'
import { type Item, isItem, itemsOf, numberOf } from './answer-fields.js'

/** The results of a whole module in one bucket of time. */
export interface Totals extends Aggregate {
  readonly buildCount: number
  readonly failedBuildCount: number
  /** The builds that passed, but only after a retry of a test. */
  readonly flakyBuildCount: number
}

/** The totals of a period. */
export interface TotalsOfPeriod {
  /** The buckets with results, ordered by time. */
  readonly buckets: readonly Totals[]
  /** Undefined without results. Its timestamp is 0. */
  readonly whole: Totals | undefined
}

/** Reads a response. */
export const readTotalsOfPeriod = (answer: Item): TotalsOfPeriod => ({
  buckets: itemsOf(answer, 'totals').map(readTotals),
  whole: isItem(answer.whole) ? readTotals(answer.whole) : undefined,
})

const readTotals = (item: Item): Totals => ({
  ...readAggregate(item),
  buildCount: numberOf(item, 'buildCount'),
  failedBuildCount: numberOf(item, 'failedBuildCount'),
  flakyBuildCount: numberOf(item, 'flakyBuildCount'),
})
