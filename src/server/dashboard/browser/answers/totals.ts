import type { BuildsTotals } from '../../../answers/totals.js'
import { type Durations, durationsIn } from './aggregate.js'

/** The builds of a module that began in one bucket of time. */
export interface BuildTotals {
  /** Start of the bucket, in Unix ms. */
  readonly timestamp: number
  readonly buildCount: number
  readonly failedBuildCount: number
  /** The builds that passed, but only after a retry of a test. */
  readonly flakyBuildCount: number
  /** The durations of the builds, in ms; 0 if none is known. */
  readonly durations: Durations
}

export interface TotalsOfPeriod {
  /** The buckets with builds, ordered by time. */
  readonly buckets: readonly BuildTotals[]
  /** Undefined without builds. Its timestamp is 0. */
  readonly whole: BuildTotals | undefined
}

/** Reads an answer. */
export const readTotalsOfPeriod = ({ totals, whole }: BuildsTotals): TotalsOfPeriod => ({
  buckets: totals.map(readTotals),
  whole: whole && readTotals({ ...whole, timestamp: 0 }),
})

const readTotals = (entry: BuildsTotals['totals'][number]): BuildTotals => ({
  timestamp: entry.timestamp,
  buildCount: entry.buildCount,
  failedBuildCount: entry.failedBuildCount,
  flakyBuildCount: entry.flakyBuildCount,
  durations: durationsIn(entry),
})
