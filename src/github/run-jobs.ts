import type { CiContext } from '../ci-context/ci-context.js'
import { readEvent } from '../ci-context/github-event.js'
import type { JobRecord } from '../records/record.js'
import { GitHubError } from './github-error.js'
import { jobRecords } from './job-records.js'
import { reportedRun } from './reported-run.js'

/** The jobs of a run. */
export interface RunJobs {
  readonly records: readonly JobRecord[]
  /** Why there are none, where that is nobody's fault. */
  readonly notice?: string
}

/** Where nobody asked for them. */
export const noJobs: RunJobs = { records: [] }

/** Whose jobs, and who asks. */
export interface RunJobsRequest {
  readonly ciContext: CiContext
  readonly env: Readonly<Record<string, string | undefined>>
  /** The job's token; empty or absent where there is none. */
  readonly token?: string | undefined
}

/** A test run does not wait a minute for what it can do without. */
const deadlineMs = 20_000

/** Asks GitHub for the jobs of the run that a step reports; outside of GitHub Actions there are none. */
export async function readRunJobs({ ciContext, env, token }: RunJobsRequest): Promise<RunJobs> {
  if (env.GITHUB_ACTIONS !== 'true') return noJobs
  const { id, place } = reportedRun(ciContext, readEvent(env.GITHUB_EVENT_PATH), env)
  if (id === undefined) return noJobs
  if (!token) return { records: [], notice: 'The jobs of the run are not recorded: there is no token. Give the step one.' }
  // Octokit is slow to load.
  const { createGitHubClient } = await import('./octokit-client.js')
  const client = createGitHubClient({
    token,
    repository: env.GITHUB_REPOSITORY ?? '',
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    deadlineMs,
  })
  try {
    return { records: jobRecords(await client.jobsOfRun(id), place) }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const why = error.permission === undefined ? error.message : `the job lacks the permission "${error.permission}".`
    return { records: [], notice: `The jobs of the run are not recorded: ${why}` }
  }
}
