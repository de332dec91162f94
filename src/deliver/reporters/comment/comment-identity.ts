import type { Environment } from '../../../base/environment.js'
import type { CodehostReporterConfig } from '../../../config/config.js'
import type { CiContext } from '../../../host/ci-context/ci-context.js'
import type { GitHubEvent } from '../../../host/ci-context/github-event.js'
import { markerKey } from './comment-marker.js'
import type { CommentOrder } from './comment-order.js'
import { reportCoverage, workflowCoverage } from './report-coverage.js'

/** The facts by which the comment of a workflow is found. */
export type CommentIdentity = Pick<CommentOrder, 'key' | 'formerKeys' | 'run' | 'runId' | 'updates'>

/** The run that writes or reads a comment. */
export interface CommentOwner {
  readonly reporter: Pick<CodehostReporterConfig, 'commentUpdates'>
  /** The title of the report; may be empty. */
  readonly title: string
  readonly ciContext: CiContext
  readonly event: GitHubEvent
  readonly env: Environment
}

/** Returns the facts by which a run finds the comment of its workflow. */
export function commentIdentity({ reporter, title, ciContext, event, env }: CommentOwner): CommentIdentity {
  const { job, pipeline } = ciContext
  return {
    key: markerKey(JSON.stringify([title, workflowCoverage(ciContext, event, env).key])),
    formerKeys: [JSON.stringify([title, reportCoverage(ciContext, env).key]), title || `${pipeline ?? ''}/${job ?? ''}`].map(markerKey),
    run: reportedNumber(event, env),
    runId: Number(event.workflow_run?.id ?? env.GITHUB_RUN_ID ?? 0),
    updates: reporter.commentUpdates,
  }
}

/** Returns the number of the reported run; 0 if it has none. */
function reportedNumber(event: GitHubEvent, env: Environment): number {
  const number = Number(event.workflow_run === undefined ? env.GITHUB_RUN_NUMBER : event.workflow_run.run_number)
  return Number.isSafeInteger(number) && number > 0 && number < 1e10 ? number : 0
}
