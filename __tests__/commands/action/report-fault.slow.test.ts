import { join } from 'node:path'
import type * as actionsCore from '@actions/core'
import { expect, onTestFinished, test } from 'vitest'
import { runAction } from '../../../src/commands/action/run-action.js'
import {
  headSha,
  mergeGroupEvent,
  pullRequestEnvironment,
  pullRequestEvent,
  pushEnvironment,
  pushEvent,
  repository,
  scheduleEvent,
  workflowRunEvent,
} from '../../e2e/scenarios/events.js'
import { passing } from '../../e2e/scenarios/results.js'
import { type FakeGitHub, type FakeGitHubOptions, startFakeGitHub } from '../../host/github/fake-github.js'
import { makeTree } from '../../read/collect/tree.js'

const place = { kind: 'pullRequest', number: 7 } as const
const author = 'github-actions[bot]'

interface Given {
  readonly run?: number
  readonly files?: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<string, string>>
  readonly event?: object
  readonly env?: Readonly<Record<string, string>>
}

const onPull = { event: pullRequestEvent({ number: 7 }), env: pullRequestEnvironment(7) }

async function start(options: Partial<FakeGitHubOptions> = {}): Promise<FakeGitHub> {
  const jobs = [12, 13, 14].map((run) => ({ runId: 4_700 + run, name: 'unit', status: 'in_progress' as const }))
  const github = await startFakeGitHub({ repository, jobs, pulls: [{ number: 7, headSha, headBranch: 'rounding' }], ...options })
  onTestFinished(() => github.close())
  return github
}

/** Runs the action in this process. Returns its log, and the job summary. */
async function step(github: FakeGitHub, { run = 12, files = passing, inputs = {}, event = onPull.event, env = onPull.env }: Given = {}) {
  const cwd = makeTree({ ...files, 'event.json': JSON.stringify(event), 'summary.md': '' })
  const log: string[] = []
  let written = ''
  const summary = {
    addRaw(text: string) {
      written += text
      return summary
    },
    write: async () => summary,
  }
  const names = [
    'setFailed',
    'setSecret',
    'setOutput',
    'notice',
    'error',
    'warning',
    'info',
    'debug',
    'startGroup',
    'endGroup',
    'saveState',
  ]
  const core = {
    getInput: (name: string) => ({ history: 'off', artifacts: 'off', token: github.token, ...inputs })[name] ?? '',
    getMultilineInput: () => [],
    ...Object.fromEntries(names.map((name) => [name, (text: string) => void log.push(`${name}: ${text}`)])),
    summary,
  }
  await runAction({
    core: core as unknown as typeof actionsCore,
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_API_URL: github.apiUrl,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: repository,
      GITHUB_WORKFLOW: 'Test',
      GITHUB_JOB: 'unit',
      GITHUB_ACTION: '__acme_build-report',
      GITHUB_RUN_ID: String(4_700 + run),
      GITHUB_RUN_NUMBER: String(run),
      GITHUB_EVENT_PATH: join(cwd, 'event.json'),
      GITHUB_STEP_SUMMARY: join(cwd, 'summary.md'),
      GITHUB_WORKSPACE: cwd,
      RUNNER_TEMP: cwd,
      ...env,
    },
    cwd,
    failQuietly() {},
  })
  return { log, summary: written }
}

/** Returns the headings of the comments. */
const headings = (github: FakeGitHub) => github.comments(place).map(({ body }) => body.split('\n', 1)[0])

const green = '### ✅ [Test](https://github.com/acme/shop/actions/runs/4712) — 2 tests passed'
const red = '### ❌ [Test](https://github.com/acme/shop/actions/runs/4713) — the job did not report'

const wrong = { 'fail-on': 'faild' }
const off = { ...passing, '.service.json': '{ "report": { "codehost": { "enabled": true, "commentEnabled": false } } }' }
const noReporter = { ...passing, '.service.json': '{ "report": { "codehost": { "enabled": false } } }' }

/** The event of a workflow that reports a run of the workflow `Test`. */
const reported = (run: number) => {
  const { workflow_run, ...others } = workflowRunEvent({})
  return { ...others, workflow_run: { ...workflow_run, id: 4_700 + run, run_number: run } }
}
const onWorkflowRun = { GITHUB_EVENT_NAME: 'workflow_run', GITHUB_WORKFLOW: 'Report', GITHUB_SHA: '1'.repeat(40) }
const queue = 'refs/heads/gh-readonly-queue/main/pr-7-0123456789abcdef0123456789abcdef01234567'

