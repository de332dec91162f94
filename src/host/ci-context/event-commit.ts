import type { GitHubEvent } from './github-event.js'

/** Texts of a commit, untrusted and of any type: Gitea writes events too. */
export interface EventCommit {
  readonly message?: unknown
  readonly author?: unknown
}

/** Returns the message and the author of a commit, if an event contains them. The event of a schedule may contain another commit. */
export function eventCommit(
  { workflow_run: run, merge_group: group, head_commit: head }: GitHubEvent,
  commit: string | undefined,
): EventCommit {
  const found = [run?.head_commit, group?.head_commit, head].find((one) => commit !== undefined && one?.id === commit)
  return found === undefined || found === null ? {} : { message: found.message, author: found.author?.name }
}
