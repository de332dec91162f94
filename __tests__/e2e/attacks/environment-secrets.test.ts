// Tests that no configuration can send the secrets of the environment to an address of its choice.
import { describe, expect, onTestFinished, test } from 'vitest'
import { startFakeGitHub } from '../../host/github/fake-github.js'
import { goodResults } from '../../results/junit-results.js'
import { startCli } from '../cli-process.js'
import { nodes } from '../nodes.js'
import { repository } from '../scenarios/events.js'
import { startStep } from '../step.js'
import { startListener } from './listener.js'

/** The secrets of the test. Their values appear nowhere else. */
const secrets = {
  INPUT_TOKEN: 'secret-input-token',
  'INPUT_API-KEY': 'secret-input-key',
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret-id-token',
  ACTIONS_RUNTIME_TOKEN: 'secret-runtime-token',
  SERVICE_API_KEY: 'secret-service-key',
  SERVICE_ADMIN_KEY: 'secret-admin-key',
  SERVICE_STORE_PASSWORD: 'secret-store-password',
  GITHUB_TOKEN: 'secret-job-token',
}

/** A configuration that sends these expressions to a listener: in the address, the title and the text of a message. */
const sending = (listener: string, expressions: readonly string[]) => {
  const text = expressions.map((expression) => `{{ ${expression} }}`).join('/')
  const template = { components: [{ type: 'markdown', text }] }
  return {
    'TEST-a.xml': goodResults,
    'service.json': JSON.stringify({
      collect: { junit: {}, metadata: { stolen: text } },
      report: {
        chatA: { enabled: true, kind: 'slack', url: `${listener}/x/${text}`, title: text, titleUrl: `${listener}/${text}`, template },
      },
    }),
  }
}

const named = Object.keys(secrets).map((name) => `env['${name}']`)
/** Names that a check of the configuration cannot see. The first expression has a value, because a message without any is not sent. */
const computed = ["'a value'", ...Object.keys(secrets).map((name) => `env[format('${name.slice(0, 4)}{0}', '${name.slice(4)}')]`)]
const whole = ['toJson(env)', "join(env.*, ' ')", "format('{0}', env)"]

describe.each(nodes)('on %s', (node) => {
  test.each([...named, ...whole])('the command sends nothing when the configuration of a folder has %s', async (expression) => {
    const listener = await startListener()
    const { status, stderr } = await startCli(['report'], { node, files: sending(listener.url, [expression]), env: secrets })
    expect(listener.received).toEqual([])
    expect(status).toBe(2)
    expect(stderr).toContain('service.json:1:')
    expect(stderr).not.toContain('secret-')
  })

  test('the command sends no secrets when their names are computed', async () => {
    const listener = await startListener()
    const { stdout, stderr } = await startCli(['report'], { node, files: sending(listener.url, computed), env: secrets })
    expect(listener.received).toHaveLength(1)
    expect([...listener.received, stdout, stderr].join('\n')).not.toContain('secret-')
  })

  test('a step sends nothing when the configuration in its workspace names secrets', async () => {
    const listener = await startListener()
    const { status, commands } = await startStep({ node, files: sending(listener.url, [...named, ...whole]), env: secrets })
    expect(listener.received).toEqual([])
    expect(status).toBe(1)
    expect(commands.filter(({ name, properties }) => name === 'error' && properties.file === 'service.json').length).toBeGreaterThan(10)
  })

  test('a step sends no secrets when their names are computed', async () => {
    const listener = await startListener()
    const github = await startFakeGitHub({ repository })
    onTestFinished(() => github.close())
    const env = { ...secrets, GITHUB_API_URL: github.apiUrl }
    const { stdout } = await startStep({ node, files: sending(listener.url, computed), env })
    expect(listener.received).toHaveLength(1)
    expect(listener.received.join('\n')).not.toContain('secret-')
    expect(stdout.replace(/^::add-mask::.*$/gm, '')).not.toContain('secret-')
  })

  test('a step on workflow_run does not use the configuration that an artifact has brought', async () => {
    const listener = await startListener()
    const files = {
      ...sending(listener.url, ["'a value'"]),
      'build-report.ndjson': '{"kind":"test","suite":["Basket"],"name":"adds","status":"successful"}\n',
    }
    const { status, commands, outputs } = await startStep({
      node,
      files,
      inputs: { records: '*.ndjson' },
      env: { ...secrets, INPUT_TOKEN: '', GITHUB_EVENT_NAME: 'workflow_run' },
    })
    expect(listener.received).toEqual([])
    expect(status).toBe(0)
    expect(outputs.total).toBe('1')
    const warnings = commands.filter(({ name }) => name === 'warning').map(({ properties, message }) => `${properties.file}: ${message}`)
    expect(warnings).toEqual([
      expect.stringContaining('service.json: The configuration service.json is ignored'),
      expect.stringContaining('build-report.ndjson: build-report.ndjson is in the root of the workspace'),
    ])
  })

  test('a command in a step on pull_request_target does not use the configuration that an artifact has brought', async () => {
    const listener = await startListener()
    const files = { ...sending(listener.url, ["'a value'"]), 'records/a.ndjson': '{"kind":"test","name":"adds","status":"successful"}\n' }
    const env = { GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'pull_request_target' }
    const { status, stderr } = await startCli(['report', '--records', 'records/*.ndjson'], { node, files, env })
    expect(listener.received).toEqual([])
    expect(status).toBe(0)
    expect(stderr).toContain('name it with the input config (--config)')
  })
})
