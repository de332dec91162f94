import { describe, expect, test } from 'vitest'
import type { ChatReporterConfig } from '../../../src/config/config.js'
import { type ChatRequest, sendToChat } from '../../../src/deliver/reporters/chat.js'
import type { CiContext } from '../../../src/host/ci-context/ci-context.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import { createEvaluator } from '../../../src/report/expressions/evaluator.js'
import { chatKinds, chats } from '../../../src/report/render/chat/chats.js'
import { runVariables } from '../../../src/run/collect/run-variables.js'
import { exampleRun } from '../../report/content/example-run.js'
import { startWebhookServer } from './webhook/webhook-server.js'

const ciContext: CiContext = { project: 'shop', ref: 'main', build: { url: 'https://ci.example.org/runs/7' }, source: {} }

/** Sends the example run. Returns the result, the masked secrets and the log. */
async function sendReport(
  reporter: Partial<ChatReporterConfig>,
  changes: Partial<ChatRequest> & { readonly env?: Readonly<Record<string, string>> } = {},
) {
  const { env = {}, ...rest } = changes
  const secrets: string[] = []
  const said: string[] = []
  const result = await sendToChat({
    reporter: { type: 'chat', slot: 'chatA', url: '{{ env.CHAT_URL }}', ...reporter },
    scope: { summary: exampleRun(), locations: new Map() },
    evaluator: createEvaluator(runVariables(ciContext, env, {})),
    ciContext,
    retries: { wait: async () => {} },
    setSecret: (secret) => secrets.push(secret),
    say: (message) => said.push(message),
    ...rest,
  })
  return { ...result, secrets, said }
}

const clean = { notices: [], problems: [] }

test.each([
  [{ org: 'acme', project: 'shop' }, 'acme/shop'],
  [{ org: 'acme', project: 'shop', module: 'checkout' }, 'acme/shop · checkout'],
  [{ project: 'shop', module: 'shop' }, 'shop'],
  [{ module: 'checkout' }, 'checkout'],
])('names the message of %j "%s"', async (names, title) => {
  const server = await startWebhookServer('mattermost')
  await sendReport({ kind: 'mattermost', url: server.url }, { ciContext: { ...ciContext, project: undefined as never, ...names } })
  expect(JSON.stringify(server.posted)).toContain(`"fallback":"❌ ${title}: results are incomplete;`)
})

