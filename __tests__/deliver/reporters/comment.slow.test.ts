import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type CodehostReporterConfig, defaultCodehost } from '../../../src/config/config.js'
import { type CommentRequest, comment } from '../../../src/deliver/reporters/comment.js'
import type { GitHubEvent } from '../../../src/host/ci-context/github-event.js'
import { createLostTime } from '../../../src/host/github/lost-time.js'
import { defaultTemplate } from '../../../src/report/content/default-template.js'
import type { ReportScope } from '../../../src/report/content/scope.js'
import { type FakeGitHub, type Fault, startFakeGitHub } from '../../host/github/fake-github.js'
import type { FakeJob } from '../../host/github/fake-repository.js'
import { exampleScope } from '../../report/content/example-run.js'
import { passed, scopeOf } from './comment/parts/example-parts.js'

const repository = 'acme/shop'
const reporter: CodehostReporterConfig = defaultCodehost

const sha = 'a'.repeat(40)
const pullRequestEvent: GitHubEvent = {
  pull_request: { number: 7, head: { repo: { full_name: repository } }, base: { repo: { full_name: repository } } },
}

async function startGitHub(jobs: readonly FakeJob[] = []): Promise<FakeGitHub> {
  const github = await startFakeGitHub({ repository, jobs, pulls: [{ number: 7, headSha: sha, headBranch: 'rounding' }] })
  onTestFinished(() => github.close())
  return github
}

interface CommentOptions
  extends Partial<Pick<CommentRequest, 'isDefault' | 'secondMs' | 'lostTime' | 'lossMs' | 'scope' | 'onUnfinished'>> {
  readonly env?: Readonly<Record<string, string>>
  readonly number?: string
}

const commentOn = (
  github: FakeGitHub,
  event: GitHubEvent,
  { isDefault = false, env = {}, number = '12', secondMs = 1000, scope = exampleScope(), ...others }: CommentOptions = {},
) =>
  comment({
    reporter,
    isDefault,
    template: defaultTemplate,
    scope,
    evaluator: { text: (template) => template, token: (template) => template },
    ciContext: { pipeline: 'CI', job: 'unit', build: { number, url: `https://ci.example.com/${number}` }, source: {} },
    event,
    env: { GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: repository, GITHUB_API_URL: github.apiUrl, GITHUB_RUN_ID: '4711', ...env },
    token: github.token,
    secondMs,
    lostTime: createLostTime(),
    ...others,
    setSecret: () => {},
    say: () => {},
  })

/** The answer to the first request for comments during a secondary limit. */
const secondaryLimit = (headers: Readonly<Record<string, string>>): Fault => ({
  status: 403,
  path: /comments/,
  headers,
  body: { message: 'You have exceeded a secondary rate limit.' },
  times: 1,
})

/** Comments on a pull request while every request to GitHub fails. */
async function commentDuring({ times = 100, ...fault }: Fault, isDefault: boolean, secondMs = 1000, scope: ReportScope = exampleScope()) {
  const github = await startGitHub()
  github.fail({ ...fault, times })
  return commentOn(github, pullRequestEvent, { isDefault, secondMs, scope })
}

const workflowRunEvent: GitHubEvent = {
  workflow_run: {
    id: 4711,
    run_number: 12,
    head_sha: sha,
    head_branch: 'rounding',
    event: 'pull_request',
    head_repository: { full_name: repository },
  },
}

const onlyJob = { runId: 4711, name: 'unit', status: 'in_progress' } as const

test.each([
  ['on pull_request', pullRequestEvent, {}, 4, 5],
  ['on push', {}, { GITHUB_EVENT_NAME: 'push', GITHUB_SHA: sha }, 5, 6],
  ['on workflow_run', workflowRunEvent, { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_SHA: sha }, 5, 6],
])('makes the documented number of requests for a comment %s', async (_, event, env, ofOneJob, ofUnknownJobs) => {
  for (const [jobs, count] of [
    [[onlyJob], ofOneJob],
    [[], ofUnknownJobs],
  ] as const) {
    const github = await startGitHub(jobs)
    for (const number of ['12', '13']) {
      const before = github.requests.length
      const result = await commentOn(github, event, { env: { ...env, GITHUB_RUN_NUMBER: number }, number, secondMs: 25 })
      expect(result, number).toMatchObject({ problems: [], url: expect.any(String) })
      expect(github.requests.length - before, number).toBeLessThanOrEqual(count)
    }
    github.expectNoViolations()
  }
  const page = readFileSync(join(import.meta.dirname, '../../../docs/permissions.md'), 'utf8')
  expect(page.replaceAll('\n', ' ')).toContain(
    'The comment of a workflow with one job takes at most 4, or 5 if the pull request has to be found first',
  )
})

