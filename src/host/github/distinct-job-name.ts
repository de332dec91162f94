import type { RunActivity } from './run-activity.js'

/**
 * Returns the name that distinguishes the own job from all others of its run. This is its own name, unless a reusable workflow is called
 * several times. The jobs of each call have the same names, and GitHub lists them after the job that calls it: `mac / unit`.
 * @param job the name with the values of the matrix
 */
export function distinctJobName(job: string, { jobs, own }: Pick<RunActivity, 'jobs' | 'own'>): string {
  if (own === undefined) return job
  const name = withoutCaller(own.name, job)
  const isShared = name !== own.name && jobs.some((other) => other.name !== own.name && withoutCaller(other.name, job) === name)
  return isShared ? own.name : job
}

/** Returns a listed name without the calling job. A workflow can give its job another name than its id. */
function withoutCaller(listed: string, job: string): string {
  if (listed === job || listed.endsWith(` / ${job}`)) return job
  // The values of a matrix, which are in parentheses, may contain the separator.
  let depth = 0
  for (let index = listed.length - 1; index > 0; index -= 1) {
    if (listed[index] === ')') depth += 1
    else if (listed[index] === '(') depth -= 1
    else if (depth <= 0 && listed.startsWith(' / ', index)) return listed.slice(index + 3)
  }
  return listed
}
