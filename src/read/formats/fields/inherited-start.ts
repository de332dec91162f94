import type { WritableResult } from '../../../records/record.js'

/** A suite or a run that states its start for all of its tests. */
export interface InheritedStart {
  /** Unix ms. */
  readonly timestamp: number | undefined
  /** The stated duration in ms. */
  readonly duration?: number | undefined
  /** The sum of the durations of its tests so far, in ms. */
  elapsed: number
}

/** Sets the estimated start of a test without a start of its own, as if tests ran one after the other, within the duration of `around`. */
export function inheritStart(test: WritableResult, { timestamp, duration = 0, elapsed }: InheritedStart): void {
  if (timestamp === undefined) return
  // Some tools write 0 for the duration of each suite. Tests that ran in parallel take longer together than their suite.
  const latest = duration > 0 ? Math.max(duration - (test.duration ?? 0), 0) : elapsed
  test.timestamp = timestamp + Math.round(Math.min(elapsed, latest))
  test.isStartEstimated = true
}
