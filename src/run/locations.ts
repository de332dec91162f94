import type { SourceLocation } from '../report/scope.js'
import { sourceLocation } from '../source/source-location.js'
import { createTrackedFiles } from '../source/tracked-files.js'
import type { ListedTest } from '../summary/listed-test.js'
import type { RunSummary } from '../summary/run-summary.js'

/** Finds the source lines of the failed tests that reports list; git is asked once, and only where a test failed. */
export async function locateFailures(summary: RunSummary, cwd: string): Promise<ReadonlyMap<ListedTest, SourceLocation>> {
  const locations = new Map<ListedTest, SourceLocation>()
  const { failed } = summary.tests
  if (failed.length === 0) return locations
  const tracked = await createTrackedFiles(cwd)
  for (const test of failed) {
    const location = sourceLocation(test, tracked)
    if (location !== undefined) locations.set(test, { file: location.path, line: location.line })
  }
  return locations
}
