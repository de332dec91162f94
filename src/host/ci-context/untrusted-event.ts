import type { Environment } from '../../base/environment.js'

/**
 * The events on which a workflow has the secrets and permissions of the repository although a fork can start it. Its workspace often
 * contains files of the fork: an artifact of the completed run, or a checkout of the pull request.
 */
const untrustedEvents: readonly string[] = ['workflow_run', 'pull_request_target', 'issue_comment']

/**
 * Returns the event because of which no file of the workspace may decide anything unless the user names it, and no record may choose its
 * build. Returns undefined if the event is trusted. Depends on no input: `paths`, `records` and a folder that is searched may all bring
 * files of a fork.
 */
export function untrustedEvent({ GITHUB_ACTIONS: inActions, GITHUB_EVENT_NAME: event = '' }: Environment): string | undefined {
  return inActions === 'true' && untrustedEvents.includes(event) ? event : undefined
}
