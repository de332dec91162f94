import { hasRun, lastResult } from '../../history/outcomes.js'
import type { TestedBuild } from '../tested-build.js'

/**
 * Returns the build in which a test that is skipped now ran last; -1 if it did not run in the tested base. If the base has no complete
 * build, a commit before it may have skipped the test. It did not, if the test ran in the next build.
 */
export function lastRunOfSkipped(results: string, { index, isComplete }: TestedBuild): number {
  const reference = lastResult(results, index)
  return hasRun(results, reference) && (isComplete || hasRun(results, nextResult(results, index + 1))) ? reference : -1
}

function nextResult(results: string, build: number): number {
  let index = build
  while (results[index] === '-') index += 1
  return index
}
