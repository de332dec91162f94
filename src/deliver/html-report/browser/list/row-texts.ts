import { withIsolatedParts } from '../../../../base/text/isolated-parts.js'
import type { TestKind } from '../earlier-results/test-kind.js'
import { testWords } from '../earlier-results/test-words.js'
import { jobReachText } from '../jobs/job-words.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import { jobsWithOutcome } from '../test-link.js'
import type { TestModel } from '../test-model.js'
import { groupSuiteTitle } from './list-groups.js'

/** The texts below the name of a test. */
export interface RowTexts {
  readonly suite: string
  /** The statement about the test and the jobs of its result, which are never cut: `new test · all 8 jobs`. */
  readonly facts: string
}

/**
 * Returns the texts of the row of a test, or of one of its executions.
 * @param group the kind of the tests of the group, whose title contains it
 */
export function rowTexts(model: TestModel, jobs: PageJobs, test: number, execution: number, group: TestKind | undefined): RowTexts {
  const number = model.tests.suiteOf[test] ?? -1
  const suite = number === -1 ? '' : withIsolatedParts(groupSuiteTitle(model, number))
  if (execution !== -1) return { suite, facts: '' }
  const words = testWords(model, test, group !== undefined)
  const reach = words.replacesJobs ? '' : jobReachText(jobs, jobsWithOutcome(model, jobs, test))
  return { suite, facts: [words.text, reach].filter(Boolean).join(' · ') }
}
