import { countOf } from '../../../../base/text/counts.js'
import { jobList, jobShare } from '../jobs/job-words.js'
import { onlySystem } from '../jobs/only-system.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import type { TestOutcome } from '../outcome.js'

/** The facts that the sentence about a test depends on. */
export interface SentenceFacts {
  readonly outcome: TestOutcome
  /** The numbers of the jobs in which it has this outcome. */
  readonly jobs: readonly number[]
  readonly attempts: number
  /** Whether the jobs have to be named, because no table below lists them. */
  readonly namesJobs?: true
}

/** Describes how a test ended: `Fails in 2 of 8 jobs, only on Windows.` Empty if that is already visible. */
export function testSentence({ outcome, jobs: numbers, attempts, namesJobs }: SentenceFacts, jobs: PageJobs): string {
  const share = jobShare(jobs, numbers.length)
  const system = namesJobs === true ? undefined : onlySystem(jobs, numbers)
  const which = numbers.length >= jobs.groups.length ? '' : system === undefined ? `: ${jobList(jobs, numbers)}` : `, only on ${system}`
  const where = share === '' ? '' : `in ${share}${which}`
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
