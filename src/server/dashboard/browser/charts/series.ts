import { type Status, statuses } from '../../../../base/browser/statuses.js'
import { type Aggregate, type Durations, hasDurations } from '../answers/aggregate.js'
import type { Period } from '../state/period.js'

/** Values for each bucket of a period, including buckets without data. */
export interface Series {
  /** Starts of the buckets, in Unix ms. */
  readonly timestamps: readonly number[]
  readonly counts: Readonly<Record<Status, readonly number[]>>
  /** In ms; null if no duration is known. */
  readonly durations: Readonly<Record<'p50' | 'p95', readonly (number | null)[]>>
}

/** Returns the starts of all buckets of a period, in Unix ms. */
export function bucketStarts({ fromTs, toTs }: Period, interval: number): readonly number[] {
  const first = Math.floor(fromTs / interval)
  return Array.from({ length: Math.max(Math.ceil(toTs / interval) - first, 0) }, (_, index) => (first + index) * interval)
}

/**
 * Distributes aggregates over the buckets of a period. Counts in the same bucket are added; percentiles of several aggregates are
 * estimated.
 */
export function layOutSeries(aggregates: readonly Aggregate[], period: Period, interval: number): Series {
  const timestamps = bucketStarts(period, interval)
  const first = Math.floor(period.fromTs / interval)
  const buckets: Aggregate[][] = timestamps.map(() => [])
  for (const aggregate of aggregates) buckets[Math.round(aggregate.timestamp / interval) - first]?.push(aggregate)
  const countsOf = (status: Status) => buckets.map((bucket) => bucket.reduce((sum, { counts }) => sum + counts[status], 0))
  const mixtures = buckets.map(mixDurations)
  const durationsOf = (share: number) => mixtures.map((mixture) => mixedPercentile(mixture, share))
  return {
    timestamps,
    counts: Object.fromEntries(statuses.map((status) => [status, countsOf(status)])) as unknown as Series['counts'],
    durations: { p50: durationsOf(0.5), p95: durationsOf(0.95) },
  }
}

/** A duration in ms, and the number of runs that took about that long. */
interface Sample {
  readonly duration: number
  readonly weight: number
}

/**
 * The share of the runs that each value represents: up to halfway to its neighbours, so that a single aggregate keeps its percentiles.
 */
const shares: readonly (readonly [keyof Durations, number])[] = [
  ['min', 0.125],
  ['p25', 0.25],
  ['p50', 0.25],
  ['p75', 0.225],
  ['p95', 0.12],
  ['p99', 0.025],
  ['max', 0.005],
]

function mixDurations(aggregates: readonly Aggregate[]): readonly Sample[] {
  const samples = aggregates
    .filter(hasDurations)
    .flatMap(({ durations, totalCount }) => shares.map(([name, share]) => ({ duration: durations[name], weight: share * totalCount })))
  return samples.sort((one, other) => one.duration - other.duration)
}

/** Estimates a percentile of several aggregates. The API has percentiles for single tests or jobs only. */
function mixedPercentile(samples: readonly Sample[], share: number): number | null {
  const needed = share * samples.reduce((sum, { weight }) => sum + weight, 0)
  let passed = 0
  for (const { duration, weight } of samples) {
    passed += weight
    if (passed >= needed) return duration
  }
  return samples.at(-1)?.duration ?? null
}
