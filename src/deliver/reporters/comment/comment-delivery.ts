import { join } from 'node:path'
import type { Environment } from '../../../base/environment.js'
import type { CodehostReporterConfig } from '../../../config/config.js'
import type { CiContext } from '../../../host/ci-context/ci-context.js'
import type { GitHubEvent } from '../../../host/ci-context/github-event.js'
import { isFork } from '../../../host/github/comment-places.js'
import type { CommentPlace, GitHubClient } from '../../../host/github/github-client.js'
import { isScarce } from '../../../host/github/rate-limit.js'
import { type RunActivity, readRunActivity } from '../../../host/github/run-activity.js'
import { inTurn } from '../../../host/process/in-turn.js'
import { withListedProperties } from '../../../report/content/listed-properties.js'
import type { ReportScope } from '../../../report/content/scope.js'
import type { ResolvedTemplate } from '../../../report/content/template.js'
import type { Evaluator } from '../../../report/expressions/evaluator.js'
import type { FrameParts } from '../report-content/report-frame.js'
import { commentIdentity } from './comment-identity.js'
import type { CommentOrder, UnfinishedComment } from './comment-order.js'
import type { Converged } from './converge.js'
import { isGitHubFailure } from './github-board.js'
import { ownPart } from './own-part.js'
import { type ArtifactStore, openArtifactStore } from './parts/artifact-store.js'
import type { Part } from './parts/part.js'
import { hasPartFailed } from './parts/part-gates.js'
import { propertyRows } from './property-rows.js'
import { workflowCoverage } from './report-coverage.js'
import { writeComment } from './write-comment.js'

/** A report that becomes a part of the comment of its workflow. */
export interface DeliveryRequest extends FrameParts {
  readonly reporter: CodehostReporterConfig
  /** The template of the user; undefined for the default one. */
  readonly template: ResolvedTemplate | undefined
  readonly scope: ReportScope
  readonly evaluator: Pick<Evaluator, 'text'>
  readonly ciContext: CiContext
  readonly event: GitHubEvent
  readonly env: Environment
  /** Whether the results come from the records of other jobs. */
  readonly isJoined?: boolean
  /** The author of comments of the token, if known without a request. */
  readonly author?: string | undefined
  /** Whether the own step has a job summary. Default: it has one. */
  readonly hasSummary?: boolean
  /** Whether only an existing comment is updated. */
  readonly onlyUpdates?: boolean
  /** Whether the part may be stored as an artifact. */
  readonly artifacts?: boolean
  /** The length of a second in waits and in the deadline. Tests shorten it. */
  readonly secondMs?: number
  /** Logs progress, and reasons that require no action. */
  readonly say: (message: string) => void
  /** Receives a comment that other jobs may overwrite before it is finished; undefined as soon as it is finished. */
  readonly onUnfinished?: ((comment: UnfinishedComment | undefined) => void) | undefined
}

/** Longer than a step usually takes to write its comment. */
const maximumTurnMs = 20_000

/** A part that is ready to be written into comments. */
export interface CommentDelivery {
  /** @throws GitHubError if the comment could not be written */
  deliver(place: CommentPlace): Promise<Converged>
}

/** Prepares the part of a step, and reads which other jobs may write the comment. */
export async function prepareDelivery(client: GitHubClient, request: DeliveryRequest): Promise<CommentDelivery> {
  const { scope, env, event, say, guide, keptFiles, reportUrl, hasSummary, isJoined = false, onUnfinished = () => {} } = request
  const activity = await readRunActivity(client, env)
  const order = orderOf(request)
  const { key, title, ciContext, run } = order
  const properties = propertyRows(request.template ?? withListedProperties({ components: [] }, scope.summary), scope)
  const own = ownPart(scope, { ciContext, event, env, title, comment: key, reportUrl, isJoined, properties, activity })
  const store = request.artifacts === false || activity.isOnly ? undefined : openArtifactStore({ key, env, say })
  const isStored = await storePart(own, run, { request, activity, store })
  return {
    async deliver(place) {
      // Few requests are left, so a job without a failure leaves the comment to others.
      if (isStored && isScarce(client) && !hasPartFailed(own)) {
        return { kind: 'skipped', reason: 'Few requests to GitHub are left, so another job or run adds these results.' }
      }
      const unfinished = (): UnfinishedComment => ({ order, own, place, isStored, lossMs: client.remainingLossMs() })
      if (!activity.isAlone) onUnfinished(unfinished())
      try {
        const outcome = await inJob(env, () =>
          writeComment(unfinished(), {
            client,
            store,
            activity,
            secondMs: request.secondMs,
            shown: { scope, guide, keptFiles, hasSummary },
          }),
        )
        onUnfinished(undefined)
        return outcome
      } catch (error) {
        // The end of the job tries again only if GitHub may answer then.
        onUnfinished(isGitHubFailure(error, 'unavailable') && !activity.isAlone ? unfinished() : undefined)
        throw error
      }
    },
  }
}

/** Lets the steps of one job write comments one after the other: the only job of a run does not check whether another step has written. */
const inJob = <Result>({ RUNNER_TEMP: folder }: Environment, write: () => Promise<Result>): Promise<Result> =>
  folder ? inTurn(join(folder, 'build-report-comment.lock'), maximumTurnMs, write) : write()

function orderOf({ reporter, evaluator, ciContext, event, env, scope, template, author, onlyUpdates }: DeliveryRequest): CommentOrder {
  const workflow = workflowCoverage(ciContext, event, env)
  const title = evaluator.text(reporter.commentTitle ?? '')
  return {
    ...commentIdentity({ reporter, title, ciContext, event, env }),
    mode: reporter.commentMode,
    onlyUpdates,
    title,
    step: env.GITHUB_ACTION ?? '',
    titleUrl: evaluator.text(reporter.commentTitleUrl ?? ''),
    author,
    ciContext: workflow.name === '' ? ciContext : { ...ciContext, pipeline: workflow.name },
    template,
    source: scope.source,
    repositoryUrl: ciContext.source.url,
  }
}

interface Sharing {
  readonly request: DeliveryRequest
  readonly activity: RunActivity
  readonly store: ArtifactStore | undefined
}

/** Stores the part if other jobs may write the comment at the same time, or have stored theirs. */
async function storePart(own: Part, run: number, { request: { event, env, say }, activity, store }: Sharing): Promise<boolean> {
  // A run for a fork has a read-only token, so none of its jobs can comment.
  const isReadOnly = env.GITHUB_EVENT_NAME === 'pull_request' && isFork(event, env.GITHUB_REPOSITORY ?? '')
  if (store === undefined || isReadOnly) return false
  if (activity.isAlone && (await store.list()).length === 0) return false
  const outcome = await store.upload(own, run)
  if (!outcome.isStored) say(`The results are not shared with other jobs as an artifact: ${outcome.reason}`)
  return outcome.isStored
}
