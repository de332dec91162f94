// Tests the endpoint that returns the modules of an organisation, failing ones first (src/server/queries/modules.ts).
import { expect, test } from 'vitest'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const day = 86_400_000
const address = '/v1/data/modules?org=acme'

const at = (build: string, age: number, fields: object = {}) => testRecord('a', { id: 'a', build, timestamp: now - age, ...fields })

test('returns failing modules first, with the first of the builds that failed', async () => {
  const { fetch, send } = await startTestServer()
  const failed = { status: 'failed', cause: '1-ab', message: 'not 2' }
  await send([
    at('6.1', 9000),
    at('7.1', 8000, failed),
    at('8.1', 7000, failed),
    {
      kind: 'build',
      project: 'shop',
      module: 'web',
      build: '7.1',
      ref: 'main',
      commit: 'abc1234',
      url: 'https://ci.example/7',
      timestamp: now - 8500,
    },
    { kind: 'build', project: 'shop', module: 'web', build: '8.1', ref: 'main', duration: 5000, timestamp: now - 7500 },
    at('8.1', 7000, { module: 'api', flaky: true, attempts: [{ status: 'failed', duration: 5 }] }),
    at('1.1', 40 * day, { module: 'cli' }),
  ])
  expect(await (await fetch(address)).json()).toEqual({
    modules: [
      {
        ...{ project: 'shop', module: 'web', ref: 'main', status: 'failed', builds: 3, passedBuilds: 1, results: 'PFF' },
        lastBuild: { build: '8.1', timestamp: now - 7000 },
        failing: { build: '7.1', timestamp: now - 8000, commit: 'abc1234', url: 'https://ci.example/7', builds: 2, tests: 1 },
        ...{ tests: 1, flakyTests: 0, lostMs: 0, duration: 12, durationBefore: 0, isUsual: true, lastRecord: now - 7000 },
      },
      {
        ...{ project: 'shop', module: 'api', ref: 'main', status: 'successful', builds: 1, passedBuilds: 1, results: 'f' },
        lastBuild: { build: '8.1', timestamp: now - 7000 },
        ...{ tests: 1, flakyTests: 1, lostMs: 5, duration: 12, durationBefore: 0, isUsual: true, lastRecord: now - 7000 },
      },
      {
        ...{ project: 'shop', module: 'cli', ref: '', status: 'unknown', builds: 0, passedBuilds: 0, results: '' },
        ...{ tests: 0, flakyTests: 0, lostMs: 0, duration: 0, durationBefore: 0, isUsual: true, lastRecord: now - 40 * day },
      },
    ],
    moreModules: 0,
    flakyTests: [
      {
        ...{
          project: 'shop',
          module: 'api',
          testId: 'a',
          name: 'a',
          suite: [],
          lostMs: 5,
          flakyBuilds: 1,
          builds: 1,
          lastSeen: now - 7000,
        },
      },
    ],
    ...{ flakyTestCount: 1, lostMs: 5, lostMsBefore: 0 },
    causes: [
      {
        ...{ cause: '1-ab', owners: [], title: 'not 2', builds: 2, tests: 1, lastSeen: now - 7000, isFailing: true },
        modules: [{ project: 'shop', module: 'web' }],
      },
    ],
    causeCount: 1,
  })
})

test('passes the parameters and the range of the last thirty days to the store', async () => {
  const { fetch, store } = await startTestServer()
  await fetch(`${address}&project=shop&ref=topic&limit=7`)
  await fetch(`${address}&fromTs=5&toTs=9`)
  expect(store.queries).toEqual([
    { org: 'acme', project: 'shop', ref: 'topic', limit: 7, fromTs: now - 30 * day, toTs: now },
    { org: 'acme', fromTs: 5, toTs: 9 },
  ])
})

test('shows only the project of a restricted key', async () => {
  const { fetch, send, makeKey } = await startTestServer()
  await send([at('1.1', 9000), at('1.1', 9000, { project: 'office' })])
  const { key } = await makeKey('acme', ['read'], { project: 'office' })
  const { modules } = (await (await fetch(address, { key })).json()) as { modules: { project: string }[] }
  expect(modules.map(({ project }) => project)).toEqual(['office'])
  expect((await problemOf(await fetch(`${address}&project=shop`, { key }))).status).toBe(403)
})

test.each([
  ['limit=201', 'limit', '201 must be at most 200.'],
  ['module=web', 'module', expect.stringMatching(/^Unknown parameter\./)],
])('responds with 400 to %s', async (query, name, message) => {
  const { fetch } = await startTestServer()
  expect(await problemOf(await fetch(`${address}&${query}`))).toMatchObject({ status: 400, errors: [{ name, message }] })
})
