import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deliverReport } from '../../../src/deliver/reporters/deliver-report.js'
import { run } from '../../../src/run/run.js'
import { makeTree } from '../../read/collect/tree.js'
import { startWebhookServer } from './webhook/webhook-server.js'

const results = '<testsuite name="Cart"><testcase name="adds"/><testcase name="pays"><failure message="closed"/></testcase></testsuite>'

/** Runs with this `report` in the configuration, and delivers the report outside of a workflow. */
async function delivered(report: object, env: Readonly<Record<string, string>> = {}) {
  const cwd = makeTree({ 'TEST-cart.xml': results, '.service.json': JSON.stringify({ collect: { junit: {} }, report }) })
  const secrets: string[] = []
  const said: string[] = []
  const finished = await run({ cwd, paths: [], records: [] }, { env, onWarning: (warning) => expect(warning).toBeUndefined() })
  const outcome = await deliverReport(finished, {
    env,
    now: new Date(0),
    setSecret: (secret) => secrets.push(secret),
    say: (message) => said.push(message),
  })
  return { cwd, outcome, secrets, said }
}

test('delivers nothing outside of a workflow when there is no configuration', async () => {
  const { outcome, said } = await delivered({})
  expect(outcome).toEqual({ problems: [], notices: [] })
  expect(said).toEqual([])
})

const nothingSent = (slot: string) =>
  expect.stringMatching(
    new RegExp(`^report\\.${slot}: Nothing was delivered: .* a step of GitHub Actions, but GITHUB_ACTIONS is not "true"`),
  )

test.each([
  ['codehost', { codehost: { enabled: true } }],
  ['github', { github: { enabled: true, commentEnabled: false }, html: { enabled: true, outputFile: 'report.html' } }],
])('names the reason when %s is configured outside of a step', async (slot, report) => {
  const { outcome } = await delivered(report)
  expect(outcome.problems).toEqual([])
  expect(outcome.notices).toEqual([nothingSent(slot)])
})

test.each([
  ['is not configured', { html: { enabled: true, outputFile: 'report.html' } }],
  ['is disabled', { codehost: { enabled: false } }],
  ['has a condition that is not met', { codehost: { enabled: true, condition: 'cancelled' } }],
])('names no reason outside of a step when codehost %s', async (_, report) => {
  expect((await delivered(report)).outcome.notices).toEqual([])
})

test('uses the template of a reporter, and the template of the report for reporters without one', async () => {
  const server = await startWebhookServer('slack')
  const template = (text: string) => ({ components: [{ type: 'markdown', text }] })
  const { cwd, outcome, secrets } = await delivered(
    {
      template: template('for **everybody**, {{ tests.failed }} failed'),
      html: { enabled: true, outputFile: 'report.html' },
      chatA: { enabled: true, kind: 'slack', url: '{{ env.CHAT }}', template: template('for the chat') },
    },
    { CHAT: server.url },
  )
  expect(outcome.problems).toEqual([])
  expect(outcome.htmlPath).toBe(join(cwd, 'report.html'))
  expect(readFileSync(join(cwd, 'report.html'), 'utf8')).toContain('for <strong>everybody</strong>, 1 failed')
  expect(JSON.stringify(server.posted)).toContain('for the chat')
  expect(JSON.stringify(server.posted)).not.toContain('everybody')
  expect(secrets).toEqual([server.url])
})

test('skips a reporter when its condition is false', async () => {
  const server = await startWebhookServer('slack')
  const { cwd, outcome } = await delivered(
    {
      html: { enabled: true, outputFile: 'report.html', condition: 'successful' },
      chatA: { enabled: true, kind: 'slack', url: '{{ env.CHAT }}', condition: '{{ tests.failed > 5 }}' },
    },
    { CHAT: server.url },
  )
  expect(outcome).toEqual({ problems: [], notices: [] })
  expect(existsSync(join(cwd, 'report.html'))).toBe(false)
  expect(server.requests()).toBe(0)
})

test('delivers to the other reporters when one fails', async () => {
  const server = await startWebhookServer('discord')
  const { outcome } = await delivered(
    {
      html: { enabled: true, outputFile: '.service.json/report.html' },
      slack: { enabled: true, url: '{{ env.PLAIN }}' },
      teams: { enabled: true, url: '{{ env.NOT_SET }}' },
      chatB: { enabled: true, kind: 'discord', url: '{{ env.CHAT }}', title: '{{ fromJson(env.BROKEN) }}' },
      discord: { enabled: true, url: '{{ env.CHAT }}' },
    },
    { CHAT: server.url, BROKEN: '{', PLAIN: 'http://hooks.example.com/nobody' },
  )
  expect(outcome.problems.map(({ kind }) => kind)).toEqual(['delivery', 'delivery', 'delivery'])
  expect(outcome.problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('report.html'),
    expect.stringContaining('report.slack'),
    expect.stringContaining('fromJson'),
  ])
  expect(outcome.notices).toEqual([expect.stringMatching(/report\.teams.*NOT_SET/)])
  expect(server.posted).toHaveLength(1)
})
