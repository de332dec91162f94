// Tests that submitted records arrive once and judge later runs (src/deliver/submit), against a running server.
import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { submitRecords } from '../../../src/deliver/submit/submit-records.js'
import { submitRun } from '../../../src/deliver/submit/submit-run.js'
import { createServerHistory } from '../../../src/judge/earlier-builds/server-history.js'
import { run } from '../../../src/run/run.js'
import { makeTree } from '../../read/collect/tree.js'
import { startTestServer } from '../../server/test-server.js'

const place = { org: 'acme', project: 'shop', module: 'shop', pipeline: 'Test', build: '4711.1', ref: 'main' }
const lines = (...records: readonly object[]) => records.map((record) => `${JSON.stringify(record)}\n`).join('')

test('stores submitted records once on a real server', async () => {
  const { url: baseUrl, key, store } = await startTestServer({ now: Date.now })
  const content = lines(
    { kind: 'test', name: 'adds', suite: ['Cart'], status: 'successful' },
    { kind: 'property', name: 'coverage', valueType: 'number', value: 83.5 },
    { kind: 'job', id: 'unit', name: 'unit', status: 'running' },
    { kind: 'problem', severity: 'warning', message: 'slow' },
  )
  const folder = makeTree({ 'a.ndjson': `${content}no json\n${'nor this\n'.repeat(150)}` })
  const files = [{ absolutePath: join(folder, 'a.ndjson'), path: 'a.ndjson' }]
  const first = await submitRecords({ baseUrl, key }, files, { coordinates: place })
  expect(first).toMatchObject({ stored: 4, unsent: [] })
  expect(first).not.toHaveProperty('failure')
  expect(first.problems[0]).toMatchObject({ path: 'a.ndjson', line: 5 })
  expect(first.problems.at(-1)?.message).toBe('The server refused 141 more lines.')
  // Another job may have downloaded the file as an artifact.
  utimesSync(join(folder, 'a.ndjson'), 1_700_000_000, 1_700_000_000)
  expect(await submitRecords({ baseUrl, key }, files, { coordinates: place })).toEqual(first)
  expect(store.records).toHaveLength(4)

  const { history, problems } = createServerHistory({ baseUrl, key })
  expect(await history.latest({ ...place, name: 'coverage', build: undefined, exceptBuild: '4712.1' })).toMatchObject({
    value: 83.5,
    build: '4711.1',
  })
  expect(problems()).toEqual([])
})

test('reports what is wrong with a key of a real server', async () => {
  const { url: baseUrl, makeKey } = await startTestServer({ now: Date.now })
  const folder = makeTree({ 'a.ndjson': lines({ kind: 'property', name: 'size', value: 1 }) })
  const files = [{ absolutePath: join(folder, 'a.ndjson'), path: 'a.ndjson' }]
  const submitWith = async (key: string) => (await submitRecords({ baseUrl, key }, files, { coordinates: place })).failure
  expect(await submitWith('none-of-its-keys')).toContain('does not accept the API key')
  expect(await submitWith((await makeKey('other')).key)).toContain('The API key lacks a permission')
  expect(await submitWith((await makeKey('acme', ['read'])).key)).toContain('The API key lacks a permission')
})

test('judges a run by the builds that a real server knows', async () => {
  const { url: baseUrl, key } = await startTestServer({ now: Date.now })
  const server = { baseUrl, key }
  const report = async (build: string, ref: string, failed: readonly string[]) => {
    const cases = ['adds', 'pays', 'ships'].map(
      (name) => `<testcase name="${name}">${failed.includes(name) ? '<failure message="no stock"/>' : ''}</testcase>`,
    )
    const cwd = makeTree({ 'TEST-cart.xml': `<testsuite name="Cart">${cases.join('')}</testsuite>` })
    const env = {
      SERVICE_ORG: 'acme',
      SERVICE_PROJECT: 'shop',
      SERVICE_MODULE: 'shop',
      SERVICE_BUILD: build,
      SERVICE_REF: ref,
      SERVICE_BASE_BRANCH: 'main',
    }
    const finished = await run(
      { cwd, paths: [], records: [], server, history: { files: [] } },
      { env, onWarning: () => expect.unreachable() },
    )
    expect(await submitRun(finished, { env, say: () => undefined })).toEqual([])
    return finished.judged.scope.summary
  }
  expect((await report('1', 'main', [])).history).toMatchObject({
    builds: 0,
    source: 'server',
    reason: 'The server has no build of main yet.',
  })
  await report('2', 'main', ['pays'])
  const { failures, verdicts, history } = await report('3', 'main', ['pays', 'ships'])
  expect(history).toMatchObject({ builds: 2, ref: 'main', source: 'server' })
  expect(failures.map(({ test: { name }, verdict }) => [name, verdict?.kind])).toEqual([
    ['ships', 'new'],
    ['pays', 'known'],
  ])
  expect(verdicts).toMatchObject({ new: 1, known: 1 })
})
