import type { BuildTest } from '../history/build-results.js'
import { manyTests } from './cause-spread.js'
import type { FailedBuildTests } from './failure-verdicts.js'

/** The failed tests of a build. */
export interface GroupedFailures {
  /** Without the excused failures. */
  readonly failed: FailedBuildTests
  /** The number of distinct tests of which every failure is excused. */
  readonly quarantined: number
  /** The distinct tests with each cause, up to {@link manyTests}. Excused failures count. */
  readonly testsOfCause: ReadonlyMap<string, ReadonlySet<string>>
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
  const testsOfCause = new Map<string, Set<string>>()
  return {
    add(test) {
      if (test.outcome !== 'F' && test.outcome !== 'f') return
      if (test.cause !== undefined) {
        const tests = testsOfCause.get(test.cause) ?? new Set<string>()
        testsOfCause.set(test.cause, tests)
        if (tests.size < manyTests) tests.add(test.id)
      }
      if (test.outcome !== 'F') return
      const tests = failed.get(test.id)
      if (isQuarantined(test)) excused.add(test.id)
      else if (tests === undefined) failed.set(test.id, [test])
      else tests.push(test)
    },
    result() {
      for (const id of failed.keys()) excused.delete(id)
      return { failed, quarantined: excused.size, testsOfCause }
    },
  }
}
