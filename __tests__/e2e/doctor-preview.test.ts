// Tests that the preview of doctor shows exactly what a step would send, and sends nothing itself (src/setup/doctor).
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startWebhookServer } from '../deliver/reporters/webhook/webhook-server.js'
import { startFakeGitHub } from '../host/github/fake-github.js'
import { makeFolder, makeTree } from '../read/collect/tree.js'
import { failingResults } from '../results/junit-results.js'
import { startCli } from './cli-process.js'
import { nodes } from './nodes.js'
import { onlyJob } from './scenarios/events.js'
import { startStep } from './step.js'

const sha = '0123456789abcdef0123456789abcdef01234567'
const place = { kind: 'pullRequest', number: 7 } as const
const kinds = ['slack', 'teams', 'googleChat', 'discord', 'mattermost'] as const
const event = {
  pull_request: {
    number: 7,
    title: 'Round half a cent up',
    head: { sha, ref: 'topic', repo: { full_name: 'acme/shop' } },
    base: { ref: 'main', sha, repo: { full_name: 'acme/shop' } },
  },
}

const configuration = JSON.stringify({
  report: {
    html: { enabled: true, outputFile: 'report.html' },
    chatA: { enabled: true, kind: 'mattermost', url: '{{ env.MATTERMOST }}' },
    slack: { enabled: true, url: '{{ env.SLACK }}', title: '{{ project }}: {{ status }}' },
    teams: { enabled: true, url: '{{ env.TEAMS }}' },
    googleChat: { enabled: true, url: '{{ env.GOOGLECHAT }}' },
    discord: { enabled: true, url: '{{ env.DISCORD }}' },
  },
})

/** The time of its writing is the only difference between two HTML reports of the same results. */
const time = /20\d\d-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?: UTC|Z)?|\d{1,2} [A-Z][a-z]{2} 20\d\d, \d\d:\d\d UTC/g
const withoutTime = (page: string) => page.replace(time, '…')