const inAnHour = String(Math.floor(Date.now() / 1000) + 3600)
const faults: readonly (readonly [string, Fault, RegExp])[] = [
  ['a refused token', { status: 401, body: { message: 'Bad credentials' } }, /refused the token.*Bad credentials/],
  ['a pull request that is missing', { status: 404, body: { message: 'Not Found' } }, /it does not exist, or the token cannot see it/],
  [
    'a rate limit',
    { status: 403, headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inAnHour }, body: { message: 'API rate limit exceeded' } },
    /accepts no more requests/,
  ],
  ['a missing permission', { status: 403, body: { message: 'Resource not accessible by integration' } }, /lacks the permission/],
]

describe('a comment that GitHub does not accept', () => {
  test.each(faults)('reports %s as a notice when the configuration does not request the comment', async (_, fault, message) => {
    expect(await commentDuring(fault, true)).toEqual({ notices: [expect.stringMatching(message)], problems: [] })
  })

  test.each(faults.slice(0, -1))('reports %s as an error when the configuration requests the comment', async (_, fault, message) => {
    const expected = { severity: 'error', kind: 'delivery', message: expect.stringMatching(message) }
    expect(await commentDuring(fault, false)).toEqual({ notices: [], problems: [expected], url: undefined })
  })
})

const failedRun = exampleScope()
const passedRun = scopeOf([passed('adds')])

test.each([
  ['the comment is configured', {}, false, 20, passedRun],
  ['the comment is configured', { 'retry-after': '60' }, false, 20, passedRun],
  // A longer second, because only 15 of them are left for the other requests.
  ['the run failed', {}, true, 100, failedRun],
])('waits a minute for a secondary rate limit when %s (headers %j)', async (_, headers, isDefault, secondMs, scope) => {
  expect(await commentDuring(secondaryLimit(headers), isDefault, secondMs, scope)).toMatchObject({
    notices: [],
    problems: [],
    url: expect.stringContaining('#issuecomment'),
  })
})

test.each([{}, { 'retry-after': '60' }])(
  'does not wait a minute for a secondary rate limit when the run passed and no comment is configured (headers %j)',
  async (headers) => {
    const { notices } = await commentDuring(secondaryLimit(headers), true, 20, passedRun)
    expect(notices).toEqual([expect.stringContaining('accepts no more requests until')])
  },
)

test.each([true, false])('ends after a few requests when GitHub answers none of them (comment by default: %s)', async (isDefault) => {
  const github = await startGitHub()
  github.fail({ slowMs: 60_000, times: 100 })
  const unfinished: unknown[] = []
  const { notices, problems } = await commentOn(github, pullRequestEvent, {
    isDefault,
    lossMs: 500,
    secondMs: 20,
    onUnfinished: (comment) => void unfinished.push(comment),
  })
  expect([...notices, ...problems.map(({ message }) => message)]).toEqual([
    expect.stringContaining('Failed answers of GitHub have cost 0.5 s'),
  ])
  expect(github.requests.length).toBeLessThanOrEqual(2)
  // The end of the job does not wait for GitHub again.
  expect(unfinished.at(-1)).toBeUndefined()
})

test('requests nothing when failed answers have cost the run 30 s before, unless it failed', async () => {
  const github = await startGitHub([onlyJob])
  const commentAfter = (scope: ReportScope, seconds: number) => {
    const lostTime = createLostTime()
    lostTime.add(0, seconds * 1000)
    return commentOn(github, pullRequestEvent, { isDefault: true, scope, lostTime })
  }
  expect((await commentAfter(passedRun, 30)).notices).toEqual([
    'There is no comment: Failed answers of GitHub have cost 25 s, so Build Report did not request the comments on pull request #7. See https://www.githubstatus.com.',
  ])
  expect(github.requests).toEqual([])
  expect((await commentAfter(failedRun, 30)).url).toEqual(expect.any(String))
  const before = github.requests.length
  expect((await commentAfter(failedRun, 60)).notices).toEqual([expect.stringContaining('have cost 60 s')])
  expect(github.requests).toHaveLength(before)
})

test('does not try again when the answer is an HTML page', async () => {
  const github = await startGitHub([onlyJob])
  github.fail({ status: 200, path: /comments/, body: '<html>Sign in to the network</html>', times: 100 })
  const { notices } = await commentOn(github, pullRequestEvent, { isDefault: true })
  expect(notices).toEqual([expect.stringContaining('the answer is an HTML page')])
  expect(github.requests.filter(({ path }) => path.endsWith('/comments'))).toHaveLength(1)
})
