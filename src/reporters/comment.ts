import { createHash } from 'node:crypto'
import type { CiContext } from '../ci-context/ci-context.js'
import type { GitHubEvent } from '../ci-context/github-event.js'
import type { CodehostReporterConfig } from '../config/config.js'
import { explainEmptySetting } from '../config/empty-setting.js'
import type { Evaluator } from '../expressions/evaluator.js'
import { findCommentPlaces, isFork } from '../github/comment-places.js'
import type { GitHubClient } from '../github/github-client.js'
import { GitHubError } from '../github/github-error.js'
import type { Problem } from '../records/problem.js'
import type { ReportScope } from '../report/scope.js'
import type { ResolvedTemplate } from '../report/template.js'
import type { RunSummary } from '../summary/run-summary.js'
import { reportCoverage } from './comment/report-coverage.js'
import { type CommentDraft, upsertComment } from './comment/upsert-comment.js'
import { githubReport } from './report-content/github-report.js'
import { commentFrame, type FrameParts } from './report-content/report-frame.js'

/** A report that is to become a comment. */
export interface CommentRequest extends FrameParts {
  readonly reporter: CodehostReporterConfig
  /** Whether nobody asked for the comment: then nobody wants to hear why there is none. */
  readonly isDefault: boolean
  readonly template: ResolvedTemplate
  readonly scope: ReportScope
  readonly evaluator: Pick<Evaluator, 'text' | 'token'>
  readonly ciContext: CiContext
  readonly event: GitHubEvent
  readonly env: Readonly<Record<string, string | undefined>>
  /** The job's token; empty where there is none. */
  readonly token: string
  readonly pullRequest?: number | undefined
  /** Keeps a text out of the log. */
  readonly setSecret: (secret: string) => void
  /** One second of waits and of the deadline, in ms; tests make it short. */
  readonly secondMs?: number
  /** Says what happens, or why nothing does, where nobody needs to put that right. */
  readonly say: (message: string) => void
}

/** What became of a comment. */
export interface CommentResult {
  readonly url?: string | undefined
  /** Why there is none, where somebody waits for it and it is nobody's fault. */
  readonly notices: readonly string[]
  readonly problems: readonly Problem[]
}

/** A configured comment is worth waiting for: GitHub asks for a minute after a secondary rate limit. */
const configuredDeadlineSeconds = 150
const defaultDeadlineSeconds = 60

const notice = (message: string): CommentResult => ({ notices: [message], problems: [] })
const nothing: CommentResult = { notices: [], problems: [] }

/** Comments on the pull request or the commit that a run belongs to. */
export async function comment(request: CommentRequest): Promise<CommentResult> {
  const { reporter, isDefault, evaluator, env, event, secondMs = 1000 } = request
  const token = reporter.token === undefined ? request.token : evaluator.token(reporter.token)
  if (token === '') {
    if (isDefault && event.pull_request === undefined) return nothing
    return notice(`There is no comment (report.${reporter.slot}): ${explainEmptySetting(reporter.token, 'token')}`)
  }
  request.setSecret(token)

  // Most runs without a comment end here, and Octokit is slow to load.
  const { createGitHubClient } = await import('../github/octokit-client.js')
  const repository = env.GITHUB_REPOSITORY ?? ''
  const client = createGitHubClient({
    token,
    repository,
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    onWait: request.say,
    secondMs,
    deadlineMs: (isDefault ? defaultDeadlineSeconds : configuredDeadlineSeconds) * secondMs,
  })
  try {
    return await commentWith(client, request)
  } catch (error) {
    return failed(error, request)
  }
}

async function commentWith(client: GitHubClient, request: CommentRequest): Promise<CommentResult> {
  const { reporter, isDefault, evaluator, ciContext, event, env, pullRequest, template, scope, say, reportUrl, guide, keptFiles } = request
  const found = await findCommentPlaces({ event, env, pullRequest, onCommits: !isDefault }, client)
  if ('reason' in found) {
    say(`There is no comment: ${found.reason}`)
    return nothing
  }
  const title = evaluator.text(reporter.commentTitle ?? '')
  const coverage = reportCoverage(ciContext, env)
  const titleUrl = evaluator.text(reporter.commentTitleUrl ?? '')
  const frame = commentFrame({ title, titleUrl, coverage: coverage.name, ciContext, reportUrl, guide, keptFiles })
  const results: CommentResult[] = []
  for (const place of found.places) {
    const draft: CommentDraft = {
      place,
      key: JSON.stringify([title, coverage.key]),
      formerKey: title || `${ciContext.pipeline ?? ''}/${ciContext.job ?? ''}`,
      run: String(event.workflow_run?.id ?? env.GITHUB_RUN_ID ?? ''),
      outcome: { failed: scope.summary.status === 'failed', fingerprint: fingerprint(scope.summary) },
      updates: reporter.commentUpdates,
      mode: reporter.commentMode,
      render: (limitBytes) => githubReport(template, scope, limitBytes, frame),
    }
    try {
      const delivery = await upsertComment(draft, client)
      if (delivery.kind === 'skipped') say(`There is no new comment: ${delivery.reason}`)
      else {
        say(`Comment: ${delivery.url}`)
        results.push({ ...nothing, url: delivery.url })
      }
    } catch (error) {
      results.push(failed(error, request))
    }
  }
  return {
    url: results.find(({ url }) => url !== undefined)?.url,
    notices: results.flatMap(({ notices }) => notices),
    problems: results.flatMap(({ problems }) => problems),
  }
}

/** What tells two outcomes apart: how many tests there are of each status, and which failed; never how long they took. */
function fingerprint({ status, counts, tests }: RunSummary): string {
  const { duration: _, ...numbers } = counts
  const failed = tests.failed.map(({ suite, name }) => [suite, name])
  return createHash('sha256')
    .update(JSON.stringify([status, numbers, failed]))
    .digest('hex')
}

/**
 * Returns what becomes of a failure. A missing permission is not the job's fault: a fork cannot get it. No failure of a
 * comment that the configuration does not ask for is more than a notice.
 * @throws the error if it is not a GitHubError
 */
function failed(error: unknown, { isDefault, event, env, say }: CommentRequest): CommentResult {
  if (!(error instanceof GitHubError)) throw error
  const { failure, permission, message } = error
  if (isDefault && event.pull_request === undefined) {
    // Nobody asked, and perhaps there is no pull request at all.
    say(message)
    return nothing
  }
  const problem = (severity: Problem['severity']): CommentResult => ({ notices: [], problems: [{ severity, kind: 'delivery', message }] })
  switch (failure) {
    case 'locked':
    case 'budget':
      return notice(message)
    case 'permission':
      if (isFork(event, env.GITHUB_REPOSITORY ?? '')) {
        return notice(
          `There is no comment: it needs the permission "${permission}", and a run for a fork has a read-only token. The job summary and the annotations show the report. For comments on forks, report in a workflow that runs on workflow_run.`,
        )
      }
      return isDefault ? notice(`There is no comment: the job lacks the permission "${permission}".`) : problem('warning')
    default:
      return isDefault ? notice(`There is no comment: ${message}`) : problem('error')
  }
}
