import { emptyTokenReason, explainEmptySetting } from '../../config/empty-setting.js'
import { findCommentPlaces } from '../../host/github/comment-places.js'
import type { CommentPlace, GitHubClient } from '../../host/github/github-client.js'
import { GitHubError } from '../../host/github/github-error.js'
import { type LostTime, maximumLossMs } from '../../host/github/lost-time.js'
import type { Problem } from '../../records/problem.js'
import type { Evaluator } from '../../report/expressions/evaluator.js'
import { authorOfToken } from './comment/comment-author.js'
import type { DeliveryRequest } from './comment/comment-delivery.js'
import { refusalOf, requiredPermission } from './comment/refused-comment.js'

/** A report to write as a comment. */
export interface CommentRequest extends DeliveryRequest {
  /** Whether the configuration does not request the comment; then the reason for a missing comment is not important. */
  readonly isDefault: boolean
  readonly evaluator: Pick<Evaluator, 'text' | 'token'>
  /** The job's token; may be empty. */
  readonly token: string
  readonly pullRequest?: number | undefined
  /** The time that failed answers of GitHub have cost the run so far. */
  readonly lostTime: LostTime
  /** The maximum of that time. Tests shorten it. */
  readonly lossMs?: number
  /** Masks a text in the log. */
  readonly setSecret: (secret: string) => void
}

/** The outcome of a comment. */
export interface CommentResult {
  readonly url?: string | undefined
  /** The reasons for an expected comment that is missing without an error. */
  readonly notices: readonly string[]
  readonly problems: readonly Problem[]
}

/** Long enough for a secondary rate limit, after which GitHub asks to wait for a minute. */
const configuredDeadlineSeconds = 150
const failedDeadlineSeconds = 75
const defaultDeadlineSeconds = 60

const notice = (message: string): CommentResult => ({ notices: [message], problems: [] })
const nothing: CommentResult = { notices: [], problems: [] }
const problem = (severity: Problem['severity'], message: string): CommentResult => ({
  notices: [],
  problems: [{ severity, kind: 'delivery', message }],
})

/** Comments on the pull request or the commit of a run. */
export async function comment(request: CommentRequest): Promise<CommentResult> {
  const { reporter, isDefault, evaluator, env, event, secondMs = 1000, lostTime } = request
  const { lossMs = maximumLossMs[isFailed(request) ? 'failed' : 'passed'] } = request
  const token = reporter.token === undefined ? request.token : evaluator.token(reporter.token)
  if (token === '') {
    if (isDefault && event.pull_request === undefined) return nothing
    if (reporter.token === undefined) return notice(`There is no comment: ${emptyTokenReason}`)
    return notice(`There is no comment (report.${reporter.slot}): ${explainEmptySetting(reporter.token, 'token')}`)
  }
  request.setSecret(token)

  // Octokit is slow to load, and most runs without a comment end before.
  const { createGitHubClient } = await import('../../host/github/octokit-client.js')
  const repository = env.GITHUB_REPOSITORY ?? ''
  const client = createGitHubClient({
    token,
    repository,
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    onWait: request.say,
    secondMs,
    deadlineMs: deadlineSeconds(request) * secondMs,
    lostTime,
    lossMs,
  })
  try {
    return await commentWith(client, { ...request, author: authorOfToken(token) })
  } catch (error) {
    return failed(error, request)
  }
}

const isFailed = ({ scope: { summary } }: CommentRequest): boolean => summary.status === 'failed' || (summary.gateReasons ?? []).length > 0

function deadlineSeconds(request: CommentRequest): number {
  if (!request.isDefault) return configuredDeadlineSeconds
  return isFailed(request) ? failedDeadlineSeconds : defaultDeadlineSeconds
}

async function commentWith(client: GitHubClient, request: CommentRequest): Promise<CommentResult> {
  const { isDefault, event, env, pullRequest, say } = request
  const found = await findCommentPlaces({ event, env, pullRequest, onCommits: !isDefault }, client)
  if ('reason' in found) {
    say(`There is no comment: ${found.reason}`)
    return nothing
  }
  const { prepareDelivery } = await import('./comment/comment-delivery.js')
  const delivery = await prepareDelivery(client, request)
  const results: CommentResult[] = []
  for (const place of found.places) {
    try {
      const outcome = await delivery.deliver(place)
      if (outcome.kind === 'skipped') say(`There is no new comment: ${outcome.reason}`)
      if (outcome.url === undefined) continue
      // The end of the log contains the first address.
      if (results.some(({ url }) => url !== undefined)) say(`Comment: ${outcome.url}`)
      results.push({ ...nothing, url: outcome.url })
    } catch (error) {
      results.push(failed(error, request, place))
    }
  }
  return {
    url: results.find(({ url }) => url !== undefined)?.url,
    notices: results.flatMap(({ notices }) => notices),
    problems: results.flatMap(({ problems }) => problems),
  }
}

/**
 * Returns the outcome of a failure. For a comment that the configuration does not request, every failure is at most a notice.
 * @param place undefined if the search for the place failed
 * @throws the error if it is not a GitHubError
 */
function failed(error: unknown, request: CommentRequest, place?: CommentPlace): CommentResult {
  if (!(error instanceof GitHubError)) throw error
  const { isDefault, event, say } = request
  const { failure, message } = error
  if (failure === 'permission') return refused(request, requiredPermission(place))
  if (isDefault && event.pull_request === undefined) {
    // The comment was not requested, and there may be no pull request.
    say(message)
    return nothing
  }
  if (failure === 'locked' || failure === 'budget') return notice(message)
  return isDefault ? notice(`There is no comment: ${message}`) : problem('error', message)
}

/** Returns the outcome of a missing permission. */
function refused(request: CommentRequest, permission: string): CommentResult {
  const { reporter, hasSummary = true, say } = request
  const message = `There is no comment: the ${reporter.token === undefined ? 'job' : 'token'} lacks the permission "${permission}".`
  switch (refusalOf(request)) {
    case 'log':
      say(message)
      return nothing
    case 'notice':
      return notice(message)
    case 'fork':
      return notice(
        `There is no comment: it requires the permission "${permission}", but a run for a fork has a read-only token. ${hasSummary ? 'The report is in the job summary and the annotations. ' : ''}To comment on pull requests of forks, report in a workflow that runs on workflow_run.`,
      )
    case 'warning':
      return problem('warning', message)
  }
}
