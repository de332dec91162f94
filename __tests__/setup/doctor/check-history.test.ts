import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runMain } from '../../commands/cli/run-main.js'
import { makeTree } from '../../read/collect/tree.js'
import { now as serverNow, startTestServer, testRecord } from '../../server/test-server.js'
import { diagnosed, linesOf } from './diagnosed.js'

const junit = '<testsuite name="s"><testcase name="a"/></testsuite>'
const env = { SERVICE_ORG: 'acme', SERVICE_PROJECT: 'shop', SERVICE_MODULE: 'web', SERVICE_BUILD: '7', SERVICE_REF: 'main' }
const history = { files: ['history.ndjson'] }

test('states how old the last build of a history file is, and leaves the file as it is', async () => {
  const cwd = makeTree({ 'TEST-a.xml': junit })
  await runMain(cwd, ['report', '--history', 'history.ndjson', '--history-output', 'history.ndjson'], env)
  const before = readFileSync(join(cwd, 'history.ndjson'))
  const now = Date.now() + 3 * 60 * 60 * 1000
  const diagnosis = await diagnosed({ run: { cwd, history }, env: { ...env, SERVICE_BUILD: '8' }, now })
  expect(linesOf(diagnosis, 'history')).toEqual(['ok The history of main in files has 1 build, the last one 3 hours ago'])
  expect(readFileSync(join(cwd, 'history.ndjson'))).toEqual(before)
})

test('states that there is no build yet, and reports a file that cannot be read', async () => {
  const cwd = makeTree({ 'TEST-a.xml': junit })
  expect(linesOf(await diagnosed({ run: { cwd, history }, env }), 'history')).toEqual([
    'off The history in files has no build yet: No file matches "history.ndjson" of --history yet.',
  ])
  writeFileSync(join(cwd, 'history.ndjson'), 'not a history')
  expect(linesOf(await diagnosed({ run: { cwd, history }, env }), 'history')).toEqual([
    expect.stringMatching(/^problem The history cannot be read: history\.ndjson: /),
  ])
})

test('reads the history of a server', async () => {
  const { url, key, send } = await startTestServer()
  const server = { baseUrl: url, key }
  const examine = async () =>
    linesOf(await diagnosed({ files: { 'TEST-a.xml': junit }, run: { server, history: { files: [] } }, env, now: serverNow }), 'history')
  expect(await examine()).toEqual(['off The history of main on the server has no build yet: The server has no build of main yet.'])
  await send([testRecord('a', { build: '6', ref: 'main', timestamp: serverNow - 2 * 24 * 60 * 60 * 1000 })])
  expect(await examine()).toEqual(['ok The history of main on the server has 1 build, the last one 2 days ago'])
})

test('states how to get a history when none is used', async () => {
  expect(linesOf(await diagnosed({ env }), 'history')).toEqual(['off No history is used, so failures are not compared with earlier builds'])
})
