import { describe, expect, onTestFinished, test } from 'vitest'
import type { GitHubEvent } from '../../../src/host/ci-context/github-event.js'
import { findCommentPlaces, isFork, type RunToPlace } from '../../../src/host/github/comment-places.js'
import { createGitHubClient } from '../../../src/host/github/octokit-client.js'
import { type FakeGitHubOptions, type FakePull, startFakeGitHub } from './fake-github.js'

const repository = 'acme/shop'
const sha = 'a'.repeat(40)
const other = 'b'.repeat(40)

/** Finds the places of a run in a repository, and counts the requests. */
async function find(run: Partial<RunToPlace>, options: Partial<FakeGitHubOptions> = {}) {
  const github = await startFakeGitHub({ repository, ...options })
  onTestFinished(() => github.close())
  const client = createGitHubClient({ token: github.token, repository, apiUrl: github.apiUrl, secondMs: 1 })
  const env = { GITHUB_REPOSITORY: repository, GITHUB_EVENT_NAME: 'push', GITHUB_REF: 'refs/heads/main', GITHUB_SHA: sha, ...run.env }
  const found = await findCommentPlaces({ event: {}, onCommits: true, ...run, env }, client)
  github.expectNoViolations()
  return { ...found, requests: github.requests.length }
}

const pullRequest = (number: number) => ({ kind: 'pullRequest', number })
const queue = `gh-readonly-queue/release/2.x/pr-31-${sha}`

const pull = (number: number, changes: Partial<FakePull> = {}): FakePull => ({ number, headSha: sha, headBranch: 'feature', ...changes })

describe('without a question to GitHub, the report goes to', () => {
  test.each<[string, Partial<RunToPlace>, number]>([
    ['the pull request of the event', { event: { pull_request: { number: 5 } }, pullRequest: 8 }, 5],
    ['the pull request that was commented on', { event: { issue: { number: 6, pull_request: {} } }, pullRequest: 8 }, 6],
    ['the pull request that the user names', { event: { issue: { number: 6 } }, pullRequest: 8 }, 8],
    [
      'the pull request named in spite of a merge queue',
      { env: { GITHUB_EVENT_NAME: 'merge_group', GITHUB_REF: `refs/heads/${queue}` }, pullRequest: 8 },
      8,
    ],
    ['the pull request in the merge queue', { env: { GITHUB_EVENT_NAME: 'merge_group', GITHUB_REF: `refs/heads/${queue}` } }, 31],
    [
      'the pull request in the merge group of the event',
      { event: { merge_group: { head_ref: `refs/heads/${queue}` } }, env: { GITHUB_EVENT_NAME: 'merge_group' } },
      31,
    ],
  ])('without a question to GitHub, the report goes to %s', async (_, run, number) => {
    expect(await find(run)).toEqual({ places: [pullRequest(number)], requests: 0 })
  })
})

