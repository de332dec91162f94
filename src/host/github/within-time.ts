import { GitHubError } from './github-error.js'

/** The time that GitHub has for an answer, in ms. */
export interface GitHubTime {
  /** The whole time, for the error. */
  readonly deadlineMs: number
  /** The time that is left. Default: the whole time. */
  readonly remainingMs?: number
}

/**
 * Waits for requests to GitHub until the time is over. The requests go on.
 * @throws GitHubError when the time is over
 */
export async function withinTime<Result>(work: Promise<Result>, { deadlineMs, remainingMs = deadlineMs }: GitHubTime): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const error = new GitHubError('unavailable', `GitHub took more than ${deadlineMs / 1_000} s.`)
    timer = setTimeout(() => reject(error), Math.max(0, remainingMs))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
