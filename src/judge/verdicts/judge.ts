import { definedFields } from '../../base/defined-fields.js'
import type { BuildResults, BuildTest } from '../history/build-results.js'
import { noHistories } from '../history/create-histories.js'
import type { TestHistories } from '../history/test-histories.js'
import { createChangeFinder } from './changes/find-changes.js'
import { judgeFailures } from './failure-verdicts.js'
import { flakyPerBuild } from './flaky-per-build.js'
import { createFailureGroups } from './group-failures.js'
import type { Judgement, TestedBase } from './judgement.js'
import { createKnownFlaky } from './known-flaky.js'
import { findOutages } from './outages.js'
import { findReruns } from './reruns.js'
import { createRowFinder } from './rows-of-test.js'
import { findTestedBuild } from './tested-build.js'
import type { TestedHistory } from './tested-history.js'

/** The input of {@link judge}. */
export interface JudgeInput {
  /** Undefined if there is no history; then every verdict is `unknown`. It must not contain the build that is judged. */
  readonly histories: TestHistories | undefined
  /** Whether a part of the history could not be read, so that it may lack any test. */
  readonly isDamaged?: true | undefined
  readonly results: BuildResults
  readonly base: TestedBase
  /** Returns whether the failure of a test is excused. */
  readonly isQuarantined?: (test: BuildTest) => boolean
  /**
   * Returns in how many pushes of this pull request directly before this one, in a row, a test failed for a cause.
   * @param id as in records
   * @param cause the id of the cause
   */
  readonly pushes?: (id: string, cause: string | undefined) => number
  /**
   * Returns the number of the pull request below this one in a stack, if the run of the tested base has the same failure.
   * @param id as in records
   * @param cause the id of the cause
   */
  readonly failsInParent?: (id: string, cause: string | undefined) => number | undefined
}

/** Compares the results of a build with the history of its base branch. */
export function judge(input: JudgeInput): Judgement {
  const { histories = noHistories, isDamaged, results, base, isQuarantined, pushes, failsInParent } = input
  const { builds, columns } = histories
  const history: TestedHistory = {
    builds,
    base: findTestedBuild(builds, base),
    mayBeOlder: base.mayBeOlder === true,
    isDamaged: isDamaged === true,
    outages: findOutages(builds.length, columns),
    rerunsOf: findReruns(builds),
    columns,
    find: (id, job) => histories.find(id, job),
    otherRows: createRowFinder(histories),
  }
  const failures = createFailureGroups(isQuarantined)
  const flaky = createKnownFlaky(history, isQuarantined)
  const changes = createChangeFinder(results, history)
  // Once for all, because results may be decoded each time.
  for (const test of results.all()) {
    failures.add(test)
    flaky.add(test)
    changes.add(test)
  }
  const run = { results, jobs: changes.jobs, isInRun: changes.isInRun, ...definedFields({ pushes, failsInParent }) }
  const judged = judgeFailures(failures.result(), history, run)
  const hasNew = judged.counts.new + judged.counts.unseen > 0
  const average = hasNew ? flakyPerBuild(history) : 0
  return {
    ...judged,
    knownFlaky: flaky.count(),
    changes: changes.result(),
    ...definedFields({ flakyPerBuild: average < 1 ? undefined : average }),
  }
}
