import { expect, onTestFinished, test } from 'vitest'
import { type FakeGitHubOptions, startFakeGitHub } from '../../host/github/fake-github.js'
import { jobTokenOf } from '../../host/github/job-token.js'
import { makeTree } from '../../read/collect/tree.js'
import { type DiagnosedOptions, diagnosed, findingsOf, linesOf, writeEvent } from './diagnosed.js'

const sha = '0123456789abcdef0123456789abcdef01234567'
const path = '.github/workflows/test.yml'
const workflow = (permissions: string) => `on: push\njobs:\n  unit:\n${permissions}    runs-on: ubuntu-latest\n`
const granted = '    permissions:\n      contents: read\n      pull-requests: write\n      actions: read\n'

const pullRequest = (headRepository: string) => ({
  pull_request: {
    number: 7,
    head: { sha, ref: 'topic', repo: { full_name: headRepository } },
    base: { ref: 'main', sha, repo: { full_name: 'acme/shop' } },
  },
})

/** Examines a step of a pull request on a fake GitHub, and checks that nothing was written to it. */
async function examine(
  github: Partial<FakeGitHubOptions>,
  permissions: string | undefined,
  options: DiagnosedOptions = {},
  head = 'acme/shop',
) {
  const fake = await startFakeGitHub({
    repository: 'acme/shop',
    pulls: [{ number: 7, headSha: sha, headBranch: 'topic' }],
    jobs: [{ runId: 4711, name: 'unit', status: 'in_progress' }],
    ...github,
  })
  onTestFinished(() => fake.close())
  const workspace = makeTree({
    'TEST-a.xml': '<testsuite><testcase name="a"/></testsuite>',
    ...(permissions !== undefined && { [path]: workflow(permissions) }),
  })
  const diagnosis = await diagnosed({
    token: fake.token,
    isAction: true,
    ...options,
    run: { cwd: workspace, history: { files: [], artifact: {} } },
    env: {
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_API_URL: fake.apiUrl,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_WORKSPACE: workspace,
      GITHUB_WORKFLOW_REF: `acme/shop/${path}@refs/pull/7/merge`,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: writeEvent(pullRequest(head)),
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_JOB: 'unit',
      GITHUB_RUN_ID: '4711',
      GITHUB_SHA: sha,
      GITHUB_STEP_SUMMARY: '/dev/null',
      ...options.env,
    },
  })
  fake.expectNoViolations()
  expect(fake.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  return { diagnosis, fake }
}

test('reports permissions that the workflow grants and that read requests confirm as ready', async () => {
  const { diagnosis } = await examine({}, granted)
  expect(linesOf(diagnosis, 'permissions')).toEqual([
    `ok ${path}:4 pull-requests: write, for the comment: granted by the workflow`,
    'ok actions: read, for the history and the jobs of the run',
  ])
  expect(linesOf(diagnosis, 'destinations')).toContain('ok Comment on pull request #7, of at most 60 kB')
  expect(diagnosis).toMatchObject({ problems: 0, warnings: 0, unknown: 0 })
})

test('names a permission that the workflow lacks, with its line and the YAML to paste', async () => {
  const { diagnosis } = await examine({}, '    permissions:\n      contents: read\n      id-token: write\n')
  expect(linesOf(diagnosis, 'permissions')).toEqual([
    `problem ${path}:4 pull-requests: write, for the comment: missing, because the workflow does not grant it`,
    'ok actions: read, for the history and the jobs of the run',
    `off ${path}:4 To grant it, change the permissions in the workflow to this:`,
  ])
  expect(linesOf(diagnosis, 'destinations')).toContain('off Comment on pull request #7: not without the permission below')
  expect(findingsOf(diagnosis, 'permissions').at(-1)?.yaml).toBe(
    'permissions:\n  contents: read\n  pull-requests: write\n  id-token: write',
  )
})

test('reports that a write permission cannot be checked when the workflow does not decide it', async () => {
  const { diagnosis } = await examine({}, '')
  expect(linesOf(diagnosis, 'permissions')[0]).toBe(
    `unknown ${path}:3 pull-requests: write, for the comment: cannot be checked without writing; the workflow does not set permissions, so the default of the repository applies`,
  )
  expect(diagnosis).toMatchObject({ problems: 0, unknown: 1 })
  expect(linesOf((await examine({}, undefined)).diagnosis, 'permissions')[0]).toContain('the file of the workflow is not in the checkout')
})

test('proves by refused read requests that permissions are missing', async () => {
  const { diagnosis } = await examine({ permissions: { 'pull-requests': 'none', actions: 'none' } }, undefined)
  expect(linesOf(diagnosis, 'permissions')).toEqual([
    'problem pull-requests: write, for the comment: missing, because GitHub refused a request that needs it',
    'warning actions: read, for the history and the jobs of the run: missing, because GitHub refused a request that needs it',
    'off To grant them, add this to the job:',
  ])
  expect(linesOf(diagnosis, 'history')).toEqual([
    'warning The history of main cannot be read: the job lacks the permission "actions: read"',
  ])
})

test('does not ask for permissions that a run for a fork cannot get', async () => {
  const { diagnosis } = await examine({ permissions: { 'pull-requests': 'read' } }, granted, {}, 'mallory/shop')
  expect(linesOf(diagnosis, 'permissions')).toContain(
    'off pull-requests: write, for the comment: a run for a pull request from a fork gets only read access',
  )
  expect(linesOf(diagnosis, 'destinations')).toContain('off Comment: a run for a pull request from a fork has a read-only token')
  expect(diagnosis.problems).toBe(0)
})

test('reports a token that GitHub refuses, without showing it', async () => {
  const token = jobTokenOf('refused')
  const { diagnosis } = await examine({}, granted, { token })
  expect(linesOf(diagnosis, 'permissions')).toEqual([expect.stringMatching(/^problem GitHub refused the token for/)])
  expect(JSON.stringify(diagnosis)).not.toContain(token)
})

test('checks nothing without a token, and reports that', async () => {
  const { diagnosis, fake } = await examine({}, granted, { token: '', isAction: false })
  expect(linesOf(diagnosis, 'permissions')).toEqual(['unknown There is no token: not checked'])
  expect(findingsOf(diagnosis, 'permissions')[0]?.yaml).toBe(`env:\n  GITHUB_TOKEN: \${{ github.token }}`)
  expect(fake.requests).toEqual([])
})

test('ends within its time when GitHub does not answer', async () => {
  const { diagnosis } = await examine({}, granted, { env: { GITHUB_API_URL: 'http://127.0.0.1:9' } })
  expect(linesOf(diagnosis, 'permissions')[0]).toMatch(/^unknown GitHub did not answer the request for the jobs of run 4711/)
  expect(linesOf(diagnosis, 'permissions')).toContain(`ok ${path}:4 pull-requests: write, for the comment: granted by the workflow`)
})

test('finds the place of the comment on a push only by reading', async () => {
  const { diagnosis } = await examine({}, granted, {
    env: { GITHUB_EVENT_NAME: 'push', GITHUB_EVENT_PATH: writeEvent({}), GITHUB_REF: 'refs/heads/topic' },
  })
  expect(linesOf(diagnosis, 'destinations')).toContain('ok Comment on pull request #7, of at most 60 kB')
})