describe('the commit of a run', () => {
  test('comments on the open pull requests whose head is the commit', async () => {
    const pulls = [
      pull(1, { isOpen: false }),
      pull(2, { headSha: other, commits: [sha] }),
      pull(3),
      pull(4, { headRepository: 'ann/shop' }),
    ]
    expect(await find({}, { pulls })).toEqual({ places: [pullRequest(3), pullRequest(4)], requests: 1 })
  })

  test('limits the places to the writes of a run', async () => {
    const found = await find({}, { pulls: [1, 2, 3, 4, 5].map((number) => pull(number)) })
    expect(found).toMatchObject({ places: [pullRequest(1), pullRequest(2), pullRequest(3)] })
  })

  test('comments on the commit after a push', async () => {
    expect(await find({})).toMatchObject({ places: [{ kind: 'commit', sha }] })
  })

  test('the commit of a run is used when a branch that was pushed has the name of a merge queue', async () => {
    const run = { env: { GITHUB_EVENT_NAME: 'push', GITHUB_REF: `refs/heads/${queue}` } }
    expect(await find(run)).toMatchObject({ places: [{ kind: 'commit', sha }] })
  })

  test('uses the commit of the merge group instead of the previous one', async () => {
    const run = { event: { merge_group: { head_sha: other } }, env: { GITHUB_EVENT_NAME: 'merge_group' } }
    expect(await find(run, { pulls: [pull(7, { headSha: other })] })).toMatchObject({ places: [pullRequest(7)] })
  })

  test('comments on the commit when the job has no other permission', async () => {
    expect(await find({}, { permissions: { 'pull-requests': 'none' } })).toMatchObject({ places: [{ kind: 'commit', sha }] })
    const scheduled = find({ env: { GITHUB_EVENT_NAME: 'schedule' } }, { permissions: { 'pull-requests': 'none' } })
    await expect(scheduled).rejects.toMatchObject({ name: 'GitHubError', failure: 'permission' })
  })

  test.each<[string, Partial<RunToPlace>]>([
    ['schedule', { env: { GITHUB_EVENT_NAME: 'schedule' } }],
    ['push', { onCommits: false }],
    ['issues', { onCommits: false, env: { GITHUB_EVENT_NAME: 'issues' }, event: { issue: { number: 6 } } }],
    ['push', { onCommits: false, env: { GITHUB_REF: 'refs/heads/gh-readonly-queue/pr-31' } }],
    ['push', { onCommits: false, event: JSON.parse('{"pull_request":{"number":"5"},"issue":null,"workflow_run":null}') }],
  ])('does not comment on the commit after %s', async (event, run) => {
    expect(await find(run)).toMatchObject({
      reason: `The workflow was started by ${event}, and no open pull request has the commit aaaaaaa as its head.`,
    })
  })

  test.each(['issues', 'issue_comment'])('comments on the issue after %s without a request for the commit', async (name) => {
    const run = { env: { GITHUB_EVENT_NAME: name }, event: { issue: { number: 6 } } }
    expect(await find(run, { pulls: [pull(7)] })).toEqual({ places: [{ kind: 'issue', number: 6 }], requests: 0 })
  })

  test('gives the reason when the commit is unknown', async () => {
    const found = await find({ env: { GITHUB_SHA: '', GITHUB_EVENT_NAME: '' } })
    expect(found).toEqual({ reason: 'The workflow was started by an unknown event, and GITHUB_SHA is empty.', requests: 0 })
  })
})

