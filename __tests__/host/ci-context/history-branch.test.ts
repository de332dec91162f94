import { expect, test } from 'vitest'
import type { GitHubEvent } from '../../../src/host/ci-context/github-event.js'
import { historyBranch } from '../../../src/host/ci-context/history-branch.js'

const own = { full_name: 'acme/shop' }
const queueRef = `refs/heads/gh-readonly-queue/release/2.x/pr-7-${'a'.repeat(40)}`

const branchOf = (name: string, ref: string, event: GitHubEvent = {}, baseBranch?: string) =>
  historyBranch({
    ciContext: { build: {}, source: { ...(baseBranch !== undefined && { baseBranch }) } },
    event,
    env: { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/shop', GITHUB_EVENT_NAME: name, GITHUB_REF: ref },
  })
const completed = (given: NonNullable<GitHubEvent['workflow_run']>) =>
  branchOf('workflow_run', 'refs/heads/main', { repository: { default_branch: 'main' }, workflow_run: { head_repository: own, ...given } })

test.each(['push', 'schedule', 'workflow_dispatch'])('continues the history of the own branch on %s', (name) => {
  expect(branchOf(name, 'refs/heads/release/2.x')).toEqual({ name: 'release/2.x', isBuild: 'always' })
})

test.each(['push', 'workflow_dispatch', 'release'])('has no branch when %s ran for a tag', (name) => {
  expect(branchOf(name, 'refs/tags/v1.0.0')).toBeUndefined()
})

test.each(['pull_request', 'pull_request_target'])('reads the history of the base branch on %s', (name) => {
  const event = { pull_request: { base: { ref: 'release/2.x', repo: own } } }
  expect(branchOf(name, 'refs/pull/7/merge', event)).toEqual({ name: 'release/2.x', isBuild: 'never' })
})

test('reads the base branch from the environment when the event of the pull request does not name it', () => {
  expect(branchOf('pull_request', 'refs/pull/7/merge', { pull_request: {} }, 'main')).toEqual({ name: 'main', isBuild: 'never' })
})

test('reads the history of the own branch and writes none on an event that is not about the branch', () => {
  expect(branchOf('issue_comment', 'refs/heads/main')).toEqual({ name: 'main', isBuild: 'never' })
})

test('takes the base branch of a merge queue, whose successful builds belong to it', () => {
  const event = { merge_group: { base_ref: 'refs/heads/release/2.x' } }
  expect(branchOf('merge_group', queueRef, event, 'wrong')).toEqual({ name: 'release/2.x', isBuild: 'unlessFailed' })
})

test.each(['push', 'workflow_dispatch'])('stores no build on %s when the branch only has the name of a merge queue', (event) => {
  expect(branchOf(event, queueRef)).toEqual({ name: 'release/2.x', isBuild: 'never' })
})

test.each([
  ['a push', { event: 'push', head_branch: 'release/2.x' }, { name: 'release/2.x', isBuild: 'always' }],
  ['a schedule', { event: 'schedule', head_branch: 'main' }, { name: 'main', isBuild: 'always' }],
  ['another event', { event: 'issue_comment', head_branch: 'main' }, { name: 'main', isBuild: 'never' }],
  ['a merge queue', { event: 'merge_group', head_branch: queueRef.slice(11) }, { name: 'release/2.x', isBuild: 'unlessFailed' }],
  [
    'a push to a branch with the name of a queue',
    { event: 'push', head_branch: queueRef.slice(11) },
    { name: 'release/2.x', isBuild: 'never' },
  ],
  [
    'a pull request',
    { event: 'pull_request', head_branch: 'rounding', pull_requests: [{ number: 7, base: { ref: 'release/2.x' } }] },
    { name: 'release/2.x', isBuild: 'never' },
  ],
  [
    'a pull request from a fork',
    { event: 'pull_request', head_branch: 'rounding', head_repository: { full_name: 'mallory/shop' }, pull_requests: [] },
    { name: 'main', isBuild: 'never' },
  ],
  [
    'a push in a fork',
    { event: 'push', head_branch: 'main', head_repository: { full_name: 'mallory/shop' } },
    { name: 'main', isBuild: 'never' },
  ],
  ['a run of a deleted fork', { event: 'push', head_branch: 'main', head_repository: null }, { name: 'main', isBuild: 'never' }],
] as const)('takes the branch of the completed run on workflow_run after %s', (_, run, expected) => {
  expect(completed(run)).toEqual(expected)
})

test('has no branch on workflow_run without a readable event', () => {
  expect(branchOf('workflow_run', 'refs/heads/main')).toBeUndefined()
})
