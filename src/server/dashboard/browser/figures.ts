import { type Entry, hasDurations } from './entry.js'

/** What the table says of one test or job. Durations in ms; undefined: nothing is known of it. */
export interface Figures {
  readonly id: string
  readonly name: string
  readonly runs: number
  readonly failureRate: number | undefined
  readonly median: number | undefined
  readonly p95: number | undefined
  /** 0.35: the median is 35 % longer than in the period before. */
  readonly slowdown: number | undefined
  readonly whole: Entry
}

/**
 * Makes the rows of the table out of entries whose one bucket is the whole period, and the period before it: nothing is
 * estimated from buckets.
 */
export function compareEntries(current: readonly Entry[], before: readonly Entry[]): readonly Figures[] {
  const mediansBefore = new Map(before.filter(hasDurations).map(({ id, durations }) => [id, durations.p50]))
  return current.map((whole) => {
    const { id, name, counts, durations, totalCount } = whole
    const decided = counts.failed + counts.successful
    const isTimed = hasDurations(whole)
    const medianBefore = mediansBefore.get(id) ?? 0
    return {
      id,
      name,
      runs: totalCount,
      failureRate: decided === 0 ? undefined : counts.failed / decided,
      median: isTimed ? durations.p50 : undefined,
      p95: isTimed ? durations.p95 : undefined,
      slowdown: isTimed && medianBefore > 0 ? durations.p50 / medianBefore - 1 : undefined,
      whole,
    }
  })
}
