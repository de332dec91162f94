import type { BuildTest } from '../../history/build-results.js'
import type { UsualDuration } from '../../history/history-columns.js'
import type { ChangedTest } from '../verdict.js'

/** With fewer durations, the 95th percentile is too uncertain. */
const minimumSamples = 10
const minimumDifferenceMs = 1_000

/** Returns whether a test took so long that its usual time matters. */
export const couldBeSlower = ({ outcome, duration = 0 }: BuildTest): boolean => outcome === 'P' && duration > minimumDifferenceMs

/** Returns the durations of a test that took longer than both twice its usual time and its usual time plus one second. */
export function findSlowdown(
  { outcome, duration }: BuildTest,
  { p95Ms: usual, samples = 0 }: UsualDuration,
): Pick<ChangedTest, 'duration' | 'usual'> | undefined {
  if (outcome !== 'P' || duration === undefined || usual === undefined || samples < minimumSamples) return undefined
  return duration > Math.max(2 * usual, usual + minimumDifferenceMs) ? { duration, usual } : undefined
}
