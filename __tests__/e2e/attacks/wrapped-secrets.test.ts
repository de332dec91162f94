// Tests that tokens are masked although tests print them wrapped, shortened or encoded, and that ids stay the same.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readPage } from '../../deliver/html-report/writer/written-page.js'
import { startWebhookServer } from '../../deliver/reporters/webhook/webhook-server.js'
import { startFakeGitHub } from '../../host/github/fake-github.js'
import { jobTokenOf } from '../../host/github/job-token.js'
import { runCli } from '../cli-process.js'
import { nodes } from '../nodes.js'
import { headSha, onlyJob, pullRequestEnvironment, pullRequestEvent, repository } from '../scenarios/events.js'
import { startStep } from '../step.js'

const [node = process.execPath] = nodes

const linesOf = (text: string, width: number) => text.match(new RegExp(`.{1,${width}}`, 'g')) ?? []

/** Returns the pieces of 16 characters of a text. */
const piecesOf = (text: string) => new Set(Array.from({ length: text.length - 15 }, (_, start) => text.slice(start, start + 16)))

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('\n', '&#10;')

/** The ways in which tools print a token that does not fit into a line. */
const wrappings = (token: string): readonly string[] => [
  ...[76, 80, 100].flatMap((width) => [
    linesOf(token, width).join('\n'),
    linesOf(token, width).join('\r\n        '),
    linesOf(token, width)
      .map((line) => `│ ${line.padEnd(width)} │`)
      .join('\n'),
    linesOf(token, width)
      .map((line) => `| ${line.padEnd(width)} |`)
      .join('\n'),
    linesOf(Buffer.from(`x-access-token:${token}`).toString('base64'), width).join('\n'),
    linesOf(Buffer.from(token).toString('hex'), width).join('\n  '),
  ]),
  `${token.slice(0, 200)}…`,
  `'${token.slice(0, 118)}...${token.slice(-118)}'`,
  linesOf(token, 40)
    .map((line, index) => `${index + 1} | ${line}`)
    .join('\n'),
  linesOf(token, 90)
    .map((line) => `"${line}"`)
    .join(' +\n  '),
  Buffer.from(token).toString('hex').toUpperCase(),
]

/** A failed test that prints a text in every place. */
const printing = (text: string, index: number) => {
  const content = escaped(text)
  return `<testsuite name="Deploy ${index} ${content}" tests="1">
  <properties><property name="header" value="${content}"/></properties>
  <testcase classname="Deploy ${index} ${content}" name="posts ${index} ${content}">
    <failure message="refused ${content}">Error: refused ${content}\n    at post (src/deploy.js:3:1)</failure>
    <system-out>sent\n${content}</system-out><system-err>${content}</system-err>
  </testcase>
</testsuite>`
}

test('a step leaves no piece of a token that tests print wrapped, shortened or encoded', async () => {
  const github = await startFakeGitHub({ repository, jobs: [onlyJob()], pulls: [{ number: 7, headSha, headBranch: 'rounding' }] })
  onTestFinished(() => github.close())
  const chat = await startWebhookServer('slack')
  const texts = wrappings(github.token)
  const { stdout, summary, outputs, workspace } = await startStep({
    node,
    event: pullRequestEvent({ number: 7 }),
    files: {
      ...Object.fromEntries(texts.map((text, index) => [`TEST-${index}.xml`, printing(text, index)])),
      'TEST-broken.xml': `<testsuite><testcase name="broken"><failure>a</nothing-${linesOf(github.token, 76).join('-\n')}>`,
      '.service.json': JSON.stringify({
        collect: { junit: {} },
        report: {
          codehost: { enabled: true, commentEnabled: true },
          html: { enabled: true, outputFile: 'report.html' },
          slack: { enabled: true, url: '{{ env.SLACK }}' },
        },
      }),
    },
    inputs: { token: github.token, output: 'records.ndjson' },
    env: { ...pullRequestEnvironment(7), GITHUB_API_URL: github.apiUrl, SLACK: chat.url },
  })
  const page = readPage(outputs.html ?? '')
  const surfaces = {
    log: stdout.replace(/^::add-mask::.*$/gm, ''),
    summary,
    comments: JSON.stringify(github.requests.map(({ body }) => body)),
    chat: JSON.stringify(chat.posted),
    page: page.html,
    pageData: JSON.stringify([page.run, page.blocks]),
    records: readFileSync(join(workspace, 'records.ndjson'), 'utf8'),
    outputs: JSON.stringify(outputs),
    summaryJson: readFileSync(outputs['summary-json'] ?? '', 'utf8'),
    failuresFile: readFileSync(outputs['failures-file'] ?? '', 'utf8'),
  }
  const pieces = [github.token, ...['base64', 'hex'].map((encoding) => Buffer.from(github.token).toString(encoding as BufferEncoding))]
    .flatMap((text) => [...piecesOf(text), ...piecesOf(text.toUpperCase())])
    .concat([...piecesOf(Buffer.from(`x-access-token:${github.token}`).toString('base64').slice(20))])
  for (const [name, content] of Object.entries(surfaces)) {
    if (name !== 'summaryJson') expect(content, name).toContain('***')
    expect(
      pieces.filter((piece) => content.includes(piece)),
      name,
    ).toEqual([])
  }
})

test('a test whose name contains a wrapped token has the same id in every run', () => {
  const idOf = (token: string) => {
    const files = { 'TEST-a.xml': printing(`key\n  ${linesOf(token, 76).join('\n  ')}`, 0) }
    const { cwd } = runCli(['collect', '--output', 'all.ndjson'], { node, files, env: { GITHUB_TOKEN: token } })
    return JSON.parse(readFileSync(join(cwd, 'all.ndjson'), 'utf8').split('\n')[0] ?? '') as { readonly id: string }
  }
  const [first, second] = ['one', 'two'].map(jobTokenOf).map(idOf)
  expect(first?.id).toBe(second?.id)
})

test('the command replaces the paths of webhooks that tests print, and keeps their hosts', () => {
  const secret = 'T024FBW1Q/B07JX2ZK9L3/k7Qm2Xv9Rt4Lb8WzNc5Yp1Hs'
  const own = 'https://chat.example.org/hooks/x4Rt9Lb2WzNc5Yp1Hs7Qm3Xv'
  const files = {
    'TEST-a.xml': printing(`POST https://hooks.slack.com/services/${secret} and ${own}: 500`, 0),
    '.service.json': JSON.stringify({
      collect: { junit: {} },
      report: { chatA: { enabled: true, kind: 'mattermost', url: own, condition: 'cancelled' } },
    }),
  }
  const env = { RELEASE_WEBHOOK: `https://hooks.slack.com/services/${secret}` }
  const { stdout, stderr, cwd } = runCli(['report', '--json', '--output', 'all.ndjson'], { node, files, env })
  const output = [stdout, stderr, readFileSync(join(cwd, 'all.ndjson'), 'utf8')].join('\n')
  expect(output).toContain('POST https://hooks.slack.com/*** and https://chat.example.org/***: 500')
  expect([...piecesOf(secret), ...piecesOf('x4Rt9Lb2WzNc5Yp1Hs7Qm3Xv')].filter((piece) => output.includes(piece))).toEqual([])
})
