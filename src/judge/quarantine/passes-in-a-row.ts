import type { TestHistories } from '../history/test-histories.js'
import { createQuarantine } from './quarantine.js'
import type { QuarantineEntry } from './quarantine-entry.js'

/** The number of passes in a row after which a test can leave its quarantine. */
const passesToLeave = 20

/**
 * Returns how often the tests of each entry passed in a row until the last build; the smallest number of all its tests. Builds in which a
 * test did not run do not count. Lacks the entries whose tests the history does not know.
 */
export function passesInARow(histories: TestHistories, entries: readonly QuarantineEntry[]): ReadonlyMap<QuarantineEntry, number> {
  // An entry that has ended may leave as well.
  const quarantine = createQuarantine(entries, Number.NEGATIVE_INFINITY)
  const least = new Map<QuarantineEntry, number>()
  for (const test of histories.all()) {
    for (const entry of quarantine.entriesOf(test)) {
      const passes = lastPasses(test.results)
      least.set(entry, Math.min(passes, least.get(entry) ?? passes))
    }
  }
  return least
}

/** Returns whether the tests of an entry passed often enough, so that they need no quarantine. */
export const canLeave = (passes: number | undefined): boolean => passes !== undefined && passes >= passesToLeave

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
