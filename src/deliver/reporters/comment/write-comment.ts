import type { GitHubClient } from '../../../host/github/github-client.js'
import type { RunActivity } from '../../../host/github/run-activity.js'
import type { ReportScope } from '../../../report/content/scope.js'
import type { CommentFrame } from '../report-content/report-frame.js'
import { reasonForNoComment } from './comment-modes.js'
import type { UnfinishedComment } from './comment-order.js'
import { renderParts } from './comment-report.js'
import { type Clock, type Converged, converge } from './converge.js'
import { isGitHubFailure, openGitHubBoard } from './github-board.js'
import type { ArtifactStore } from './parts/artifact-store.js'

/** The means to write a comment. */
export interface CommentMeans {
  readonly client: GitHubClient
  readonly store: ArtifactStore | undefined
  readonly activity: RunActivity
  /** The length of a second in waits. Tests shorten it. */
  readonly secondMs?: number | undefined
  /** The report of the own step, which a comment of this step only shows completely. */
  readonly shown?: (Pick<CommentFrame, 'guide' | 'keptFiles' | 'hasSummary'> & { readonly scope: ReportScope }) | undefined
}

/**
 * Writes the comment of a workflow until it covers all parts, and hides the comments of earlier versions.
 * @throws GitHubError if the comment could not be written
 */
export async function writeComment(
  { order, own, place, isStored }: UnfinishedComment,
  { client, store, activity, secondMs = 1_000, shown }: CommentMeans,
): Promise<Converged> {
  const { title, step, titleUrl, ciContext, template, source, repositoryUrl, run } = order
  const board = openGitHubBoard({
    ...order,
    place,
    client,
    render: (content, limitBytes) =>
      renderParts(
        {
          own,
          title,
          step,
          scope: shown?.scope,
          source,
          repositoryUrl,
          template,
          executions: activity.executions,
          frameOf: ({ reportUrl, isOwn }) => ({
            title,
            titleUrl,
            ciContext,
            reportUrl,
            hasSummary: shown?.hasSummary,
            ...(isOwn && { guide: shown?.guide, keptFiles: shown?.keptFiles }),
          }),
        },
        content,
        limitBytes,
      ),
  })
  const outcome = await converge({
    own,
    run,
    store,
    isStored,
    board,
    isAlone: activity.isAlone,
    clock: clockOf(secondMs),
    random: Math.random,
    reasonForNone: (situation) => reasonForNoComment(order, situation, activity.executions),
    isTemporary: (error) => isGitHubFailure(error, 'unavailable'),
  })
  if (outcome.kind !== 'skipped') await board.hideFormer()
  return outcome
}

const clockOf = (secondMs: number): Clock => ({
  now: () => (performance.now() * 1_000) / secondMs,
  wait: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, (ms * secondMs) / 1_000)
    }),
})
