import { causeOfFailure } from './failure-cause.js'
import type { Outages } from './outages.js'
import { hasFailed, lastRun, nextRun } from './outcomes.js'
import type { TestHistory } from './test-histories.js'
import type { TestedBuild } from './tested-build.js'

/**
 * Returns the build that a failure is compared with; -1 if there is none. It is the last one at or before the tested base in which the test
 * ran. If the tested base has no result, a failure in the next build counts as one of the base.
 *
 * A failure in an outage counts only for failures with the same cause. For all others, the result before the outage decides.
 */
export function findReference(row: TestHistory, cause: string | undefined, base: TestedBuild, outages: Outages): number {
  const counts = (build: number): boolean => !outages.brokeTest(row, build) || (cause !== undefined && causeOfFailure(row, build) === cause)
  let reference = lastRun(row.results, base.index)
  const hasOwnResult = base.isExact && reference === base.index
  if (!hasOwnResult) {
    const next = nextRun(row.results, base.index + 1)
    if (hasFailed(row.results, next) && counts(next)) return next
  }
  while (reference !== -1 && !counts(reference)) reference = lastRun(row.results, reference - 1)
  return reference
}
