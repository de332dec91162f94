import { countOf, formatCount } from '../../../../base/text/counts.js'
import { wordList } from '../../../../base/text/word-list.js'
import { gridJobs } from '../../../../report/content/jobs/job-list.js'
import type { PageJobs } from './page-jobs.js'

const maximumNamed = 3

/** Returns the name of a job. If the page shows the jobs as a grid, the name that they share is left out. */
export const shortName = (jobs: PageJobs, number: number): string => jobList(jobs, [number])

/** Names a few jobs, at most 3 and the number of the others. Those of a grid share their values: `windows-latest (20, 22)`. */
export function jobList({ groups, grid }: PageJobs, numbers: readonly number[]): string {
  const some = numbers.flatMap((number) => groups[number] ?? [])
  if (grid !== undefined) return gridJobs(some, grid)
  const more = some.length - maximumNamed
  const named = some.slice(0, maximumNamed).map(({ name }) => name)
  return wordList(more > 0 ? [...named, `${formatCount(more)} more`] : named)
}

/** Returns the share of jobs: `all 8 jobs`, `both jobs`, `2 of 8 jobs`. Empty if the run has one job. */
export function jobShare({ noun, groups }: PageJobs, count: number): string {
  const { length } = groups
  if (length < 2) return ''
  if (count < length) return `${formatCount(count)} of ${countOf(length, noun)}`
  return length === 2 ? `both ${noun}s` : `all ${countOf(length, noun)}`
}

/** Returns `all 8 jobs`, or the names of a few jobs; empty if the run has one job. */
export function jobReachText(jobs: PageJobs, numbers: readonly number[]): string {
  if (jobs.groups.length < 2 || numbers.length === 0) return ''
  return numbers.length >= jobs.groups.length ? jobShare(jobs, numbers.length) : jobList(jobs, numbers)
}
