import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deliverReport } from '../../../src/deliver/reporters/deliver-report.js'
import { submit } from '../../../src/deliver/submit/submit.js'
import { submitRun } from '../../../src/deliver/submit/submit-run.js'
import type { RunRequest } from '../../../src/run/prepare/run-request.js'
import { run } from '../../../src/run/run.js'
import { type FakeGitHub, type FakeGitHubOptions, startFakeGitHub } from '../../host/github/fake-github.js'
import { makeFolder, makeTree } from '../../read/collect/tree.js'
import { type DataApi, startDataApi } from './data-api.js'

const results = '<testsuite name="Cart"><testcase name="adds"/><testcase name="pays"/></testsuite>'
const service = { SERVICE_ORG: 'acme', SERVICE_PROJECT: 'shop', SERVICE_BUILD: '4711.1', SERVICE_REF: 'main', SERVICE_PIPELINE: 'Test' }
const retry = { secondMs: 2 }

async function finished(api: DataApi, request: Partial<RunRequest>, env: Readonly<Record<string, string>> = service, token?: string) {
  const cwd = request.cwd ?? makeTree({ 'TEST-cart.xml': results })
  const server = { baseUrl: api.url, key: api.key }
  const whole = await run({ paths: [], records: [], server, ...request, cwd }, { env, token, onWarning: () => expect.unreachable() })
  const said: string[] = []
  return { cwd, whole, said, context: { env, say: (message: string) => void said.push(message), retry } }
}

const names = (api: DataApi) => api.records.map(({ kind, name }) => (name === undefined ? kind : `${kind} ${name}`))

