import type { Environment } from '../../base/environment.js'
import type { GitHubClient } from '../../host/github/github-client.js'
import type { LostTime } from '../../host/github/lost-time.js'
import { createGitHubClient } from '../../host/github/octokit-client.js'
import { withinTime } from '../../host/github/within-time.js'

/** The means of reading artifacts within one time limit. */
export interface ReadingSession {
  readonly client: Pick<GitHubClient, 'jobsOfRun' | 'artifacts' | 'artifactsOfRun' | 'artifactAddress' | 'rateLimit'>
  /** Returns the event that started a run. Asks GitHub once for each run, whose jobs may have left several files. */
  readonly eventOfRun: GitHubClient['eventOfRun']
  /** Returns the time that is left. */
  readonly remainingMs: () => number
  /** Logs artifacts that cannot be read. */
  readonly say: (message: string) => void
  /**
   * Waits for work until the time is over.
   * @throws GitHubError when the time is over
   */
  within<Result>(work: Promise<Result>): Promise<Result>
}

/** The token and the limit of a session. */
export interface SessionOptions {
  readonly token: string
  readonly env: Environment
  readonly deadlineMs: number
  readonly lostTime: LostTime
  readonly say: (message: string) => void
}

/** Opens a session. The time runs from now on. */
export function openSession({ token, env, deadlineMs, lostTime, say }: SessionOptions): ReadingSession {
  const end = performance.now() + deadlineMs
  const client = createGitHubClient({
    token,
    repository: env.GITHUB_REPOSITORY ?? '',
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    deadlineMs,
    lostTime,
  })
  const events = new Map<number, Promise<string>>()
  const remainingMs = () => end - performance.now()
  return {
    client,
    eventOfRun(runId) {
      const known = events.get(runId) ?? client.eventOfRun(runId)
      events.set(runId, known)
      return known
    },
    remainingMs,
    say,
    within: (work) => withinTime(work, { deadlineMs, remainingMs: remainingMs() }),
  }
}
