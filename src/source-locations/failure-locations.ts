import type { ListedTest } from '../summary/listed-test.js'
import type { RunSummary } from '../summary/run-summary.js'
import { type SourceLocation, testLocation } from './test-location.js'
import type { TrackedFiles } from './tracked-files.js'

/** Finds the source lines of the failed tests that reports list. */
export function locateFailures(summary: RunSummary, tracked: TrackedFiles): ReadonlyMap<ListedTest, SourceLocation> {
  const locations = new Map<ListedTest, SourceLocation>()
  for (const test of summary.tests.failed) {
    const location = testLocation(test, tracked)
    if (location !== undefined) locations.set(test, location)
  }
  return locations
}
