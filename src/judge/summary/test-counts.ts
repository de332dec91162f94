import { noCounts, type Status, type StatusCounts } from '../../records/record.js'

/** The numbers of tests, by status and flaky, and their total duration. */
export interface TestCounts extends Readonly<StatusCounts> {
  readonly total: number
  readonly flaky: number
  /** The number of failed ones that are quarantined; absent if there are none. */
  readonly quarantined?: number
  /** The sum of all known durations, in ms. */
  readonly duration: number
}

/** Mutable counts. */
export type GrowingCounts = { -readonly [Name in keyof TestCounts]: TestCounts[Name] }

/** Returns counts of zero. */
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
  if (from.quarantined !== undefined) to.quarantined = (to.quarantined ?? 0) + from.quarantined
  to.duration += from.duration
}

/** Adds one test. */
export function countTest(to: GrowingCounts, status: Status, duration: number, flaky: boolean): void {
  to.total += 1
  countStatus(to, status)
  to.duration += duration
  if (flaky) to.flaky += 1
}

/** Adds one to the number of a status. `to[status] += 1` takes several times as long, because the name varies. */
function countStatus(to: GrowingCounts, status: Status): void {
  switch (status) {
    case 'successful':
      to.successful += 1
      break
    case 'failed':
      to.failed += 1
      break
    case 'skipped':
      to.skipped += 1
      break
    case 'cancelled':
      to.cancelled += 1
      break
    case 'running':
      to.running += 1
      break
    case 'unknown':
      to.unknown += 1
  }
}

/** Counts a failed test, which was added before, as quarantined. */
export function countQuarantined(to: GrowingCounts): void {
  to.quarantined = (to.quarantined ?? 0) + 1
}

/** Returns the number of failed tests whose failures count. */
export const relevantFailures = ({ failed, quarantined = 0 }: Pick<TestCounts, 'failed' | 'quarantined'>): number => failed - quarantined

/**
 * Copies counts at the end of a run. Rounds the duration to whole nanoseconds, because sums of fractions drift (0.1 + 0.2), and
 * caps it at 2^53 - 1 ms: result files may state durations whose sum overflows, and JSON has no Infinity.
 */
export const finishedCounts = (counts: TestCounts): TestCounts => ({
  ...counts,
  duration: Math.min(Math.round(counts.duration * 1e6) / 1e6, Number.MAX_SAFE_INTEGER),
})
