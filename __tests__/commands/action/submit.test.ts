// Tests that the action submits records to a server, and fails or warns when they do not arrive (src/commands/action/run-action.ts).
import type * as actionsCore from '@actions/core'
import { expect, test } from 'vitest'
import { runAction } from '../../../src/commands/action/run-action.js'
import { type DataApi, startDataApi } from '../../deliver/submit/data-api.js'
import { makeTree } from '../../read/collect/tree.js'

const event = '{"kind":"property","name":"coverage","value":80}\n'
const place = { SERVICE_ORG: 'acme', SERVICE_PROJECT: 'shop', SERVICE_BUILD: '4711.1', SERVICE_REF: 'main' }

/** Runs the action with inputs, and records its calls of the runner. */
async function step(inputs: Readonly<Record<string, string>>, files: Readonly<Record<string, string>>) {
  const told: string[] = []
  const tell = (name: string) => (text: string) => void told.push(`${name}: ${text}`)
  const core = {
    getInput: (name: string) => inputs[name] ?? '',
    getMultilineInput: (name: string) => inputs[name]?.split('\n') ?? [],
    ...Object.fromEntries(
      ['setFailed', 'setSecret', 'notice', 'error', 'warning', 'info', 'debug', 'startGroup', 'endGroup'].map((name) => [name, tell(name)]),
    ),
    setOutput() {},
  }
  const cwd = makeTree(files)
  await runAction({ core: core as unknown as typeof actionsCore, env: { ...place, RUNNER_TEMP: cwd }, cwd })
  return told
}

const server = (api: DataApi) => ({ 'server-url': api.url, 'api-key': api.key })

test('submits the files of both inputs and masks the key', async () => {
  const api = await startDataApi()
  const files = { 'a.ndjson': event, 'b/b.ndjson': event.replace('80', '81') }
  const told = await step({ command: 'submit', paths: 'a.ndjson', records: 'b/*.ndjson', ...server(api) }, files)
  expect(told).toEqual([`setSecret: ${api.key}`, `info: Submitted 2 records to ${api.url}.`])
  expect(api.records).toHaveLength(2)
})

test('fails when records did not arrive and fail-on contains delivery', async () => {
  const api = await startDataApi()
  const inputs = { command: 'submit', paths: 'a.ndjson', ...server(api) }
  const files = { 'a.ndjson': 'no json\n' }
  expect(await step(inputs, files)).toContain('error: Refused by the server: The line is not JSON.')
  expect(await step({ ...inputs, 'fail-on': 'delivery' }, files)).toContain('setFailed: Not all records were submitted.')
})

test('does not fail submit without a key, as in a run for a fork', async () => {
  const told = await step({ command: 'submit', 'server-url': 'https://reports.example.com' }, {})
  expect(told).toEqual([expect.stringMatching(/^notice: Nothing is submitted.*forks get no secrets/)])
})

test('submits the records of a report, and names the file with them when the server is away', async () => {
  const api = await startDataApi()
  const files = { 'TEST-cart.xml': '<testsuite name="Cart"><testcase name="adds"/></testsuite>' }
  const inputs = { command: 'collect', ...server(api) }
  expect(await step(inputs, files)).toContain(`info: Submitted 2 records to ${api.url}.`)
  api.fail({ status: 401 })
  const told = await step(inputs, files)
  expect(told.filter((line) => line.startsWith('error: '))).toEqual([expect.stringContaining('build-report submit build-report.ndjson')])
  expect(told.filter((line) => line.startsWith('setFailed'))).toEqual([])
})
