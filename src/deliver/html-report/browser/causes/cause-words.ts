import { countOf } from '../../../../base/text/counts.js'
import { foldNote } from '../../../../judge/failure/cause/cause-fold.js'
import { jobReachText } from '../jobs/job-words.js'
import type { PageJobs } from '../jobs/page-jobs.js'
import type { ModelCause } from '../test-model.js'
import type { CauseCounts } from './cause-counts.js'

/** Returns the tests and jobs of a cause: `2 tests in all 8 jobs`, `1,250 tests in unit, may have several causes`. */
export function causeReachText({ tests, jobs, folded }: CauseCounts, run: PageJobs): string {
  const where = jobReachText(run, jobs)
  const note = folded === undefined ? '' : `, ${foldNote(folded.differ, folded.ids.size)}`
  return countOf(tests.length, 'test') + (where === '' ? '' : ` in ${where}`) + note
}

/** Returns the place of a frame: `checkout/prices.ts:18`. */
export const frameText = ({ file, line }: NonNullable<ModelCause['frame']>): string => (line === undefined ? file : `${file}:${line}`)

/** Describes a list of causes: `4 causes of 26 failures and 1 flaky test run`. */
export function causesTitle(causes: readonly CauseCounts[]): string {
  const failures = causes.reduce((sum, cause) => sum + cause.failures, 0)
  const flaky = causes.reduce((sum, cause) => sum + cause.flaky, 0)
  const of = [...(failures > 0 ? [countOf(failures, 'failure')] : []), ...(flaky > 0 ? [countOf(flaky, 'flaky test run')] : [])]
  return `${countOf(causes.length, 'cause')} of ${of.join(' and ')}`
}

/** Describes one cause: `16 failures of 2 tests in all 8 jobs.` */
export function causeSentence(counts: CauseCounts, run: PageJobs): string {
  const { failures, flaky } = counts
  const number = failures > 0 ? countOf(failures, 'failure') : countOf(flaky, 'flaky test run')
  return `${number} of ${causeReachText(counts, run)}.`
}