test.each<readonly [what: string, given: Given & { readonly first?: Given }, outcome: string | RegExp]>([
  ['on pull_request', {}, red],
  [
    'on a push to the branch of the pull request',
    { event: pushEvent('rounding', headSha), env: pushEnvironment('rounding', headSha) },
    red,
  ],
  [
    'on workflow_run, for a later run of the same workflow',
    { event: reported(13), env: onWorkflowRun, first: { event: reported(12), env: onWorkflowRun } },
    /^### ❌ .* — the job did not report$/,
  ],
  [
    'on workflow_run, for an earlier run of the same workflow',
    { event: reported(11), env: onWorkflowRun, first: { event: reported(12), env: onWorkflowRun } },
    /^### ✅ /,
  ],
  [
    'on merge_group',
    {
      event: mergeGroupEvent(queue, '2'.repeat(40)),
      env: { GITHUB_EVENT_NAME: 'merge_group', GITHUB_REF: queue, GITHUB_SHA: '2'.repeat(40) },
    },
    red,
  ],
  ['on schedule', { event: scheduleEvent, env: { GITHUB_EVENT_NAME: 'schedule', GITHUB_SHA: '1'.repeat(40) } }, green],
  ['with comment: always', { inputs: { comment: 'always' } }, red],
  ['with comment: failures', { inputs: { comment: 'failures' } }, red],
  ['with comment: changes', { inputs: { comment: 'changes' } }, red],
  ['with a wrong comment', { inputs: { comment: 'allways' } }, red],
  ['with comment: off', { inputs: { comment: 'off' } }, green],
  ['with comment: false', { inputs: { comment: 'false' } }, green],
  ['with comments off in the configuration', { files: off }, green],
  ['with the code host off in the configuration', { files: noReporter }, green],
  ['without a token', { inputs: { token: '' } }, green],
  ['with another title', { inputs: { title: 'Other' } }, green],
  ['with the command collect', { inputs: { command: 'collect' } }, green],
  ['with a wrong command', { inputs: { command: 'reprot' } }, red],
  ['with a wrong working directory', { inputs: { 'working-directory': 'none' } }, red],
  ['in an older run', { run: 11 }, green],
])('a step that cannot begin %s leaves the right comment', async (_what, { inputs, first, ...given }, outcome) => {
  const github = await start()
  await step(github, first)
  expect(headings(github)).toEqual([first === undefined ? green : expect.stringMatching(/^### ✅ /)])
  const { log } = await step(github, { run: 13, ...given, inputs: { ...wrong, ...inputs } })
  expect(log.filter((line) => line.startsWith('setFailed: '))).toHaveLength(1)
  expect(headings(github)).toEqual([typeof outcome === 'string' ? outcome : expect.stringMatching(outcome)])
  github.expectNoViolations()
})

test.each<readonly [what: string, comments: (body: string) => FakeGitHubOptions['comments'], options: Partial<FakeGitHubOptions>]>([
  ['no comment exists', () => [], {}],
  ['only another author has written the comment', (body) => [{ author: 'mallory', body, place }], {}],
  [
    'the token of a fork is read-only',
    (body) => [{ author, body, place }],
    {
      permissions: { 'pull-requests': 'read', contents: 'read' },
      pulls: [{ number: 7, headSha, headBranch: 'rounding', headRepository: 'mallory/shop' }],
    },
  ],
])('a step that cannot begin changes no comment when %s', async (_what, comments, options) => {
  const first = await start()
  await step(first)
  const github = await start({ ...options, comments: comments(first.comments(place)[0]?.body ?? '') ?? [] })
  const before = headings(github)
  const event = pullRequestEvent({ number: 7, headRepository: options.permissions === undefined ? repository : 'mallory/shop' })
  const { log, summary } = await step(github, { run: 13, inputs: wrong, event })
  expect(headings(github)).toEqual(before)
  expect(summary).toMatch(
    /^## ❌ The job did not report\n\n> \[!CAUTION\]\n> - fail-on: unknown word "faild"; did you mean "failed"\? [^\n]*\n*$/,
  )
  expect(log.filter((line) => /^(?:error|warning): /.test(line))).toEqual([])
})

test('keeps the results of another job in the comment', async () => {
  const jobs = ['unit', 'e2e'].map((name) => ({ runId: 4712, name, status: 'in_progress' as const, runnerName: name }))
  const github = await start({ jobs })
  const as = (job: string) => ({ ...onPull, env: { ...onPull.env, GITHUB_JOB: job, RUNNER_NAME: job } })
  await step(github, as('e2e'))
  await step(github, { ...as('unit'), inputs: wrong })
  const [body = '', ...others] = github.comments(place).map((comment) => comment.body)
  expect(others).toEqual([])
  expect(body).toMatch(/^### ❌ .*results are incomplete; none of the 3 test runs found failed\n/)
  expect(body).toContain('unknown word "faild"')
  expect(body).toMatch(/❌ \[?unit/)
})

test('replaces the results of an earlier attempt', async () => {
  const github = await start()
  await step(github)
  await step(github, { ...onPull, env: { ...onPull.env, GITHUB_RUN_ATTEMPT: '2' }, inputs: wrong })
  expect(headings(github)).toEqual([expect.stringMatching(/^### ❌ .*the job did not report$/)])
})

test('turns green again with the next run', async () => {
  const github = await start()
  await step(github)
  await step(github, { run: 13, inputs: wrong })
  await step(github, { run: 14 })
  expect(headings(github)).toEqual([green.replace('4712', '4714')])
})

test.each([
  ['off', ''],
  ['failures', '## ❌ The job did not report\n'],
])('summary: %s decides about the job summary', async (mode, start_) => {
  const github = await start()
  const { summary } = await step(github, { inputs: { ...wrong, summary: mode } })
  expect(summary.slice(0, start_.length || undefined)).toBe(start_)
})
