// Tests the endpoint that returns the causes of failures with their first and last builds (src/server/queries/failure-causes.ts).
import { expect, test } from 'vitest'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const day = 86_400_000
const address = '/v1/data/tests/causes?org=acme&project=shop&module=web'

test('returns the causes with their first and last build', async () => {
  const { fetch, send } = await startTestServer()
  const failed = { id: 'a', status: 'failed', cause: '1-ab' }
  const build = { kind: 'build', project: 'shop', module: 'web' }
  await send([
    testRecord('a', { ...failed, build: '7.1', message: 'not 2', timestamp: now - 9000 }),
    testRecord('a', { ...failed, build: '8.1', message: '\n  not 3  \nbut 4', timestamp: now - 5000 }),
    testRecord('b', { status: 'failed', build: '8.1', timestamp: now - 5000 }),
    { ...build, build: '7.1', commit: 'abc1234', url: 'https://ci.example/7', timestamp: now - 9500 },
    { ...build, build: '8.1', commit: 'def5678', url: 'https://ci.example/8', timestamp: now - 5500 },
  ])
  expect(await (await fetch(address)).json()).toEqual({
    causes: [
      {
        ...{ cause: '1-ab', title: 'not 3', message: '\n  not 3  \nbut 4', builds: 2, tests: 1, failures: 2 },
        ...{ firstSeen: now - 9000, firstBuild: '7.1', firstCommit: 'abc1234', firstUrl: 'https://ci.example/7' },
        ...{ lastSeen: now - 5000, lastBuild: '8.1', lastCommit: 'def5678', lastUrl: 'https://ci.example/8' },
        lastTest: { testId: 'a', name: 'a', suite: [] },
      },
    ],
  })
})

test.each([
  ['of the details when there is no message', { details: 'TypeError: x\n  at a.ts:7' }, 'TypeError: x'],
  ['without half a character at its end', { message: '😀'.repeat(300) }, '😀'.repeat(200)],
  ['only when there is one', {}, undefined],
])('gives a cause a title %s', async (_, fields, title) => {
  const { fetch, send } = await startTestServer()
  await send([testRecord('a', { status: 'failed', cause: '1-ab', ...fields })])
  const { causes } = (await (await fetch(address)).json()) as { causes: { title?: string }[] }
  expect(causes.map((cause) => cause.title)).toEqual([title])
})

test('passes the parameters and the range of the last thirty days to the store', async () => {
  const { fetch, store } = await startTestServer()
  await fetch(`${address}&ref=topic&testId=a&limit=7`)
  expect(store.queries).toEqual([
    { org: 'acme', project: 'shop', module: 'web', ref: 'topic', testId: 'a', limit: 7, fromTs: now - 30 * day, toTs: now },
  ])
})

test('responds with 400 when the number of causes is out of range', async () => {
  const { fetch } = await startTestServer()
  expect(await problemOf(await fetch(`${address}&limit=501`))).toMatchObject({
    status: 400,
    errors: [{ name: 'limit', message: '501 must be at most 500.' }],
  })
})
