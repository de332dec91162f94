import { type Aggregate, hasDurations } from './aggregate.js'

/** What the table says of one test or job. Durations in ms; undefined: nothing is known of it. */
export interface ItemMetrics {
  readonly id: string
  readonly name: string
  readonly runs: number
  readonly failureRate: number | undefined
  readonly median: number | undefined
  readonly p95: number | undefined
  /** 0.35: the median is 35 % longer than in the period before. */
  readonly slowdown: number | undefined
  readonly total: Aggregate
}

/**
 * Makes the rows of the table out of entries whose one bucket is the total period, and the period before it: nothing is
 * estimated from buckets.
 */
export function compareAggregates(current: readonly Aggregate[], before: readonly Aggregate[]): readonly ItemMetrics[] {
  const mediansBefore = new Map(before.filter(hasDurations).map(({ id, durations }) => [id, durations.p50]))
  return current.map((total) => {
    const { id, name, counts, durations, totalCount } = total
    const decided = counts.failed + counts.successful
    const isTimed = hasDurations(total)
    const medianBefore = mediansBefore.get(id) ?? 0
    return {
      id,
      name,
      runs: totalCount,
      failureRate: decided === 0 ? undefined : counts.failed / decided,
      median: isTimed ? durations.p50 : undefined,
      p95: isTimed ? durations.p95 : undefined,
      slowdown: isTimed && medianBefore > 0 ? durations.p50 / medianBefore - 1 : undefined,
      total,
    }
  })
}
