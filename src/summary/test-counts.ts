import { noCounts, type Status, type StatusCounts } from '../records/record.js'

/** How many tests there are, of which status, how many of them flaky, and how long they took together. */
export interface TestCounts extends Readonly<StatusCounts> {
  readonly total: number
  readonly flaky: number
  /** The sum over the tests that say how long they took, in ms. */
  readonly duration: number
}

/** Counts that are still growing. */
export type GrowingCounts = { -readonly [Name in keyof TestCounts]: TestCounts[Name] }

/** Counts of nothing yet. */
export const noTestCounts = (): GrowingCounts => ({ total: 0, ...noCounts(), flaky: 0, duration: 0 })

/** Adds the counts of one group of tests to those of another. */
export function addCounts(to: GrowingCounts, from: TestCounts): void {
  to.total += from.total
  to.successful += from.successful
  to.failed += from.failed
  to.skipped += from.skipped
  to.cancelled += from.cancelled
  to.running += from.running
  to.unknown += from.unknown
  to.flaky += from.flaky
  to.duration += from.duration
}

/** Adds one test. */
export function countTest(to: GrowingCounts, status: Status, duration: number, flaky: boolean): void {
  to.total += 1
  to[status] += 1
  to.duration += duration
  if (flaky) to.flaky += 1
}

/**
 * Copies counts at the end of a run. Rounds the duration to whole nanoseconds, because sums of fractions drift (0.1 + 0.2), and
 * caps it at 2^53 - 1 ms: result files may state durations whose sum overflows, and JSON has no Infinity.
 */
export const finishedCounts = (counts: TestCounts): TestCounts => ({
  ...counts,
  duration: Math.min(Math.round(counts.duration * 1e6) / 1e6, Number.MAX_SAFE_INTEGER),
})
