// Tests that secrets which tests print are replaced in everything that a step or the command sends or writes.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startWebhookServer } from '../../deliver/reporters/webhook/webhook-server.js'
import { startFakeGitHub } from '../../host/github/fake-github.js'
import { runCli, startCli } from '../cli-process.js'
import { nodes } from '../nodes.js'
import { headSha, onlyJob, pullRequestEnvironment, pullRequestEvent, repository } from '../scenarios/events.js'
import { startStep } from '../step.js'

const [node = process.execPath] = nodes

const deployToken = 'dep_7f3K9xQ2mLw8Zr4T'
const serviceKey = 'br_N5v0c8Yt1Hq6Jd3S9a'

/** A test that prints a secret in every possible place, and once as base64 within `user:secret`. */
const printing = (secret: string) => {
  const basic = Buffer.from(`user:${secret}`).toString('base64')
  return `<testsuites><testsuite name="Deploy ${secret}" tests="2">
  <properties><property name="header" value="${secret}"/></properties>
  <testcase classname="Deploy ${secret}" name="posts to /hook?key=${secret}" file="src/${secret}.js" line="3">
    <failure message="refused ${secret}">Error: refused ${secret}\n    at post (src/deploy.js:3:1) ${basic}</failure>
    <system-out>sent ${secret}</system-out><system-err>Authorization: Basic ${basic}</system-err>
  </testcase>
  <testcase classname="Deploy" name="passes with ${secret}"/>
</testsuite></testsuites>`
}

const traces = (secret: string) => [secret, Buffer.from(`user:${secret}`).toString('base64').slice(8, -4)]

/** Starts a server that keeps the received records, decompressed. */
async function startServer() {
  const received: string[] = []
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    received.push(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body).toString() : body.toString())
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ stored: 1, refused: [], refusedCount: 0 }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received }
}

test('a step replaces secrets that tests print in everything that leaves the machine', async () => {
  const github = await startFakeGitHub({ repository, jobs: [onlyJob()], pulls: [{ number: 7, headSha, headBranch: 'rounding' }] })
  onTestFinished(() => github.close())
  const [chat, server] = await Promise.all([startWebhookServer('slack'), startServer()])
  const secrets = [github.token, deployToken, serviceKey]
  const all = ['headline', 'testSummary', 'problems', 'tests'].map((type) => ({ type }))
  const template = { components: [...all, { type: 'markdown', text: 'Deployed with {{ env.DEPLOY_TOKEN }}' }] }
  const { commands, stdout, summary, outputs, workspace } = await startStep({
    node,
    event: pullRequestEvent({ number: 7 }),
    files: {
      ...Object.fromEntries(secrets.map((secret, index) => [`TEST-${index}.xml`, printing(secret)])),
      'TEST-broken.xml': `<testsuite><testcase name="broken"><failure>${deployToken}</nothing-${deployToken}>`,
      '.service.json': JSON.stringify({
        collect: { junit: {}, metadata: { header: '{{ env.DEPLOY_TOKEN }}' } },
        report: {
          template,
          codehost: { enabled: true, commentEnabled: true, commentTitle: 'Key {{ env.DEPLOY_TOKEN }}' },
          html: { enabled: true, outputFile: 'report.html' },
          slack: { enabled: true, url: '{{ env.SLACK }}', title: 'Key {{ env.DEPLOY_TOKEN }}' },
        },
      }),
    },
    inputs: { token: github.token, output: 'records.ndjson', 'server-url': server.url, 'api-key': serviceKey },
    env: { ...pullRequestEnvironment(7), GITHUB_API_URL: github.apiUrl, DEPLOY_TOKEN: deployToken, SLACK: chat.url },
  })
  const surfaces = {
    summary,
    comments: JSON.stringify(github.requests.map(({ body }) => body)),
    chat: JSON.stringify(chat.posted),
    annotations: JSON.stringify(commands.filter(({ name }) => name !== 'add-mask')),
    log: stdout.replace(/^::add-mask::.*$/gm, ''),
    html: readFileSync(outputs.html ?? '', 'utf8'),
    records: readFileSync(join(workspace, 'records.ndjson'), 'utf8'),
    summaryJson: readFileSync(outputs['summary-json'] ?? '', 'utf8'),
    submission: server.received.join('\n'),
  }
  for (const [name, content] of Object.entries(surfaces)) {
    expect(content, name).toContain(name === 'summaryJson' ? 'TEST-0.xml' : '***')
    for (const trace of secrets.flatMap(traces)) expect(content, name).not.toContain(trace)
  }
})

test('the command replaces secrets in --json and in its records', async () => {
  const files = { 'TEST-a.xml': printing(deployToken), 'TEST-b.xml': `<testsuite><testcase name="${deployToken}` }
  const env = { DEPLOY_PASSWORD: deployToken }
  const { stdout, stderr, cwd } = runCli(['report', '--json', '--output', 'all.ndjson'], { node, files, env })
  const output = [stdout, stderr, readFileSync(join(cwd, 'all.ndjson'), 'utf8')].join('\n')
  expect(output).toContain('***')
  for (const trace of traces(deployToken)) expect(output).not.toContain(trace)
})

test('the command replaces secrets in the event files of other tools that it submits', async () => {
  const server = await startServer()
  const event = { kind: 'test', name: `posts ${deployToken}`, status: 'failed', extra: { [deployToken]: [`a "${deployToken}"`] } }
  const files = { 'other.ndjson': `${JSON.stringify(event)}\nnot a record: ${deployToken}\n` }
  await startCli(['submit', 'other.ndjson'], {
    node,
    files,
    env: { DEPLOY_SECRET: deployToken, SERVICE_URL: server.url, SERVICE_API_KEY: serviceKey },
  })
  expect(server.received.join('\n')).toContain('posts ***')
  expect(server.received.join('\n')).not.toContain(deployToken)
})
