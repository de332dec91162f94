// Tests the endpoint that ranks the flaky tests of a module or of all modules (src/server/queries/flaky-tests.ts).
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
        ...{
          testId: 'a',
          name: 'a',
          suite: [],
          owners: [],
          quarantined: false,
          flips: 1,
          retries: 1,
          baseFailures: 1,
          lostMs: 5,
          flakyBuilds: 1,
          builds: 2,
        },
        since: now - 9000,
        ...{ firstSeen: now - 9000, firstBuild: '7.1', firstCommit: 'abc1234', firstUrl: 'https://ci.example/7' },
        ...{ lastSeen: now - 9000, lastBuild: '7.1', lastCommit: 'abc1234', lastUrl: 'https://ci.example/7' },
        jobs: [{ job: 'unit', flips: 1 }],
      },
    ],
    ...{ testCount: 1, lostMs: 5 },
  })
})

test('passes the parameters and the range of the last thirty days to the store', async () => {
  const { fetch, store } = await startTestServer()
  await fetch(`${address}&ref=topic&testId=a&owner=%40acme%2Fweb&base=develop&orderBy=flips&limit=7`)
  await fetch(`${address}&fromTs=5&toTs=9`)
  const module = { org: 'acme', project: 'shop', module: 'web' }
  expect(store.queries).toEqual([
    {
      ...module,
      ref: 'topic',
      testId: 'a',
      owner: '@acme/web',
      base: 'develop',
      orderBy: 'flips',
      limit: 7,
      fromTs: now - 30 * day,
      toTs: now,
    },
    { ...module, fromTs: 5, toTs: 9 },
  ])
})

const ofAll = '/v1/data/tests/flaky?org=acme'

/** Starts a server with a flaky test in each of three modules. */
async function startWithModules() {
  const server = await startTestServer()
  const places = ['shop/web', 'shop/api', 'bank/web'].map((place) => place.split('/'))
  const records = places.map(([project, module], index) =>
    testRecord('a', { id: 'a', project, module, flaky: true, timestamp: now - index - 1, owners: [`@acme/${module}`] }),
  )
  await server.send(records)
  const placesOf = async (address: string, init = {}) => {
    const { tests } = (await (await server.fetch(address, init)).json()) as { tests: Readonly<Record<string, unknown>>[] }
    return tests.map(({ project, module }) => `${project}/${module}`)
  }
  return { ...server, placesOf }
}

test('ranks the tests of all modules of the organisation or a project together', async () => {
  const { placesOf } = await startWithModules()
  expect(await placesOf(ofAll)).toEqual(['shop/web', 'shop/api', 'bank/web'])
  expect(await placesOf(`${ofAll}&project=shop`)).toEqual(['shop/web', 'shop/api'])
  expect(await placesOf(`${ofAll}&owner=%40acme%2Fweb`)).toEqual(['shop/web', 'bank/web'])
})

test('names the module of each test only when the request names none', async () => {
  const { fetch } = await startWithModules()
  const fieldsOf = async (address: string) => {
    const { tests } = (await (await fetch(address)).json()) as { tests: readonly object[] }
    return Object.keys(tests[0] ?? {}).slice(0, 6)
  }
  expect(await fieldsOf(ofAll)).toEqual(['project', 'module', 'testId', 'name', 'suite', 'owners'])
  expect(await fieldsOf(address)).toEqual(['testId', 'name', 'suite', 'owners', 'quarantined', 'flips'])
})

test('shows only the project of the key when the request names no project', async () => {
  const { placesOf, makeKey, fetch } = await startWithModules()
  const { key } = await makeKey('acme', ['read'], { project: 'bank' })
  expect(await placesOf(ofAll, { key })).toEqual(['bank/web'])
  expect(await placesOf(`${ofAll}&module=web`, { key })).toEqual(['undefined/undefined'])
  expect((await fetch(`${ofAll}&project=shop`, { key })).status).toBe(403)
})

test('requires the project when a request names a module', async () => {
  const { fetch } = await startTestServer()
  const problem = await problemOf(await fetch(`${ofAll}&module=web`))
  expect(problem).toMatchObject({ status: 400, errors: [{ name: 'module', message: 'It requires "project".' }] })
})

test.each([
  ['limit=501', 'limit', '501 must be at most 500.'],
  ['orderBy=name', 'orderBy', '"name" must be one of: lostMs, flips, baseFailures, lastSeen.'],
  ['interval=5', 'interval', expect.stringMatching(/^Unknown parameter\./)],
])('responds with 400 to %s', async (query, name, message) => {
  const { fetch } = await startTestServer()
  expect(await problemOf(await fetch(`${address}&${query}`))).toMatchObject({ status: 400, errors: [{ name, message }] })
})
