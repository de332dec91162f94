import { inspect } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import type { Comment, CommentPlace, GitHubClient, GitHubClientOptions } from '../../../src/host/github/github-client.js'
import { GitHubError } from '../../../src/host/github/github-error.js'
import { createGitHubClient } from '../../../src/host/github/octokit-client.js'
import { type FakeGitHub, type FakeGitHubOptions, startFakeGitHub } from './fake-github.js'

/** The head of the pull request. */
export const sha = '4f1c0c2bd1f6f9a4f1d0c2bd1f6f9a4f1d0c2bd1'
export const pull: CommentPlace = { kind: 'pullRequest', number: 12 }
export const commit: CommentPlace = { kind: 'commit', sha }
export const pulls = [{ number: 12, headSha: sha, headBranch: 'feature/tax' }]

/** Starts a fake GitHub with pull request 12, and a client with short seconds. */
export async function start(
  options: Partial<FakeGitHubOptions> = {},
  settings: Partial<GitHubClientOptions> = {},
): Promise<{ github: FakeGitHub; client: GitHubClient; waits: string[] }> {
  const github = await startFakeGitHub({ repository: 'acme/shop', pulls, ...options })
  onTestFinished(() => github.close())
  const waits: string[] = []
  const { token, apiUrl } = github
  const onWait = (message: string): void => void waits.push(message)
  return { github, client: createGitHubClient({ token, repository: 'acme/shop', apiUrl, secondMs: 2, onWait, ...settings }), waits }
}

/** Returns the pages of comments at a place. */
export async function list(client: GitHubClient, place: CommentPlace): Promise<readonly (readonly Comment[])[]> {
  const pages: (readonly Comment[])[] = []
  for await (const page of client.comments(place)) pages.push(page)
  return pages
}

/** Returns the error of a request. Checks that it is readable and does not contain the token. */
export async function failureOf(request: Promise<unknown>, { token }: FakeGitHub): Promise<GitHubError> {
  const error = await request.then(
    () => expect.fail('The request did not fail.'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof GitHubError)) throw error
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain(token)
  expect(error.message).toMatch(/^[^\n]{1,700}\.$/)
  return error
}
