import type { BuildTest } from '../history/build-results.js'
import type { FailedBuildTests } from './failure-verdicts.js'

/** The failed tests of a build. */
export interface GroupedFailures {
  /** Without the excused failures. */
  readonly failed: FailedBuildTests
  /** The number of distinct tests of which every failure is excused. */
  readonly quarantined: number
}

/** Groups the failed tests of a build by their ids. */
export interface FailureGroups {
  /** Must be called for each test. */
  add(test: BuildTest): void
  result(): GroupedFailures
}

export function createFailureGroups(isQuarantined: (test: BuildTest) => boolean = () => false): FailureGroups {
  const failed = new Map<string, BuildTest[]>()
  const excused = new Set<string>()
  return {
    add(test) {
      if (test.outcome !== 'F') return
      const tests = failed.get(test.id)
      if (isQuarantined(test)) excused.add(test.id)
      else if (tests === undefined) failed.set(test.id, [test])
      else tests.push(test)
    },
    result() {
      for (const id of failed.keys()) excused.delete(id)
      return { failed, quarantined: excused.size }
    },
  }
}
