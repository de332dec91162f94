import type { CiContext } from '../../ci-context/ci-context.js'
import type { GitHubEvent } from '../../ci-context/github-event.js'
import type { CodehostReporterConfig } from '../../config/config.js'
import type { Evaluator } from '../../expressions/evaluator.js'
import { isFork } from '../../github/comment-places.js'
import type { CommentPlace, GitHubClient } from '../../github/github-client.js'
import type { ReportScope } from '../../report/scope.js'
import type { ResolvedTemplate } from '../../report/template.js'
import type { FrameParts } from '../report-content/report-frame.js'
import { markerKey } from './comment-marker.js'
import { reasonForNoComment } from './comment-modes.js'
import { renderParts } from './comment-report.js'
import { type Clock, type Converged, converge } from './converge.js'
import { isFailure, openGitHubBoard } from './github-board.js'
import { ownPart, reportedNumber } from './own-part.js'
import { type ArtifactStore, openArtifactStore } from './parts/artifact-store.js'
import type { Part } from './parts/part.js'
import { propertyRows } from './property-rows.js'
import { reportCoverage, workflowCoverage } from './report-coverage.js'
import { type RunActivity, readRunActivity } from './run-activity.js'

/** A report that becomes a part of the comment of its workflow. */
export interface DeliveryRequest extends FrameParts {
  readonly reporter: CodehostReporterConfig
  /** The template of the user; undefined for the default one. */
  readonly template: ResolvedTemplate | undefined
  readonly scope: ReportScope
  readonly evaluator: Pick<Evaluator, 'text'>
  readonly ciContext: CiContext
  readonly event: GitHubEvent
  readonly env: Readonly<Record<string, string | undefined>>
  /** Whether the results come from the records of other jobs. */
  readonly isJoined?: boolean
  /** Whether the part may be stored as an artifact. */
  readonly artifacts?: boolean
  /** The length of a second in waits and in the deadline. Tests shorten it. */
  readonly secondMs?: number
  /** Logs progress, and reasons that require no action. */
  readonly say: (message: string) => void
}

/** A part that is ready to be written into comments. */
export interface CommentDelivery {
  /** @throws GitHubError if the comment could not be written */
  deliver(place: CommentPlace): Promise<Converged>
}

/** The share of GitHub's limit below which jobs without a failure leave the comment to others. */
const scarceShare = 0.2

/** Prepares the part of a step, and reads which other jobs may write the comment. */
export async function prepareDelivery(client: GitHubClient, request: DeliveryRequest): Promise<CommentDelivery> {
  const { scope, template, env, event, ciContext, say, reporter, evaluator, reportUrl, isJoined = false } = request
  const activity = await readRunActivity(client, env)
  const title = evaluator.text(reporter.commentTitle ?? '')
  const properties = template === undefined ? [] : propertyRows(template, scope)
  const key = markerKey(JSON.stringify([title, workflowCoverage(ciContext, event, env).key]))
  const own = ownPart(scope, { ciContext, event, env, title, comment: key, reportUrl, isJoined, properties, listed: activity.own })
  const store = request.artifacts === false || activity.isOnly ? undefined : openArtifactStore({ key, env, say })
  const delivery = { client, request, title, own, activity, store }
  let isStored: Promise<boolean> | undefined
  return {
    async deliver(place) {
      const board = openBoard(place, delivery)
      isStored ??= storePart(delivery)
      if ((await isStored) && isScarce(client) && own.results.status !== 'failed') {
        return { kind: 'skipped', reason: 'Few requests to GitHub are left, so another job or run adds these results.' }
      }
      const run = reportedNumber(event, env)
      const outcome = await converge({
        own,
        run,
        store,
        isStored: await isStored,
        board,
        isAlone: activity.isAlone,
        clock: clockOf(request.secondMs ?? 1_000),
        random: Math.random,
        reasonForNone: (situation) => reasonForNoComment(reporter.commentMode, situation),
        isTemporary: (error) => isFailure(error, 'unavailable'),
      })
      if (outcome.kind !== 'skipped') await board.hideFormer()
      return outcome
    },
  }
}

interface Delivery {
  readonly client: GitHubClient
  readonly request: DeliveryRequest
  readonly title: string
  readonly own: Part
  readonly activity: RunActivity
  readonly store: ArtifactStore | undefined
}

/** Stores the part if other jobs may write the comment at the same time, or have stored theirs. */
async function storePart({ own, activity, store, request: { event, env, say } }: Delivery): Promise<boolean> {
  // A run for a fork has a read-only token, so none of its jobs can comment.
  const isReadOnly = env.GITHUB_EVENT_NAME === 'pull_request' && isFork(event, env.GITHUB_REPOSITORY ?? '')
  if (store === undefined || isReadOnly) return false
  if (activity.isAlone && (await store.list()).length === 0) return false
  const outcome = await store.upload(own, reportedNumber(event, env))
  if (!outcome.isStored) say(`The results are not shared with other jobs as an artifact: ${outcome.reason}`)
  return outcome.isStored
}

function isScarce(client: GitHubClient): boolean {
  const limit = client.rateLimit()
  return limit !== undefined && limit.remaining < limit.limit * scarceShare
}

function openBoard(place: CommentPlace, { client, request, title, own, activity }: Delivery) {
  const { reporter, event, env, ciContext, evaluator, scope, template, guide, keptFiles } = request
  const titleUrl = evaluator.text(reporter.commentTitleUrl ?? '')
  const { job, pipeline } = ciContext
  return openGitHubBoard({
    place,
    client,
    key: own.comment,
    formerKeys: [JSON.stringify([title, reportCoverage(ciContext, env).key]), title || `${pipeline ?? ''}/${job ?? ''}`].map(markerKey),
    run: reportedNumber(event, env),
    runId: Number(event.workflow_run?.id ?? env.GITHUB_RUN_ID ?? 0),
    updates: reporter.commentUpdates,
    render: (content, limitBytes) =>
      renderParts(
        {
          own,
          scope,
          template,
          jobs: activity.jobs,
          frameOf: ({ reportUrl, isOwn }) => ({ title, titleUrl, ciContext, reportUrl, ...(isOwn && { guide, keptFiles }) }),
        },
        content,
        limitBytes,
      ),
  })
}

const clockOf = (secondMs: number): Clock => ({
  now: () => (performance.now() * 1_000) / secondMs,
  wait: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, (ms * secondMs) / 1_000)
    }),
})
