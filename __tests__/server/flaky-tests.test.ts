import { expect, test } from 'vitest'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const day = 86_400_000
const address = '/v1/data/tests/flaky?org=acme&project=shop&module=web'

test('returns the flaky tests with their first and last build', async () => {
  const { fetch, send } = await startTestServer()
  await send([
    testRecord('a', {
      id: 'a',
      job: 'unit',
      build: '7.1',
      flaky: true,
      attempts: [{ status: 'failed', duration: 5 }],
      timestamp: now - 9000,
    }),
    testRecord('a', { id: 'a', job: 'unit', build: '8.1', status: 'failed', timestamp: now - 5000 }),
    testRecord('b', { id: 'b', build: '8.1', timestamp: now - 5000 }),
    { kind: 'build', project: 'shop', module: 'web', build: '7.1', commit: 'abc1234', url: 'https://ci.example/7', timestamp: now - 9500 },
  ])
  expect(await (await fetch(address)).json()).toEqual({
    tests: [
      {
        ...{ testId: 'a', name: 'a', suite: [], flips: 1, retries: 1, baseFailures: 1, lostMs: 5, flakyBuilds: 1, builds: 2 },
        ...{ firstSeen: now - 9000, firstBuild: '7.1', firstCommit: 'abc1234' },
        ...{ lastSeen: now - 9000, lastBuild: '7.1', lastCommit: 'abc1234', lastUrl: 'https://ci.example/7' },
        jobs: [{ job: 'unit', flips: 1 }],
      },
    ],
  })
})

test('passes the parameters and the range of the last thirty days to the store', async () => {
  const { fetch, store } = await startTestServer()
  await fetch(`${address}&ref=topic&testId=a&base=develop&orderBy=flips&limit=7`)
  await fetch(`${address}&fromTs=5&toTs=9`)
  const module = { org: 'acme', project: 'shop', module: 'web' }
  expect(store.queries).toEqual([
    { ...module, ref: 'topic', testId: 'a', base: 'develop', orderBy: 'flips', limit: 7, fromTs: now - 30 * day, toTs: now },
    { ...module, fromTs: 5, toTs: 9 },
  ])
})

test.each([
  ['limit=501', 'limit', '501 must be at most 500.'],
  ['orderBy=name', 'orderBy', '"name" must be one of: lostMs, flips, baseFailures, lastSeen.'],
  ['interval=5', 'interval', expect.stringMatching(/^Unknown parameter\./)],
])('responds with 400 to %s', async (query, name, message) => {
  const { fetch } = await startTestServer()
  expect(await problemOf(await fetch(`${address}&${query}`))).toMatchObject({ status: 400, errors: [{ name, message }] })
})
