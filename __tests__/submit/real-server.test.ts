import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createServerHistory } from '../../src/history/server-history.js'
import { submitRecords } from '../../src/submit/submit-records.js'
import { makeTree } from '../collect/tree.js'
import { startTestServer } from '../server/test-server.js'

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