describe('on workflow_run', () => {
  type WorkflowRun = NonNullable<GitHubEvent['workflow_run']>
  const runFor = (changes: Partial<WorkflowRun> = {}): Partial<RunToPlace> => ({
    env: { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_SHA: other },
    event: {
      workflow_run: {
        event: 'pull_request',
        head_sha: sha,
        head_branch: 'feature',
        head_repository: { full_name: 'ann/shop' },
        ...changes,
      },
    },
  })
  const fromFork = pull(3, { headRepository: 'Ann/shop' })

  test('finds the pull request by repository, branch and commit', async () => {
    const strangers = [pull(1), pull(2, { headRepository: 'ann/other' }), pull(4, { headRepository: 'ann/shop', headBranch: 'feature2' })]
    expect(await find(runFor(), { pulls: [...strangers, fromFork] })).toEqual({ places: [pullRequest(3)], requests: 1 })
  })

  test.each([
    ['the commit of this run', { pulls: [pull(9, { headSha: other })] }, {}],
    ['a pull request that somebody names', { pulls: [pull(9)] }, { pullRequest: 9 }],
    ['the pull requests that the event lists', { pulls: [pull(9)] }, runFor({ pull_requests: [{ number: 9 }] })],
    ['a closed pull request', { pulls: [{ ...fromFork, isOpen: false }] }, {}],
    ['a branch of ours by the same name', { pulls: [pull(9)] }, {}],
  ])('ignores %s', async (_, options, run) => {
    const found = await find({ ...runFor(), ...run }, options)
    expect(found).toMatchObject({
      reason: expect.stringMatching(/^No open pull request has the commit aaaaaaa of ann\/shop:feature as its head\./),
    })
    if ('pullRequest' in run) expect(found).toMatchObject({ reason: expect.stringContaining('is ignored') })
  })

  test('leaves a pull request with a newer commit alone', async () => {
    expect(await find(runFor(), { pulls: [{ ...fromFork, headSha: other }] })).toMatchObject({
      reason: 'The workflow ran for commit aaaaaaa, but pull request #3 has a newer one.',
    })
  })

  test('comments on the commit of a push to this repository', async () => {
    const push = { event: 'push', head_branch: 'main' }
    expect(await find(runFor({ ...push, head_repository: { full_name: 'ACME/shop' } }))).toMatchObject({
      places: [{ kind: 'commit', sha }],
    })
    expect(await find(runFor({ ...push, head_repository: { full_name: 'ann/shop' } }))).toHaveProperty('reason')
    expect(await find({ ...runFor({ ...push, head_repository: { full_name: 'acme/shop' } }), onCommits: false })).toHaveProperty('reason')
  })

  test('comments on the pull request of the merge queue of this repository', async () => {
    const queued = { event: 'merge_group', head_branch: `gh-readonly-queue/main/pr-31-${sha}` }
    expect(await find(runFor({ ...queued, head_repository: { full_name: 'acme/shop' } }))).toEqual({
      places: [pullRequest(31)],
      requests: 0,
    })
    expect(await find(runFor({ ...queued, head_repository: { full_name: 'ann/shop' } }))).toHaveProperty('reason')
  })

  test.each<[RegExp, Partial<WorkflowRun>]>([
    [/does not name the repository/, { head_repository: null }],
    [/does not name the branch and commit/, { head_branch: '' }],
    [/does not name the branch and commit/, { head_sha: '' }],
  ])('reports missing fields of the event: %s', async (reason, changes) => {
    expect(await find(runFor(changes))).toEqual({ reason: expect.stringMatching(reason), requests: 0 })
  })

  test('finds no place when the event is unreadable', async () => {
    const found = await find({ env: { GITHUB_EVENT_NAME: 'workflow_run' }, pullRequest: 9 }, { pulls: [pull(9)] })
    expect(found).toEqual({ reason: expect.stringMatching(/does not name the repository.*is ignored/), requests: 0 })
  })

  test('escapes the name of a branch in requests and in messages', async () => {
    const found = await find(runFor({ head_branch: 'x&state=closed\u202e#?' }), { pulls: [fromFork] })
    expect(found).toMatchObject({ reason: expect.stringContaining('ann/shop:x&state=closed\ufffd#?') })
  })
})

test.each<[string, GitHubEvent, boolean]>([
  ['a push', {}, false],
  [
    'a pull request of a branch',
    { pull_request: { head: { repo: { full_name: 'acme/shop' } }, base: { repo: { full_name: 'acme/shop' } } } },
    false,
  ],
  [
    'a pull request of a fork',
    { pull_request: { head: { repo: { full_name: 'ann/shop' } }, base: { repo: { full_name: 'acme/shop' } } } },
    true,
  ],
  ['a pull request of a fork that is gone', { pull_request: { head: { repo: null }, base: { repo: { full_name: 'acme/shop' } } } }, true],
  ['a workflow that ran here', { workflow_run: { head_repository: { full_name: 'Acme/Shop' } } }, false],
  ['a workflow that ran for a fork', { workflow_run: { head_repository: { full_name: 'ann/shop' } } }, true],
  ['a workflow that ran for a fork that is gone', { workflow_run: { head_repository: null } }, true],
])('detects whether the code comes from another repository: %s, %s', (_, event, expected) => {
  expect(isFork(event, repository)).toBe(expected)
})