describe.each(chatKinds)('a report to %s', (kind) => {
  test('posts the title, the outcome and a link once', async () => {
    const server = await startWebhookServer(kind)
    const { secrets, said, ...result } = await sendReport({ kind }, { env: { CHAT_URL: server.url } })
    expect(result).toEqual(clean)
    expect(server.requests()).toBe(1)
    const [message] = server.posted.map((payload) => JSON.stringify(payload))
    expect(message).toContain('shop: results are incomplete; 3 of the 225 tests found failed')
    expect(message).toContain('pays by voucher')
    expect(message).toContain('https://ci.example.org/runs/7')
    expect(secrets).toEqual([server.url])
    expect(said).toEqual([`Sent the report to ${chats[kind].title} (report.chatA).`])
    expect(server.violations).toEqual([])
  })

  test('posts a report with very many failures', async () => {
    const server = await startWebhookServer(kind)
    const summary = createSummary()
    summary.beginFile({ path: 'a.xml', format: 'junit' })
    for (let index = 0; index < 3000; index++) {
      const suite = [`Suite ${index} ${'s'.repeat(200)}`]
      summary.test({ suite, name: `fails ${index} ${'"<&*_`'.repeat(40)}`, status: 'failed', duration: 1, message: 'm'.repeat(3000) })
    }
    summary.endFile([])
    const {
      said: _,
      secrets: __,
      ...result
    } = await sendReport({ kind }, { env: { CHAT_URL: server.url }, scope: { summary: summary.result(), locations: new Map() } })
    expect(result).toEqual(clean)
    expect(server.posted).toHaveLength(1)
    expect(JSON.stringify(server.posted)).toMatch(/3,000 of 3,000 tests failed/)
  })

  test('shows a template of the user below the first two lines', async () => {
    const server = await startWebhookServer(kind)
    const text = [{ kind: 'markdown', text: ['one', 'two', 'three', 'four'].map((word) => `- line ${word}`).join('\n') }] as const
    const components = [{ type: 'headline' }, { type: 'markdown', text }] as const
    const template = { components: [{ type: 'section', title: 'Closed part', collapsible: true, components }] } as const
    await sendReport({ kind }, { env: { CHAT_URL: server.url }, template })
    const [message] = server.posted.map((payload) => JSON.stringify(payload))
    const body = message?.replaceAll(/"(?:fallback|fallbackText)":"[^"]*"/g, '') ?? ''
    const [before = '', after] = body.split('3 of the 225 tests found failed')
    expect(before).not.toContain('Closed part')
    expect(after).toMatch(/Closed part.*1 flaky · 1 skipped/)
    expect(body.match(/3 of the 225 tests found failed/g)).toHaveLength(1)
    expect(body).toContain('line one')
    expect(body.includes('line four')).toBe(kind === 'teams' || kind === 'googleChat')
    expect(server.violations).toEqual([])
  })

  test('posts the plainest form when the texts of the template are too long', async () => {
    const server = await startWebhookServer(kind)
    const text = [{ kind: 'markdown', text: 'word '.repeat(10_000) }] as const
    await sendReport({ kind }, { env: { CHAT_URL: server.url }, template: { components: [{ type: 'markdown', text }] } })
    expect(server.posted).toHaveLength(1)
    expect(JSON.stringify(server.posted)).toContain('3 of the 225 tests found failed')
  })

  test('posts less detail, then plain text, when the service rejects the message', async () => {
    const server = await startWebhookServer(kind)
    server.fail({ status: 400, type: 'text/plain', body: 'no such block' }, { status: 400 })
    const { notices, problems } = await sendReport({ kind }, { env: { CHAT_URL: server.url } })
    expect(problems).toEqual([])
    expect(notices).toEqual([`report.chatA: ${chats[kind].title} refused the whole report (no such block) and got a shorter one.`])
    expect(server.requests()).toBe(3)
    expect(JSON.stringify(server.posted)).toContain('3 of the 225 tests found failed')
    expect(JSON.stringify(server.posted)).not.toContain('pays by voucher')
  })
})

test('uses the configured title and its link', async () => {
  const server = await startWebhookServer('slack')
  const reporter = { url: server.url, title: 'Nightly {{ ref }}', titleUrl: 'https://example.org/{{ project }}' }
  await sendReport(reporter, { reportUrl: 'https://pages.example.org/report.html' })
  const message = JSON.stringify(server.posted)
  expect(message).toContain('Nightly main')
  expect(message).toContain('https://example.org/shop')
  expect(message).toContain('https://pages.example.org/report.html')
  expect(message).toContain('*❌ <https://example.org/shop|Nightly main>: results are incomplete;')
})

test.each([
  [{ slot: 'chatA' }, 'slack'],
  [{ slot: 'chatB' }, 'teams'],
  [{ slot: 'discord' }, 'discord'],
  [{ slot: 'chatB', kind: 'mattermost' }, 'mattermost'],
] as const)('posts with the reporter %j in the format of %s', async (reporter, kind) => {
  const server = await startWebhookServer(kind)
  const { problems } = await sendReport({ ...reporter, url: server.url })
  expect(problems).toEqual([])
  expect(server.posted).toHaveLength(1)
})

test.each([
  ['{{ env.CHAT_URL }}', 'CHAT_URL is empty'],
  ['{{ env.CHAT_URL }}?thread_id=1', 'CHAT_URL is empty'],
  ["{{ env['A'] }}{{ env.B }}", 'A and B are empty'],
  ['', 'there is no URL'],
])('reports a notice with the empty variables when the URL %s is empty', async (url, cause) => {
  const { notices, problems, secrets } = await sendReport({ slot: 'chatB', url }, { env: { CHAT_URL: ' \n' } })
  expect(notices).toEqual([
    `No message was sent (report.chatB): ${cause}. Runs for pull requests from forks get no secrets; in other runs, set the secret in the environment of the step.`,
  ])
  expect(problems).toEqual([])
  expect(secrets).toEqual([])
})

test('reports a failure with the name of the reporter, and masks the URL everywhere', async () => {
  const server = await startWebhookServer('slack')
  server.fail({ status: 404, body: `no_service ${server.url}` })
  const { notices, problems, secrets, said } = await sendReport({}, { env: { CHAT_URL: `${server.url}\n` } })
  expect(problems).toEqual([
    {
      severity: 'error',
      kind: 'delivery',
      message: expect.stringMatching(/^report\.chatA: Slack refused the message: no_service \*\*\*\. Check/),
    },
  ])
  expect(secrets).toEqual([server.url])
  expect(JSON.stringify([notices, problems, said])).not.toContain(server.secret)
})

test('sends nothing and reports a problem when the URL is not encrypted', async () => {
  const { problems } = await sendReport({ url: 'http://chat.example.org/SECRET' })
  expect(problems).toEqual([expect.objectContaining({ kind: 'delivery', message: expect.stringMatching(/^report\.chatA\.url: .*https:/) })])
  expect(JSON.stringify(problems)).not.toContain('SECRET')
})
