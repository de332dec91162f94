// Tests the endpoint that lists the branches of a module with their newest builds (src/server/queries/branches.ts).
import { expect, test } from 'vitest'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const day = 86_400_000
const address = '/v1/data/branches?org=acme&project=shop&module=web'

test('returns the branches with their newest builds, the ones with the last tests first', async () => {
  const { fetch, send } = await startTestServer()
  await send([
    testRecord('a', { build: '7.1', ref: 'main', status: 'failed', timestamp: now - 9000 }),
    testRecord('a', { build: '9.1', ref: 'main', timestamp: now - 5000 }),
    testRecord('a', { build: '8.1', ref: 'topic', status: 'failed', timestamp: now - 3000 }),
    testRecord('b', { build: '8.1', ref: 'topic', timestamp: now - 2000 }),
    testRecord('c', { build: '10.1', ref: '', timestamp: now - 1000 }),
    { kind: 'build', project: 'shop', module: 'web', build: '9.1', commit: 'abc1234', url: 'https://ci.example/9', timestamp: now - 5500 },
  ])
  const known = { lastCommit: 'abc1234', lastUrl: 'https://ci.example/9' }
  const branches = [
    { ref: 'topic', builds: 1, lastSeen: now - 2000, lastBuild: '8.1', lastStatus: 'failed' },
    { ref: 'main', builds: 2, lastSeen: now - 5000, lastBuild: '9.1', ...known, lastStatus: 'successful' },
  ]
  expect(await (await fetch(address)).json()).toEqual({ branches })
  expect(await (await fetch(`${address}&limit=1`)).json()).toEqual({ branches: branches.slice(0, 1) })
})

test('passes the parameters and the range of the last thirty days to the store', async () => {
  const { fetch, store } = await startTestServer()
  await fetch(`${address}&limit=7`)
  await fetch(`${address}&fromTs=5&toTs=9`)
  const module = { org: 'acme', project: 'shop', module: 'web' }
  expect(store.queries).toEqual([
    { ...module, limit: 7, fromTs: now - 30 * day, toTs: now },
    { ...module, fromTs: 5, toTs: 9 },
  ])
})

test.each([
  ['limit=501', 'limit', '501 must be at most 500.'],
  ['ref=main', 'ref', expect.stringMatching(/^Unknown parameter\./)],
])('responds with 400 to %s', async (query, name, message) => {
  const { fetch } = await startTestServer()
  expect(await problemOf(await fetch(`${address}&${query}`))).toMatchObject({ status: 400, errors: [{ name, message }] })
})
