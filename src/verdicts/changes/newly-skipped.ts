import { hasRun, lastResult } from '../outcomes.js'

/** Returns the build in which a test that is skipped now ran last; -1 if it did not run in the tested base. */
export function lastRunOfSkipped(results: string, base: number): number {
  const reference = lastResult(results, base)
  return hasRun(results, reference) ? reference : -1
}
