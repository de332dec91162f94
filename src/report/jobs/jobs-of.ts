import type { Scope } from '../scope.js'

const maximumNamed = 3

/** Joins names as in a sentence: `a, b and c`. */
const sentence = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** Returns the jobs of a failure, `in a and b`; empty if the failure is in all of them. */
export function jobsOf(indexes: readonly number[], { summary: { jobs } }: Pick<Scope, 'summary'>): string {
  if (jobs.length < 2 || indexes.length >= jobs.length || indexes.length === 0) return ''
  const names = indexes.map((index) => jobs[index]?.job ?? jobs[index]?.module ?? 'this job')
  return `in ${sentence(names.length > maximumNamed ? [...names.slice(0, maximumNamed), `${names.length - maximumNamed} more`] : names)}`
}

/** Returns the jobs of a cause, also if they are all: `in all 8 jobs`. Empty if there is only one job. */
export function allJobsOf(indexes: readonly number[], scope: Pick<Scope, 'summary'>): string {
  const { length } = scope.summary.jobs
  return length > 1 && indexes.length >= length ? `in all ${length} jobs` : jobsOf(indexes, scope)
}