describe('a run with a server', () => {
  test('submits the records when the run has no output', async () => {
    const api = await startDataApi()
    const { cwd, whole, said, context } = await finished(api, {})
    expect(await submitRun(whole, context)).toEqual([])
    expect(names(api)).toEqual(['test adds', 'test pays', 'build'])
    expect(api.records[0]).toMatchObject({ org: 'acme', project: 'shop', module: 'shop', build: '4711.1', ref: 'main' })
    expect(said).toEqual([`Submitted 3 records to ${api.url}.`])
    expect(existsSync(join(cwd, 'build-report.ndjson'))).toBe(false)
  })

  test('submits the owners and the quarantine of each test', async () => {
    const api = await startDataApi()
    const cwd = makeTree({
      'TEST-cart.xml': '<testsuite name="Cart"><testcase name="adds" file="src/cart.ts"/><testcase name="pays"/></testsuite>',
      CODEOWNERS: '/src/ @acme/cart\n',
      'src/cart.ts': '',
      '.service-quarantine.json': '[{ "test": "Cart › pays", "reason": "flaky" }]',
    })
    const { whole, context } = await finished(api, { cwd })
    expect(await submitRun(whole, context)).toEqual([])
    const facts = api.records.map(({ name, owners, quarantine }) => ({ name, owners, quarantine }))
    expect(facts.slice(0, 2)).toEqual([
      { name: 'adds', owners: ['@acme/cart'] },
      { name: 'pays', quarantine: { reason: 'flaky' } },
    ])
  })

  test('submits owners and quarantine of records files as they are', async () => {
    const api = await startDataApi()
    const stated = { owners: ['@acme/cart', 'dev@example.com'], quarantine: { until: '2026-12-31' } }
    const record = { kind: 'test', name: 'adds', suite: ['Cart'], status: 'successful', ...stated }
    const cwd = makeTree({ 'a.ndjson': JSON.stringify(record), CODEOWNERS: '* @other\n' })
    const { context } = await finished(api, { cwd, records: ['a.ndjson'] })
    expect(await submit({ cwd, files: ['a.ndjson'], server: { baseUrl: api.url, key: api.key } }, context)).toMatchObject({ problems: [] })
    expect(api.records[0]).toMatchObject(stated)
  })

  test('keeps the records and prints the command to submit them when the server is away', async () => {
    const api = await startDataApi()
    const { cwd, whole, context } = await finished(api, { output: 'out/my records.ndjson' })
    await api.shut()
    const problems = await submitRun(whole, context)
    expect(problems).toMatchObject([{ severity: 'error', kind: 'delivery' }])
    expect(problems[0]?.message).toContain('build-report submit "out/my records.ndjson"')
    await api.open()
    const server = { baseUrl: api.url, key: api.key }
    expect(await submit({ cwd, files: ['out/my records.ndjson'], server }, context)).toMatchObject({ stored: 3, problems: [] })
    expect(names(api)).toEqual(['test adds', 'test pays', 'build'])
  })

  test('names the variables to set when the project is unknown', async () => {
    const api = await startDataApi()
    const { whole, context } = await finished(api, {}, {})
    expect((await submitRun(whole, context)).at(-1)).toMatchObject({
      severity: 'warning',
      kind: 'delivery',
      message: expect.stringContaining('Set SERVICE_PROJECT, and SERVICE_MODULE or --module'),
    })
  })

  test('keeps temporary records without overwriting a file when the server is away', async () => {
    const api = await startDataApi()
    const cwd = makeTree({ 'TEST-cart.xml': results, 'build-report.ndjson': 'somebody needs this' })
    const { whole, context } = await finished(api, { cwd })
    await api.shut()
    const [problem] = await submitRun(whole, context)
    const [, kept = ''] = /build-report submit (\S+)$/.exec(problem?.message ?? '') ?? []
    expect(readFileSync(join(cwd, kept), 'utf8')).toContain('"name":"pays"')
    expect(readFileSync(join(cwd, 'build-report.ndjson'), 'utf8')).toBe('somebody needs this')
  })

  test('sends records files of earlier jobs unchanged, so that the server counts them once', async () => {
    const api = await startDataApi()
    const collected = await finished(api, { output: 'build-report.ndjson' })
    await submitRun(collected.whole, collected.context)
    const request = { cwd: collected.cwd, records: ['*.ndjson'], output: 'all.ndjson' }
    const reported = await finished(api, request, { ...service, SERVICE_BUILD: '4712.1' })
    expect(await submitRun(reported.whole, reported.context)).toEqual([])
    expect(names(api)).toEqual(['test adds', 'test pays', 'build'])
  })

  test('compares properties with earlier builds on the server', async () => {
    const api = await startDataApi()
    const property = { type: 'property', name: 'coverage', valueType: 'number', baseline: { expectedTrend: 'up' } }
    const tree = (value: number) => ({
      'TEST-cart.xml': results,
      'service-a-events.ndjson': `{"kind":"property","name":"coverage","value":${value}}\n`,
      '.service.json': JSON.stringify({
        collect: { junit: {}, events: {} },
        report: { html: { enabled: true, outputFile: 'report.html' }, template: { components: [property] } },
      }),
    })
    const earlier = await finished(api, { cwd: makeTree(tree(80)) })
    await submitRun(earlier.whole, earlier.context)
    const { cwd, whole, context } = await finished(api, { cwd: makeTree(tree(83)) }, { ...service, SERVICE_BUILD: '4712.1' })
    const { problems } = await deliverReport(whole, { ...context, now: new Date(0), setSecret: () => {} })
    expect(problems).toEqual([])
    expect(readFileSync(join(cwd, 'report.html'), 'utf8')).toMatch(/83[\s\S]*\+3 \(main 80\)/)
    expect(api.violations).toEqual([])
  })
})

