import type { Environment } from '../../base/environment.js'
import type { GitHubClient, WorkflowJob } from './github-client.js'
import { GitHubError } from './github-error.js'

/** The jobs of the own run, as far as GitHub lists them. */
export interface RunActivity {
  /** The jobs of all attempts. Empty if GitHub does not list them. */
  readonly jobs: readonly WorkflowJob[]
  /** The own job, if it can be recognized. */
  readonly own: WorkflowJob | undefined
  /** Whether GitHub lists no other job that is active, so that none writes the comment at the same time. */
  readonly isAlone: boolean
  /** Whether GitHub lists no other job at all. */
  readonly isOnly: boolean
}

const unknown: RunActivity = { jobs: [], own: undefined, isAlone: false, isOnly: false }

/** Reads the jobs of the own run with one request. Without the permission for that, nothing is known, and nothing is said about it. */
export async function readRunActivity(client: Pick<GitHubClient, 'jobsOfRun'>, env: Environment): Promise<RunActivity> {
  const id = Number(env.GITHUB_RUN_ID)
  if (!Number.isSafeInteger(id) || id <= 0) return unknown
  try {
    return activityOf(await client.jobsOfRun(id), env)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return unknown
  }
}

/** Finds the own job by its runner: no runner has two jobs at a time. */
export function activityOf(jobs: readonly WorkflowJob[], { RUNNER_NAME: runner, GITHUB_RUN_ATTEMPT: attempt }: Environment): RunActivity {
  const current = jobs.filter((job) => job.attempt === Number(attempt || 1) && job.conclusion !== 'skipped')
  const active = current.filter(({ status }) => status !== 'completed')
  const running = active.filter(({ status }) => status === 'in_progress')
  const mine = running.filter(({ runnerName }) => runnerName !== undefined && runnerName === runner)
  const [own] = mine.length === 1 ? mine : running.length === 1 ? running : []
  return {
    jobs,
    own,
    // The own job is always active.
    isAlone: jobs.length > 0 && active.length <= 1,
    isOnly: jobs.length > 0 && current.length <= 1,
  }
}
