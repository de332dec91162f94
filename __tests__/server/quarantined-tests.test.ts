// Tests the endpoint that returns the tests in quarantine (src/server/queries/quarantined-tests.ts).
import { expect, test } from 'vitest'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const day = 86_400_000
const address = '/v1/data/tests/quarantined?org=acme'

/** Starts a server with a test in quarantine in each of two projects. */
async function startWithTests() {
  const server = await startTestServer()
  const run = (project: string, build: string, age: number, fields: object = {}) =>
    testRecord('adds', { id: 'a', project, build, timestamp: now - age, ...fields })
  const quarantine = { until: '2026-12-31', owner: 'web', reason: 'slow', issue: 'https://issues.example/1' }
  await server.send([
    run('shop', '7.1', 9000),
    run('shop', '8.1', 8000, { quarantine: {} }),
    run('shop', '9.1', 7000, { quarantine, suite: ['sums'], owners: ['@acme/web'] }),
    run('bank', '9.1', 6000, { quarantine: {} }),
    run('bank', '9.1', 6000, { id: 'b' }),
  ])
  return server
}

const shop = {
  ...{ project: 'shop', module: 'web', testId: 'a', name: 'adds', suite: ['sums'], owners: ['@acme/web'], since: now - 8000 },
  ...{ until: '2026-12-31', owner: 'web', reason: 'slow', issue: 'https://issues.example/1', passes: 3 },
}
const bank = { project: 'bank', module: 'web', testId: 'a', name: 'adds', suite: [], owners: [], since: now - 6000, passes: 1 }

test('returns the tests in quarantine of the organisation or a project', async () => {
  const { fetch } = await startWithTests()
  expect(await (await fetch(address)).json()).toEqual({ tests: [shop, bank], testCount: 2 })
  expect(await (await fetch(`${address}&project=bank&module=web`)).json()).toEqual({ tests: [bank], testCount: 1 })
  expect(await (await fetch(`${address}&ref=topic`)).json()).toEqual({ tests: [], testCount: 0 })
})

test('returns only tests of the project of the key when the request names no project', async () => {
  const { fetch, makeKey } = await startWithTests()
  const { key } = await makeKey('acme', ['read'], { project: 'bank' })
  expect(await (await fetch(address, { key })).json()).toEqual({ tests: [bank], testCount: 1 })
  expect((await fetch(`${address}&project=shop`, { key })).status).toBe(403)
})

test('passes the parameters and the range of the last thirty days to the store', async () => {
  const { fetch, store } = await startTestServer()
  await fetch(`${address}&project=shop&module=web&ref=topic`)
  await fetch(`${address}&fromTs=5&toTs=9`)
  expect(store.queries).toEqual([
    { org: 'acme', project: 'shop', module: 'web', ref: 'topic', fromTs: now - 30 * day, toTs: now },
    { org: 'acme', fromTs: 5, toTs: 9 },
  ])
})

test('requires the project when a request names a module', async () => {
  const { fetch } = await startTestServer()
  const problem = await problemOf(await fetch(`${address}&module=web`))
  expect(problem).toMatchObject({ status: 400, errors: [{ name: 'module', message: 'It requires "project".' }] })
})
