import { countOf } from '../../../text/counts.js'
import { jobList, jobShare } from '../jobs/job-words.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import type { Outcome } from '../outcome.js'

/** The facts that the sentence about a test depends on. */
export interface TestFacts {
  readonly outcome: Outcome
  /** The numbers of the jobs in which it has this outcome. */
  readonly jobs: readonly number[]
  /** At least 1. */
  readonly attempts: number
}

/** Says how a test ended: `Fails in 2 of 8 jobs: windows-latest, 20 and windows-latest, 22.` Empty if that is already visible. */
export function testSentence({ outcome, jobs: numbers, attempts }: TestFacts, jobs: PageJobs): string {
  const share = jobShare(jobs, numbers.length)
  const where = share === '' ? '' : numbers.length >= jobs.groups.length ? `in ${share}` : `in ${share}: ${jobList(jobs, numbers)}`
  const parts = {
    failed: [
      where === '' ? '' : `Fails ${where}.`,
      attempts > 1 ? `Failed in ${attempts === 2 ? 'both attempts' : `all ${countOf(attempts, 'attempt')}`}.` : '',
    ],
    flaky: [
      attempts > 1 ? `Passed on attempt ${attempts} of ${attempts}.` : 'Passed after a failure.',
      where === '' ? '' : `Flaky ${where}.`,
    ],
    passed: [where === '' ? '' : `Passed ${where}.`],
    skipped: [where === '' ? '' : `Skipped ${where}.`],
    cancelled: [where === '' ? '' : `Cancelled ${where}.`],
    running: ['It was still running when the results were written.'],
    unknown: ['The results do not say whether it passed.'],
    gone: ['It did not run in this build.'],
  }[outcome]
  return parts.filter((part) => part !== '').join(' ')
}
