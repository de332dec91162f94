import type { BuildResults, BuildTest } from './build-results.js'
import type { FailedTests } from './failure-verdicts.js'

/** Groups the failed tests of a build by their ids. */
export function groupFailures(results: BuildResults): FailedTests {
  const failed = new Map<string, BuildTest[]>()
  for (const test of results.all()) {
    if (test.outcome !== 'F') continue
    const tests = failed.get(test.id)
    if (tests === undefined) failed.set(test.id, [test])
    else tests.push(test)
  }
  return failed
}
