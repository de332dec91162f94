import type { ListedTest } from '../summary/listed-test.js'
import type { RunSummary } from '../summary/run-summary.js'
import { type SourceLocation, testLocation } from './test-location.js'
import type { TrackedFiles } from './tracked-files.js'

type Failures = Pick<RunSummary, 'failures' | 'causes'>

/** Finds the source lines of the failed tests that reports list, one by one or below their cause. */
export function locateFailures({ failures, causes }: Failures, tracked: TrackedFiles): ReadonlyMap<ListedTest, SourceLocation> {
  const tests = new Set([...failures.map(({ test }) => test), ...causes.flatMap(({ first }) => first)])
  const locations = new Map<ListedTest, SourceLocation>()
  for (const test of tests) {
    const location = testLocation(test, tracked)
    if (location !== undefined) locations.set(test, location)
  }
  return locations
}

/** Finds the source lines of the first frames of causes, by the id of the cause. */
export function locateCauses({ causes }: Pick<Failures, 'causes'>, tracked: TrackedFiles): ReadonlyMap<string, SourceLocation> {
  const locations = new Map<string, SourceLocation>()
  for (const { cause } of causes) {
    const file = cause.frame && tracked.locate(cause.frame.file)
    if (file !== undefined) locations.set(cause.id, { file, line: cause.frame?.line })
  }
  return locations
}
