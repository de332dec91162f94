import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import type { JobRecord } from '../../records/record.js'
import type { CiContext } from '../ci-context/ci-context.js'
import { isGitHubActions } from '../ci-context/github-actions.js'
import { readEvent } from '../ci-context/github-event.js'
import type { GitHubClient } from './github-client.js'
import { GitHubError } from './github-error.js'
import type { JobExecutions } from './job-executions.js'
import { jobRecords } from './job-records.js'
import type { LostTime } from './lost-time.js'
import { reportedRun } from './reported-run.js'

/** The jobs of a run. */
export interface RunJobs {
  readonly records: readonly JobRecord[]
  /** The reason why there are none, if that is not an error. */
  readonly notice?: string
}

/** The result if the jobs are not requested. */
export const noJobs: RunJobs = { records: [] }

/** The run whose jobs are requested, and the token for it. */
export interface RunJobsRequest {
  readonly ciContext: CiContext
  readonly env: Environment
  /** The job's token; may be empty. */
  readonly token?: string | undefined
  /** The time that failed answers of GitHub have cost the run so far. */
  readonly lostTime?: LostTime
}

/** Shorter than for comments, because the jobs are optional. */
const deadlineMs = 20_000
/** As long as the history may take, which is not read from GitHub if there is a server. */
const lossMs = 10_000

/** Reads the jobs of the reported run from GitHub. Outside of GitHub Actions, there are none. */
export async function readRunJobs({ ciContext, env, token, lostTime }: RunJobsRequest): Promise<RunJobs> {
  if (!isGitHubActions(env)) return noJobs
  const { id, place } = reportedRun(ciContext, readEvent(env.GITHUB_EVENT_PATH), env)
  if (id === undefined) return noJobs
  if (!token) return { records: [], notice: 'The jobs of the run are not recorded: there is no token. Set GITHUB_TOKEN (input token).' }
  const client = await createClient({ env, token, lostTime })
  try {
    return { records: jobRecords(await client.jobsOfRun(id), place) }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const why = error.permission === undefined ? error.message : `the job lacks the permission "${error.permission}".`
    return { records: [], notice: `The jobs of the run are not recorded: ${why}` }
  }
}

/** Reads the newest executions of the jobs of the own run. Undefined if GitHub does not list them. */
export async function readExecutions({ env, token, lostTime }: Omit<RunJobsRequest, 'ciContext'>): Promise<JobExecutions | undefined> {
  if (!token) return undefined
  const { readRunActivity } = await import('./run-activity.js')
  return (await readRunActivity(await createClient({ env, token, lostTime }), env)).executions
}

interface ClientRequest extends Pick<RunJobsRequest, 'env'> {
  readonly token: string
  readonly lostTime: LostTime | undefined
}

async function createClient({ env, token, lostTime }: ClientRequest): Promise<GitHubClient> {
  // Octokit is slow to load.
  const { createGitHubClient } = await import('./octokit-client.js')
  return createGitHubClient({
    token,
    repository: env.GITHUB_REPOSITORY ?? '',
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    deadlineMs,
    lossMs,
    ...definedFields({ lostTime }),
  })
}
