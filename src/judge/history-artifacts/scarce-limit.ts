import type { GitHubClient } from '../../host/github/github-client.js'

/** The share of GitHub's limit below which only the own history is read. */
const scarceShare = 0.2

/** Returns whether little is left of GitHub's limit, which all jobs of a repository share. */
export function isScarce({ client }: { readonly client: Pick<GitHubClient, 'rateLimit'> }): boolean {
  const limit = client.rateLimit()
  return limit !== undefined && limit.remaining < limit.limit * scarceShare
}
