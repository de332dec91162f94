import type { Environment } from '../../../base/environment.js'
import type { GitHubEvent } from '../../../host/ci-context/github-event.js'
import { untrustedEvent } from '../../../host/ci-context/untrusted-event.js'
import { isFork } from '../../../host/github/comment-places.js'
import type { CommentPlace } from '../../../host/github/github-client.js'
import { commentPermission, tokenPermissions } from '../../../host/github/token-permissions.js'

/** A comment that the token may not write. */
export interface RefusedRun {
  /** Whether the configuration does not request the comment. */
  readonly isDefault: boolean
  readonly event: GitHubEvent
  readonly env: Environment
}

/** How a missing permission is shown: `fork` is a notice about a token that the user cannot give more permissions. */
export type Refusal = 'log' | 'notice' | 'fork' | 'warning'

/**
 * Decides how a missing permission for the comment is shown. On `pull_request`, the token of a run for a fork is read-only. On
 * `workflow_run` and `pull_request_target`, a run for a fork has the permissions that its workflow gives it. A comment that the
 * configuration does not request is not missed if there may be no pull request.
 */
export function refusalOf({ isDefault, event, env }: RefusedRun): Refusal {
  const ofFork = isFork(event, env.GITHUB_REPOSITORY ?? '')
  if (ofFork) return untrustedEvent(env) === undefined ? 'fork' : 'notice'
  if (!isDefault) return 'warning'
  const hasPull = event.pull_request !== undefined || event.workflow_run?.event?.startsWith('pull_request') === true
  return hasPull ? 'notice' : 'log'
}

/**
 * Returns the permission that a comment requires. GitHub names the permission of the first request that it refuses, which may only read, or
 * an alternative permission.
 * @param place undefined if the search for the pull request was refused
 */
export function requiredPermission(place: CommentPlace | undefined): string {
  return place === undefined ? tokenPermissions.comment : commentPermission(place)
}
