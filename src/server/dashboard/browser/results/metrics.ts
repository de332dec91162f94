import { type Aggregate, hasDurations } from '../answers/aggregate.js'

/** The metrics of a test. Durations are in ms; undefined if unknown. */
export interface ItemMetrics {
  readonly id: string
  readonly name: string
  readonly suite: readonly string[]
  readonly owners: readonly string[]
  readonly runs: number
  readonly failureRate: number | undefined
  readonly median: number | undefined
  /** Example: 0.35 means that the median is 35 % longer than in the previous period. */
  readonly slowdown: number | undefined
  readonly total: Aggregate
  /** The previous period; undefined if the test did not run in it. */
  readonly before: Aggregate | undefined
}

/** Computes the metrics from two responses that each have the whole period in one bucket. Nothing is estimated from smaller buckets. */
export function compareAggregates(current: readonly Aggregate[], before: readonly Aggregate[]): readonly ItemMetrics[] {
  const allBefore = new Map(before.map((aggregate) => [aggregate.id, aggregate]))
  return current.map((total) => {
    const { id, name, suite, owners, counts, durations, totalCount } = total
    const decided = counts.failed + counts.successful
    const isTimed = hasDurations(total)
    const itemBefore = allBefore.get(id)
    const medianBefore = itemBefore?.durations.p50 ?? 0
    return {
      id,
      name,
      suite,
      owners,
      runs: totalCount,
      failureRate: decided === 0 ? undefined : counts.failed / decided,
      median: isTimed ? durations.p50 : undefined,
      slowdown: isTimed && medianBefore > 0 ? durations.p50 / medianBefore - 1 : undefined,
      total,
      before: itemBefore,
    }
  })
}
