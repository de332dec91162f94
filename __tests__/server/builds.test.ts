// Tests the endpoint that returns the last builds of a branch and the results of tests in them (src/server/queries/builds.ts).
import { expect, test } from 'vitest'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const day = 86_400_000
const address = '/v1/data/builds?org=acme&project=shop&module=web'

test('returns the last builds of the default branch and the results of tests in them', async () => {
  const { fetch, send } = await startTestServer()
  await send([
    testRecord('a', { id: 'a,b', build: '7.1', timestamp: now - 9000 }),
    testRecord('a', { id: 'a,b', build: '8.1', status: 'failed', timestamp: now - 5000 }),
    testRecord('b', { id: 'b', build: '8.1', flaky: true, timestamp: now - 4000 }),
    testRecord('c', { id: 'c', build: '9.1', ref: 'topic', timestamp: now - 3000 }),
    {
      kind: 'build',
      project: 'shop',
      module: 'web',
      build: '8.1',
      commit: 'abc1234',
      commitMessage: 'Round up',
      author: 'jo',
      url: 'https://ci.example/8',
      timestamp: now - 5500,
    },
  ])
  expect(await (await fetch(`${address}&testId=${encodeURIComponent('a,b')}&testId=c`)).json()).toEqual({
    ref: 'main',
    builds: [
      {
        ...{ build: '7.1', attempts: ['7.1'], timestamp: now - 9000, status: 'successful' },
        ...{ failedCount: 0, flakyCount: 0, skippedCount: 0, totalCount: 1 },
      },
      {
        ...{ build: '8.1', attempts: ['8.1'], timestamp: now - 5000, status: 'failed', commit: 'abc1234' },
        ...{ commitMessage: 'Round up', author: 'jo', url: 'https://ci.example/8' },
        ...{ failedCount: 1, flakyCount: 1, skippedCount: 0, totalCount: 2 },
      },
    ],
    tests: [{ testId: 'a,b', name: 'a', suite: [], results: 'PF' }],
  })
})

test('returns an empty list without a branch when there is no build', async () => {
  const { fetch } = await startTestServer()
  expect(await (await fetch(address)).json()).toEqual({ builds: [], tests: [] })
})

test('passes the parameters and the range of the last thirty days to the store', async () => {
  const { fetch, store } = await startTestServer()
  await fetch(`${address}&ref=topic&testId=a&testId=b&limit=7`)
  expect(store.queries).toEqual([
    { org: 'acme', project: 'shop', module: 'web', ref: 'topic', testId: ['a', 'b'], limit: 7, fromTs: now - 30 * day, toTs: now },
  ])
})

const ids = (count: number) => Array.from({ length: count }, (_, index) => `&testId=${index}`).join('')

test.each([
  ['limit=101', 'limit', '101 must be at most 100.'],
  [ids(51), 'testId', 'It must be given at most 50 times.'],
  ['testId=', 'testId', 'It must not be empty.'],
])('responds with 400 to %s', async (query, name, message) => {
  const { fetch } = await startTestServer()
  expect(await problemOf(await fetch(`${address}&${query}`))).toMatchObject({ status: 400, errors: [{ name, message }] })
})
