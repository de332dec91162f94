import type { SymbolName } from '../../../../base/text/symbols.js'
import type { RankedTest } from '../answers/flaky-test.js'
import type { SlowerChange } from '../pieces/slower-change.js'
import type { ItemMetrics } from '../results/metrics.js'

/** The statuses of tests in the table, with their titles. The first one that applies to a test is its mark. Their names appear in the URL. */
export const testStatusTitles = {
  failing: 'Failing',
  flaky: 'Flaky',
  slower: 'Slower',
  quarantined: 'Quarantined',
  skipped: 'Skipped',
  passed: 'Passed',
  unknown: 'Unknown',
} as const

export type TestStatus = keyof typeof testStatusTitles

/** The orders of the table, with their titles. Their names appear in the URL. */
export const sortTitles = {
  attention: 'Attention',
  name: 'Name',
  median: 'Median',
  change: 'Change',
  failed: 'Failed or flaky',
} as const

export type TestOrder = keyof typeof sortTitles

/** The mark of each status, and its name for screen readers. */
export const marksOfStatuses: Readonly<Record<TestStatus, readonly [symbol: SymbolName, title: string]>> = {
  failing: ['failed', 'Failed'],
  flaky: ['flaky', 'Flaky'],
  slower: ['slow', 'Slower'],
  quarantined: ['quarantined', 'Quarantined'],
  skipped: ['skipped', 'Skipped'],
  passed: ['passed', 'Passed'],
  unknown: ['unknown', 'Unknown'],
}

/** A test of the table. */
export interface TestOfModule {
  readonly metrics: ItemMetrics
  readonly status: TestStatus
  readonly isQuarantined: boolean
  /** How flaky it is; undefined if it is not. */
  readonly flaky: RankedTest | undefined
  /** How much slower it became, and with which other tests; undefined if it did not. */
  readonly slower: SlowerChange | undefined
}

/**
 * Returns whether a test has a status. A test that became slower counts as slower even if it fails or is flaky as well, because the group of
 * its build and suite contains it on every page.
 */
export const hasStatus = (test: TestOfModule, status: TestStatus): boolean =>
  test.status === status || (status === 'slower' && test.slower !== undefined)

/** Returns the median duration in ms and its relative change, by which tests are also sorted. A slower test has those since its commit. */
export function medianAndChange({ metrics, slower }: TestOfModule): {
  readonly median: number | undefined
  readonly change: number | undefined
} {
  if (slower === undefined) return { median: metrics.median, change: metrics.slowdown }
  const { before, after } = slower.test
  return { median: after, change: before === 0 ? undefined : after / before - 1 }
}