describe('on GitHub', () => {
  async function startGitHub(options: Partial<FakeGitHubOptions>, event: object = {}) {
    const github: FakeGitHub = await startFakeGitHub({ repository: 'acme/shop', ...options })
    onTestFinished(() => github.close())
    const folder = makeTree({ 'event.json': JSON.stringify(event) })
    const env = {
      GITHUB_ACTIONS: 'true',
      GITHUB_API_URL: github.apiUrl,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_REPOSITORY_OWNER: 'acme',
      GITHUB_WORKFLOW: 'Report',
      GITHUB_JOB: 'report',
      GITHUB_RUN_ID: '4711',
      GITHUB_RUN_ATTEMPT: '2',
      GITHUB_REF_NAME: 'main',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      RUNNER_TEMP: folder,
    }
    return { github, env }
  }
  const jobs = [
    { runId: 4711, name: 'unit', conclusion: 'failure' },
    { runId: 4711, name: 'report', attempt: 2, status: 'in_progress' },
  ] as const
  const jobsOf = (api: DataApi) => api.records.filter(({ kind }) => kind === 'job').map(({ build, name, status }) => [build, name, status])

  test('submits the jobs of the run and writes them into the records file', async () => {
    const api = await startDataApi()
    const { github, env } = await startGitHub({ jobs })
    const { cwd, whole, context } = await finished(api, { output: 'a.ndjson' }, env, github.token)
    expect(await submitRun(whole, context)).toEqual([])
    expect(jobsOf(api)).toEqual([
      ['4711.1', 'unit', 'failed'],
      ['4711.2', 'report', 'running'],
    ])
    expect(readFileSync(join(cwd, 'a.ndjson'), 'utf8')).toMatch(/"kind":"job","id":"unit"/)
    github.expectNoViolations()
  })

  test('submits the first line of the commit message and the user without secrets', async () => {
    const api = await startDataApi()
    const { github, env } = await startGitHub({ jobs }, { head_commit: { message: 'Send s3cret-t0ken-0123456789 twice\n\nNot once.' } })
    const event = { GITHUB_EVENT_NAME: 'push', GITHUB_ACTOR: 'octocat', DEPLOY_TOKEN: 's3cret-t0ken-0123456789' }
    const { whole, context } = await finished(api, {}, { ...env, ...event }, github.token)
    await submitRun(whole, context)
    expect(api.records.filter(({ kind }) => kind === 'build')).toMatchObject([{ commitMessage: 'Send *** twice', author: 'octocat' }])
  })

  test('submits the commit and the pull request of the build', async () => {
    const api = await startDataApi()
    const head = { ref: 'rounding', sha: 'c0ffee', repo: { full_name: 'acme/shop' } }
    const { github, env } = await startGitHub({ jobs }, { pull_request: { number: 128, head, base: { ref: 'main' } } })
    const { whole, context } = await finished(
      api,
      {},
      { ...env, GITHUB_EVENT_NAME: 'pull_request', GITHUB_HEAD_REF: 'rounding' },
      github.token,
    )
    await submitRun(whole, context)
    expect(api.records.filter(({ kind }) => kind === 'build')).toMatchObject([
      { build: '4711.2', ref: 'rounding', commit: 'c0ffee', branch: 'rounding', pullRequest: 128 },
    ])
  })

  test('leaves out the jobs with a notice when the permission is missing', async () => {
    const api = await startDataApi()
    const { github, env } = await startGitHub({ jobs, permissions: { actions: 'none' } })
    const { whole, context } = await finished(api, {}, env, github.token)
    expect(whole.collected.jobs.notice).toBe('The jobs of the run are not recorded: the job lacks the permission "actions: read".')
    expect(await submitRun(whole, context)).toEqual([])
    expect(names(api)).toEqual(['test adds', 'test pays', 'build'])
  })

  test('does not request the jobs when there is no server', async () => {
    const { github, env } = await startGitHub({ jobs })
    await run({ cwd: makeTree({ 'TEST-cart.xml': results }), paths: [], records: [] }, { env, token: github.token, onWarning: () => {} })
    expect(github.requests).toEqual([])
  })

  test('completes the jobs of the tested run on workflow_run, and corrects its records', async () => {
    const api = await startDataApi()
    const completed = {
      id: 4700,
      run_attempt: 1,
      name: 'Test',
      event: 'pull_request',
      head_branch: 'main',
      head_repository: { full_name: 'mona/shop' },
    }
    const { github, env } = await startGitHub({ jobs: [{ runId: 4700, name: 'unit' }] }, { workflow_run: completed })
    const stranger = { kind: 'property', name: 'coverage', value: 100, org: 'acme', project: 'bank', build: '1.1', ref: 'main' }
    const cwd = makeTree({ 'records/a.ndjson': `${JSON.stringify(stranger)}\n` })
    const { whole, context } = await finished(api, { cwd, records: ['records/*.ndjson'] }, env, github.token)
    expect(await submitRun(whole, context)).toEqual([])
    const place = { org: 'acme', project: 'shop', pipeline: 'Test', build: '4700.1', ref: 'mona:main' }
    expect(api.records).toMatchObject([
      { kind: 'property', ...place },
      { kind: 'job', status: 'successful', ...place },
    ])
  })

  test('sends only the jobs when submit has no files', async () => {
    const api = await startDataApi()
    const { github, env } = await startGitHub({ jobs })
    const server = { baseUrl: api.url, key: api.key }
    const result = await submit({ cwd: makeFolder(), files: [], server }, { env, token: github.token, say: () => {}, retry })
    expect(result).toMatchObject({ stored: 2, files: ['the jobs of the run'], notices: [] })
  })
})
