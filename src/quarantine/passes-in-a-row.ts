import type { TestHistories } from '../verdicts/test-histories.js'
import { createQuarantine } from './quarantine.js'
import type { QuarantineEntry } from './quarantine-entry.js'

/** The number of passes in a row after which a test can leave its quarantine. */
export const passesToLeave = 20

/**
 * Returns how often the tests of an entry passed in a row until the last build; the smallest number of all its tests. Builds in which a test
 * did not run do not count. Returns undefined if the history knows no such test.
 */
export function passesInARow(histories: TestHistories, entry: QuarantineEntry): number | undefined {
  // An entry that has ended may leave as well.
  const { until: _, ...unlimited } = entry
  const quarantine = createQuarantine([unlimited], 0)
  let least: number | undefined
  for (const test of histories.all()) {
    if (quarantine.entryOf(test) === undefined) continue
    const passes = lastPasses(test.results)
    if (least === undefined || passes < least) least = passes
  }
  return least
}

/** Returns whether the tests of an entry passed often enough, so that they need no quarantine. */
export const canLeave = (histories: TestHistories, entry: QuarantineEntry): boolean =>
  (passesInARow(histories, entry) ?? 0) >= passesToLeave

function lastPasses(results: string): number {
  let passes = 0
  for (let index = results.length - 1; index >= 0; index -= 1) {
    const result = results.charAt(index)
    if (result === '-') continue
    if (result !== 'P') break
    passes += 1
  }
  return passes
}
