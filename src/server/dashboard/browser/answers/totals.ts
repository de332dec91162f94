import type { TestsTotals } from '../../../answers/totals.js'
import { type Aggregate, readFigures } from './aggregate.js'

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

/** Reads an answer. */
export const readTotalsOfPeriod = ({ totals, whole }: TestsTotals): TotalsOfPeriod => ({
  buckets: totals.map(readTotals),
  whole: whole && readTotals({ ...whole, timestamp: 0 }),
})

const readTotals = (entry: TestsTotals['totals'][number]): Totals => ({
  ...readFigures(entry),
  timestamp: entry.timestamp,
  name: '',
  id: '',
  suite: [],
  owners: [],
  flakyCount: entry.flakyCount,
  buildCount: entry.buildCount,
  failedBuildCount: entry.failedBuildCount,
  flakyBuildCount: entry.flakyBuildCount,
})
