import type { Environment } from '../../../base/environment.js'
import { completedRun } from '../../../host/ci-context/completed-run.js'
import type { GitHubEvent } from '../../../host/ci-context/github-event.js'
import { isFork } from '../../../host/github/comment-places.js'

/**
 * How a run takes part in the evidence of the pull requests of its repository: it leaves its own and reads the evidence of others, only reads, or
 * neither. Only `pull_request` of the repository itself leaves evidence: GitHub then lists the run with the branch and the commit of the pull
 * request, and no fork can have written the results.
 */
export type EvidenceRole = 'leavesAndReads' | 'reads' | 'none'

/** Decides by the event which part a run has. */
export function evidenceRole(event: GitHubEvent, env: Environment): EvidenceRole {
  const completed = completedRun(event, env)
  if (completed) return completed.event?.startsWith('pull_request') === true ? 'reads' : 'none'
  if (event.pull_request === undefined) return 'none'
  return env.GITHUB_EVENT_NAME === 'pull_request' && !isFork(event, env.GITHUB_REPOSITORY ?? '') ? 'leavesAndReads' : 'reads'
}

/** The pull request of a run, as far as the event names it. */
export interface OwnPullRequest {
  readonly number?: number
  /** Only if it is a branch of the repository. */
  readonly headBranch?: string
}

/** Returns the pull request whose own failures are no evidence. */
export function ownPullRequest(event: GitHubEvent, env: Environment): OwnPullRequest {
  const { pull_request: pull } = event
  const completed = completedRun(event, env)
  const number = completed ? completed.pull_requests?.[0]?.number : pull?.number
  const headBranch = isFork(event, env.GITHUB_REPOSITORY ?? '') ? undefined : completed ? completed.head_branch : pull?.head?.ref
  return { ...(number !== undefined && { number }), ...(headBranch !== undefined && { headBranch }) }
}
