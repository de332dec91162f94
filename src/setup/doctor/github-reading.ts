import type { CodehostReporterConfig } from '../../config/config.js'
import { readEvent } from '../../host/ci-context/github-event.js'
import { isGiteaActions } from '../../host/ci-context/services/gitea-environment.js'
import { type CommentPlaces, findCommentPlaces } from '../../host/github/comment-places.js'
import type { GitHubClient } from '../../host/github/github-client.js'
import { GitHubError } from '../../host/github/github-error.js'
import type { Evaluator } from '../../report/expressions/evaluator.js'
import type { Examination } from './doctor-request.js'

/** The answers of GitHub to the read requests of a report. */
export interface GitHubReading {
  /** The conversation that gets the comment, or why none does. Undefined if GitHub was not asked. */
  readonly places?: CommentPlaces | undefined
  /** Why the search for the place failed. */
  readonly placesError?: GitHubError | undefined
  /** Why the comments at the first place cannot be read; undefined if they can be, or were not requested. */
  readonly commentsError?: GitHubError | undefined
  readonly areCommentsRead: boolean
  /** Why the jobs of the run cannot be read. */
  readonly jobsError?: GitHubError | undefined
  readonly areJobsRead: boolean
}

/** The token for the comment, and the client that uses it. */
export interface GitHubAccess {
  readonly reporter: CodehostReporterConfig | undefined
  /** Empty if there is none. */
  readonly token: string
  /** Whether the configuration names another token than the job's. */
  readonly isOwnToken: boolean
  readonly client: GitHubClient | undefined
}

const deadlineMs = 15_000
const nothing: GitHubReading = { areCommentsRead: false, areJobsRead: false }

/** Creates the client of the comment. Sends nothing yet. */
export async function openGitHub(
  { config, env, token: given, secondMs = 1000 }: Pick<Examination, 'config' | 'env' | 'token' | 'secondMs'>,
  evaluator: Pick<Evaluator, 'token'>,
): Promise<GitHubAccess> {
  const reporter = config.report.reporters.find((one) => one.type === 'codehost')
  const isOwnToken = reporter?.token !== undefined
  const token = reporter?.token === undefined ? given : evaluator.token(reporter.token)
  if (token.trim() === '' || env.GITHUB_ACTIONS !== 'true' || isGiteaActions(env))
    return { reporter, token: token.trim(), isOwnToken, client: undefined }
  const { createGitHubClient } = await import('../../host/github/octokit-client.js')
  const client = createGitHubClient({
    token,
    repository: env.GITHUB_REPOSITORY ?? '',
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    secondMs,
    deadlineMs,
  })
  return { reporter, token, isOwnToken, client }
}

/** Sends the read requests with which a report begins. Never writes. */
export async function readGitHub({ client, reporter }: GitHubAccess, { env, pullRequest }: Examination): Promise<GitHubReading> {
  if (client === undefined) return nothing
  const jobs = await outcome(() => client.jobsOfRun(Number(env.GITHUB_RUN_ID)))
  const ofJobs = { areJobsRead: jobs.error === undefined, jobsError: jobs.error }
  if (reporter?.commentEnabled !== true) return { ...nothing, ...ofJobs }
  const event = readEvent(env.GITHUB_EVENT_PATH)
  const onCommits = reporter.isDefault !== true
  const found = await outcome(() => findCommentPlaces({ event, env, pullRequest, onCommits }, client))
  const [place] = found.value !== undefined && 'places' in found.value ? found.value.places : []
  if (place === undefined) return { ...nothing, ...ofJobs, places: found.value, placesError: found.error }
  const comments = await outcome(async () => {
    for await (const _page of client.comments(place)) return
  })
  return { ...ofJobs, places: found.value, areCommentsRead: comments.error === undefined, commentsError: comments.error }
}

async function outcome<Value>(work: () => Promise<Value>): Promise<{ readonly value?: Value; readonly error?: GitHubError }> {
  try {
    return { value: await work() }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    return { error }
  }
}
