import { sameCause } from '../failure/cause/cause-id.js'
import { hasFailed, lastRun, nextRun } from '../history/outcomes.js'
import type { TestHistory } from '../history/test-histories.js'
import { causeOfFailure } from './failure-cause.js'
import type { TestedHistory } from './tested-history.js'

/**
 * Returns the build that a failure is compared with; -1 if there is none. It is the last one at or before the tested base in which the test
 * ran. If the tested base has no result, a failure in the next build counts as one of the base. If the real base may be an older one, so
 * does any failure with the same cause.
 *
 * A failure in an outage counts only for failures with the same cause. For all others, the result before the outage decides.
 */
export function findReference(
  row: TestHistory,
  cause: string | undefined,
  { base, mayBeOlder, outages }: Pick<TestedHistory, 'base' | 'mayBeOlder' | 'outages'>,
): number {
  const { results } = row
  const hasCause = (build: number): boolean => sameCause(causeOfFailure(row, build), cause) === true
  const counts = (build: number): boolean => !hasFailed(results, build) || !outages.brokeTest(row, build) || hasCause(build)
  let reference = lastRun(results, base.index)
  const hasOwnResult = base.isExact && reference === base.index
  if (!hasOwnResult) {
    const next = nextRun(results, base.index + 1)
    if (hasFailed(results, next) && counts(next)) return next
  }
  while (reference !== -1 && !counts(reference)) reference = lastRun(results, reference - 1)
  if (!mayBeOlder || hasFailed(results, reference)) return reference
  const same = lastFailure(results, base.index, hasCause)
  return same === -1 ? reference : same
}

function lastFailure(results: string, from: number, isOne: (build: number) => boolean): number {
  for (let build = from; build >= 0; build -= 1) if (hasFailed(results, build) && isOne(build)) return build
  return -1
}
