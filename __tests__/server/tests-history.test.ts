// Tests the endpoint that returns the results of the last builds as a history document (src/server/queries/tests-history.ts).
import { expect, test } from 'vitest'
import { readHistoryDocument } from '../../src/judge/history/document/read-history-document.js'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const address = '/v1/data/tests/history?org=acme&project=shop&module=web&ref=main'

test('returns the results of the last builds as a history document', async () => {
  const { fetch, send } = await startTestServer()
  await send([
    testRecord('a', { build: '7', status: 'successful', timestamp: now - 9000 }),
    testRecord('a', { build: '8', status: 'failed', timestamp: now - 5000 }),
    testRecord('b', { build: '8', status: 'successful', timestamp: now - 5000 }),
  ])
  const response = await fetch(address)
  expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
  const { histories, problems } = readHistoryDocument(new Uint8Array(await response.arrayBuffer()), 'history.ndjson')
  expect(problems).toEqual([])
  expect(histories?.builds).toEqual([
    { id: '7', timestamp: now - 9000, status: 'successful' },
    { id: '8', timestamp: now - 5000, status: 'failed' },
  ])
  expect([...(histories?.all() ?? [])].map(({ name, results }) => [name, results])).toEqual([
    ['a', 'PF'],
    ['b', '-P'],
  ])
})

test('does not state the first build of a test when the branch may have earlier builds', async () => {
  const { fetch, send } = await startTestServer()
  await send([
    testRecord('a', { build: '7', status: 'successful', timestamp: now - 9000 }),
    testRecord('b', { build: '8', status: 'successful', timestamp: now - 5000 }),
  ])
  const firstBuilds = async (limit: number) => {
    const answer = await fetch(`${address}&limit=${limit}`)
    const { histories } = readHistoryDocument(new Uint8Array(await answer.arrayBuffer()), 'history.ndjson')
    return [...(histories?.all() ?? [])].map(({ name, firstBuild }) => [name, firstBuild])
  }
  expect(await firstBuilds(3)).toEqual([
    ['a', undefined],
    ['b', 1],
  ])
  expect(await firstBuilds(2)).toEqual([
    ['a', undefined],
    ['b', undefined],
  ])
})

test('returns the properties of each build', async () => {
  const { fetch, send } = await startTestServer()
  const property = { ...testRecord('a', {}), kind: 'property', status: undefined, id: undefined, suite: undefined }
  await send([
    testRecord('a', { build: '7', status: 'successful', timestamp: now - 9000 }),
    testRecord('a', { build: '8', status: 'successful', timestamp: now - 5000 }),
    { ...property, name: 'coverage', value: 81.5, build: '7', timestamp: now - 9000 },
    { ...property, name: '__proto__', value: 'x', build: '7', timestamp: now - 9000 },
  ])
  const { histories } = readHistoryDocument(new Uint8Array(await (await fetch(address)).arrayBuffer()), 'history.ndjson')
  expect(histories?.builds.map(({ properties }) => JSON.stringify(properties))).toEqual(['{"coverage":81.5,"__proto__":"x"}', undefined])
})

test('returns a document without builds when nothing was recorded', async () => {
  const { fetch } = await startTestServer()
  const { histories, problems } = readHistoryDocument(Buffer.from(await (await fetch(address)).arrayBuffer()), 'history.ndjson')
  expect([histories?.builds, histories?.size, problems]).toEqual([[], 0, []])
})

test('responds with 400 when the branch is missing or the number of builds is out of range', async () => {
  const { fetch } = await startTestServer()
  expect((await problemOf(await fetch('/v1/data/tests/history?org=acme&project=shop&module=web'))).status).toBe(400)
  expect(await problemOf(await fetch(`${address}&limit=51`))).toMatchObject({
    status: 400,
    errors: [{ name: 'limit', message: '51 must be at most 50.' }],
  })
})
