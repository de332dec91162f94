import { countOf, formatCount } from '../../../../base/text/counts.js'
import type { PageJobs } from './page-jobs.js'

const maximumNamed = 3

/** Returns the name of a job. If the page shows the jobs as a grid, the name that they share is left out. */
export function shortName({ groups, grid }: PageJobs, number: number): string {
  const job = groups[number]
  return job === undefined ? '' : (grid?.names.get(job) ?? job.name)
}

/** Names a few jobs: `windows-latest, 20 and windows-latest, 22`, at most 3 and the number of the others. */
export function jobList(jobs: PageJobs, numbers: readonly number[]): string {
  const more = numbers.length - maximumNamed
  const named = numbers.slice(0, maximumNamed).map((number) => shortName(jobs, number))
  const words = more > 0 ? [...named, `${formatCount(more)} more`] : named
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
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
