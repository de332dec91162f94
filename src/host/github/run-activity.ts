import type { Environment } from '../../base/environment.js'
import type { GitHubClient, WorkflowJob } from './github-client.js'
import { GitHubError } from './github-error.js'
import { type JobExecutions, newestExecutions } from './job-executions.js'

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
  /** The newest executions of the jobs. Undefined if it is not known which jobs have run again. */
  readonly executions: JobExecutions | undefined
}

/** Reads the jobs of the own run with one request. Without the permission for that, nothing is known, and nothing is said about it. */
export async function readRunActivity(client: Pick<GitHubClient, 'jobsOfRun'>, env: Environment): Promise<RunActivity> {
  const id = Number(env.GITHUB_RUN_ID)
  if (!Number.isSafeInteger(id) || id <= 0) return activityOf([], env)
  try {
    return activityOf(await client.jobsOfRun(id), env)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return activityOf([], env)
  }
}

/**
 * Returns the id of the own job, which the input `check-run-id` of the action passes on. GitHub gives a job and its check run the same id.
 * Undefined outside of the action, and on a server or a runner without `job.check_run_id`.
 */
export function ownJobId(env: Environment): number | undefined {
  const given = env['INPUT_CHECK-RUN-ID']?.trim() ?? ''
  return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined
}

/** Finds the own job by its id; if that is not known, by its runner, because no runner has two jobs at a time. */
export function activityOf(jobs: readonly WorkflowJob[], env: Environment): RunActivity {
  const { RUNNER_NAME: runner, GITHUB_RUN_ATTEMPT: attempt } = env
  const current = jobs.filter((job) => job.attempt === Number(attempt || 1) && job.conclusion !== 'skipped')
  const active = current.filter(({ status }) => status !== 'completed')
  const running = active.filter(({ status }) => status === 'in_progress')
  const mine = running.filter(({ runnerName }) => runnerName !== undefined && runnerName === runner)
  const [likely] = mine.length === 1 ? mine : running.length === 1 ? running : []
  const id = ownJobId(env)
  return {
    jobs,
    own: id === undefined ? likely : jobs.find((job) => job.id === id),
    // The own job is always active.
    isAlone: jobs.length > 0 && active.length <= 1,
    isOnly: jobs.length > 0 && current.length <= 1,
    executions: executionsOf(jobs, env),
  }
}

/** On `workflow_run`, a part has the attempt of another run, so that no job of this run replaces it. */
function executionsOf(jobs: readonly WorkflowJob[], { GITHUB_EVENT_NAME: event }: Environment): JobExecutions | undefined {
  if (event === 'workflow_run') return newestExecutions(jobs.map((job) => ({ ...job, attempt: 1 })))
  return jobs.length === 0 ? undefined : newestExecutions(jobs)
}