describe.each(nodes)('on %s', (node) => {
  test('the preview contains byte for byte what the step then sends, and sends nothing itself', async () => {
    const github = await startFakeGitHub({
      repository: 'acme/shop',
      pulls: [{ number: 7, headSha: sha, headBranch: 'topic' }],
      jobs: [onlyJob()],
    })
    onTestFinished(() => github.close())
    const servers = await Promise.all(kinds.map((kind) => startWebhookServer(kind)))
    const files = makeFolder()
    const eventPath = join(files, 'event.json')
    const summaryPath = join(files, 'summary.md')
    writeFileSync(eventPath, JSON.stringify(event))
    writeFileSync(summaryPath, '')
    const workspace = makeTree({
      'TEST-a.xml': failingResults(12),
      'src/basket.test.js': '// a line\n'.repeat(3),
      '.service.json': configuration,
    })
    const env = {
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTION: '__acme_build-report',
      GITHUB_API_URL: github.apiUrl,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_JOB: 'unit',
      GITHUB_REF: 'refs/pull/7/merge',
      GITHUB_REF_NAME: '7/merge',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_REPOSITORY_OWNER: 'acme',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_RUN_ID: '4711',
      GITHUB_RUN_NUMBER: '12',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_SHA: sha,
      GITHUB_WORKFLOW: 'Test',
      GITHUB_WORKSPACE: workspace,
      ...Object.fromEntries(kinds.map((kind, index) => [kind.toUpperCase(), servers[index]?.url ?? ''])),
    }
    const folder = join(makeFolder(), 'preview')
    const preview = await startCli(['doctor', '--json', '--preview', folder], {
      node,
      cwd: workspace,
      // The command cannot see the matrix of the job.
      env: { ...env, GITHUB_TOKEN: github.token, GITHUB_STEP_SUMMARY: summaryPath, SERVICE_JOB: 'unit' },
    })
    expect(preview.stderr).toBe('')
    expect(preview.status).toBe(0)
    expect(github.requests.filter(({ method, path }) => method !== 'GET' && path !== '/graphql')).toEqual([])
    expect(github.comments(place)).toEqual([])
    for (const server of servers) expect(server.posted).toEqual([])
    expect(readdirSync(workspace).sort()).toEqual(['.service.json', 'TEST-a.xml', 'src'])
    expect(readFileSync(summaryPath, 'utf8')).toBe('')

    const step = await startStep({ node, workspace, inputs: { token: github.token, history: 'off', 'fail-on': 'delivery' }, env })
    expect(step.status).toBe(0)
    const read = (name: string) => readFileSync(join(folder, name), 'utf8')
    expect(read('job-summary.md')).toBe(step.summary)
    expect(github.comments(place).map(({ body }) => body)).toEqual([read('comment.md')])
    const names = { slack: 'slack', teams: 'teams', googleChat: 'google-chat', discord: 'discord', mattermost: 'chat-a' }
    for (const [index, kind] of kinds.entries()) {
      expect(servers[index]?.posted.map((posted) => JSON.stringify(posted))).toEqual([read(`${names[kind]}.json`)])
    }
    const annotations = step.commands.filter(({ name }) => name === 'error')
    expect(annotations).toHaveLength(10)
    const texts = annotations.map(
      ({ properties, message }) => `error ${properties.file}:${properties.line}\n${properties.title}\n${message}\n`,
    )
    expect(read('annotations.txt')).toBe(texts.join('\n'))
    expect(withoutTime(read('report.html'))).toBe(withoutTime(readFileSync(step.outputs.html ?? '', 'utf8')))

    const { entries } = JSON.parse(preview.stdout).preview
    expect(entries.map(({ title, isSent }: { title: string; isSent: boolean }) => [title, isSent])).toEqual([
      ['Job summary', true],
      ['Comment', true],
      ['Annotations', true],
      ['HTML report', true],
      ['Mattermost (report.chatA)', true],
      ['Slack', true],
      ['Teams', true],
      ['Google Chat', true],
      ['Discord', true],
    ])
    for (const server of servers) for (const name of readdirSync(folder)) expect(read(name)).not.toContain(server.secret)
    github.expectNoViolations()
  })

  test('shows the comment with the results of other jobs that are already in it', async () => {
    const github = await startFakeGitHub({
      repository: 'acme/shop',
      pulls: [{ number: 7, headSha: sha, headBranch: 'topic' }],
    })
    onTestFinished(() => github.close())
    const common = { GITHUB_API_URL: github.apiUrl, GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge' }
    const other = await startStep({
      node,
      files: { 'TEST-a.xml': failingResults(1) },
      inputs: { token: github.token, history: 'off' },
      event,
      env: { ...common, GITHUB_JOB: 'lint' },
    })
    expect(other.outputs['comment-url']).toMatch(/^https:/)
    const before = github.comments(place).map(({ body }) => body)
    const eventPath = join(makeFolder(), 'event.json')
    writeFileSync(eventPath, JSON.stringify(event))
    const { cwd, status } = await startCli(['doctor', '--preview', 'preview'], {
      node,
      files: { 'TEST-a.xml': failingResults(2) },
      env: {
        ...common,
        GITHUB_ACTIONS: 'true',
        GITHUB_ACTION: '__acme_build-report',
        GITHUB_EVENT_PATH: eventPath,
        GITHUB_REPOSITORY: 'acme/shop',
        GITHUB_RUN_ID: '4711',
        GITHUB_RUN_NUMBER: '12',
        GITHUB_JOB: 'unit',
        GITHUB_WORKFLOW: 'Test',
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_TOKEN: github.token,
      },
    })
    expect(status).toBe(0)
    const body = readFileSync(join(cwd, 'preview', 'comment.md'), 'utf8')
    expect(body).toContain('| ❌ lint | 1 |')
    expect(body).toContain('| ❌ unit | 2 |')
    expect(github.comments(place).map((comment) => comment.body)).toEqual(before)
  })

  test('refuses a folder with other files, and shows why', async () => {
    const { status, stderr, cwd } = await startCli(['doctor', '--preview', 'docs'], {
      node,
      files: { 'TEST-a.xml': failingResults(1), 'docs/a.md': 'x' },
    })
    expect(status).toBe(2)
    expect(stderr).toContain('contains "a.md", which is not from an earlier preview')
    expect(readdirSync(join(cwd, 'docs'))).toEqual(['a.md'])
  })

  test('writes the page that links every file, outside of a job and without a token', async () => {
    const { status, stderr, cwd } = await startCli(['doctor', '--preview', 'preview'], { node, files: { 'TEST-a.xml': failingResults(1) } })
    expect(status).toBe(0)
    expect(stderr).toContain(`Preview: ${join('preview', 'index.html')}`)
    const index = readFileSync(join(cwd, 'preview', 'index.html'), 'utf8')
    const linked = [...index.matchAll(/href="([^"]+)"/g)].map(([, name]) => name)
    expect([...linked, 'build-report-preview.json', 'index.html'].sort()).toEqual(readdirSync(join(cwd, 'preview')).sort())
    expect(index).toMatch(/<span class="size">[\d.]+ k?B of 60 kB<\/span>/)
  })
})
