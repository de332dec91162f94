import type { CommentPlace } from './github-client.js'

/** The permissions of the job's token that reports need, as workflows write them. */
export const tokenPermissions = {
  comment: 'pull-requests: write',
  /** Reads pull requests and their comments. */
  pullRequests: 'pull-requests: read',
  /** Reads the jobs and the artifacts of runs, and so the history. */
  runs: 'actions: read',
} as const

/** Returns the permission to comment on a conversation. */
export function commentPermission({ kind }: Pick<CommentPlace, 'kind'>): string {
  if (kind === 'commit') return 'contents: write'
  return kind === 'issue' ? 'issues: write' : tokenPermissions.comment
}
