// Tests the endpoint that returns the tests that differ between two branches (src/server/queries/comparison.ts).
import { expect, test } from 'vitest'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const day = 86_400_000
const address = '/v1/data/tests/compare?org=acme&project=shop&module=web'
const module = { org: 'acme', project: 'shop', module: 'web' }

test('returns the tests that differ between two branches', async () => {
  const { fetch, send } = await startTestServer()
  await send([
    testRecord('pays', { id: 'pays', build: '7.1', timestamp: now - 9000 }),
    testRecord('pays', { id: 'pays', build: '8.1', ref: 'topic', status: 'failed', timestamp: now - 5000 }),
    testRecord('adds', { id: 'adds', build: '7.1', timestamp: now - 8000, suite: ['cart'] }),
  ])
  const none = { count: 0, tests: [] }
  const pays = { testId: 'pays', name: 'pays', suite: [], before: 12, after: 0, timestamp: now - 5000 }
  const adds = { testId: 'adds', name: 'adds', suite: ['cart'], before: 12, after: 0, timestamp: now - 8000 }
  expect(await (await fetch(`${address}&ref=topic&baseRef=main`)).json()).toEqual({
    testCount: 1,
    failingCount: 0,
    broken: { count: 1, tests: [pays] },
    fixed: none,
    slower: none,
    faster: none,
    new: none,
    gone: { count: 1, tests: [adds] },
  })
})

test('counts the tests beyond the limit', async () => {
  const { fetch, send } = await startTestServer()
  await send(['a', 'b', 'c'].map((id) => testRecord(id, { id, ref: 'topic' })))
  const { new: added } = (await (await fetch(`${address}&ref=topic&baseRef=main&limit=2`)).json()) as { new: { count: number; tests: [] } }
  expect([added.count, added.tests.length]).toEqual([3, 2])
})

test('passes both selections to the store, the older one with the range of the newer one by default', async () => {
  const { fetch, store } = await startTestServer()
  const month = { fromTs: now - 30 * day, toTs: now }
  await fetch(`${address}&ref=topic&baseRef=main&limit=7`)
  await fetch(`${address}&baseFromTs=5&baseToTs=9`)
  expect(store.queries).toEqual([
    { ...module, ref: 'topic', baseRef: 'main', limit: 7, ...month, base: month },
    { ...module, ...month, base: { fromTs: 5, toTs: 9 } },
  ])
})

test.each([
  ['limit=101', 'limit', '101 must be at most 100.'],
  ['baseFromTs=9&baseToTs=5', 'baseFromTs', '9 must not be later than "baseToTs", which is 5.'],
])('responds with 400 to %s', async (query, name, message) => {
  const { fetch } = await startTestServer()
  expect(await problemOf(await fetch(`${address}&${query}`))).toMatchObject({ status: 400, errors: [{ name, message }] })
})
