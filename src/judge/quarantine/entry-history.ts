import type { TestHistories } from '../history/test-histories.js'
import { createQuarantine } from './quarantine.js'
import type { QuarantineEntry } from './quarantine-entry.js'

/** The number of passes in a row after which a test can leave its quarantine. */
const passesToLeave = 20

/** The share of all tests above which an entry is too broad. */
const broadShare = 0.05

/** The tests of an entry in a history. */
export interface EntryHistory {
  /** How often they passed in a row until the last build; the smallest number of all tests. Builds in which a test did not run do not count. */
  readonly passes: number
  /** The number of distinct tests. */
  readonly tests: number
}

/** The tests of all entries in a history. */
export interface EntryHistories {
  /** The number of distinct tests in the history. */
  readonly tests: number
  /** Lacks the entries whose tests the history does not know. */
  readonly ofEntry: ReadonlyMap<QuarantineEntry, EntryHistory>
}

/** Finds the tests of each entry in a history. */
export function readEntryHistories(histories: TestHistories, entries: readonly QuarantineEntry[]): EntryHistories {
  // An entry that has ended may leave as well.
  const quarantine = createQuarantine(entries, Number.NEGATIVE_INFINITY)
  const ofEntry = new Map<QuarantineEntry, EntryHistory>()
  const ids = new Set<string>()
  for (const test of histories.all()) {
    // A test may have a row for each job.
    const added = ids.has(test.id) ? 0 : 1
    ids.add(test.id)
    for (const entry of quarantine.entriesOf(test)) {
      const passes = lastPasses(test.results)
      const known = ofEntry.get(entry) ?? { passes, tests: 0 }
      ofEntry.set(entry, { passes: Math.min(passes, known.passes), tests: known.tests + added })
    }
  }
  return { tests: ids.size, ofEntry }
}

/**
 * Returns whether an entry is too broad: it probably excuses tests that its author did not mean.
 * @param tests the number of its tests
 * @param ofTests the number of all tests
 */
export const isBroad = (tests: number, ofTests: number): boolean => tests > 1 && tests > broadShare * ofTests

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
