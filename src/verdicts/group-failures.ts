import type { BuildResults, BuildTest } from './build-results.js'
import type { FailedTests } from './failure-verdicts.js'

/** The failed tests of a build. */
export interface GroupedFailures {
  /** Without the excused failures. */
  readonly failed: FailedTests
  /** The number of distinct tests of which every failure is excused. */
  readonly quarantined: number
}

/** Groups the failed tests of a build by their ids. */
export function groupFailures(results: BuildResults, isQuarantined: (test: BuildTest) => boolean = () => false): GroupedFailures {
  const failed = new Map<string, BuildTest[]>()
  const excused = new Set<string>()
  for (const test of results.all()) {
    if (test.outcome !== 'F') continue
    const tests = failed.get(test.id)
    if (isQuarantined(test)) excused.add(test.id)
    else if (tests === undefined) failed.set(test.id, [test])
    else tests.push(test)
  }
  for (const id of failed.keys()) excused.delete(id)
  return { failed, quarantined: excused.size }
}
