// Tests the endpoint that returns the facts about a test (src/server/queries/test-facts.ts).
import { expect, test } from 'vitest'
import { now, problemOf, startTestServer, testRecord } from './test-server.js'

const day = 86_400_000
const module = 'org=acme&project=shop&module=web'
const address = `/v1/data/tests/facts?${module}&testId=a`

test('returns the facts about a test', async () => {
  const { fetch, send } = await startTestServer()
  const quarantine = { until: '2026-12-31', owner: 'web', reason: 'slow', issue: 'https://issues.example/1' }
  const run = (build: string, age: number, fields: object) =>
    testRecord('adds', { id: 'a', job: 'unit', build, timestamp: now - age, ...fields })
  await send([
    run('6.1', 40 * day, {}),
    run('7.1', 9000, { flaky: true, quarantine }),
    run('8.1', 8000, { status: 'failed', quarantine }),
    run('9.1', 7000, { suite: ['sums'], owners: ['@acme/web'], file: 'a.ts', line: 3, tags: ['slow'], quarantine }),
    {
      kind: 'build',
      project: 'shop',
      module: 'web',
      build: '6.1',
      commit: 'abc1234',
      url: 'https://ci.example/6',
      timestamp: now - 40 * day,
    },
  ])
  expect(await (await fetch(address)).json()).toEqual({
    ...{ testId: 'a', name: 'adds', suite: ['sums'], owners: ['@acme/web'], file: 'a.ts', line: 3, tags: ['slow'] },
    firstSeen: { timestamp: now - 40 * day, build: '6.1', commit: 'abc1234', url: 'https://ci.example/6' },
    flakySince: { timestamp: now - 9000, build: '7.1' },
    quarantine: { ...quarantine, since: now - 9000 },
    failedJobs: [{ job: 'unit', failures: 1 }],
    failures: 1,
  })
})

test('returns empty facts about an unknown test', async () => {
  const { fetch } = await startTestServer()
  const response = await fetch(address)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual({ testId: 'a', name: '', suite: [], owners: [], tags: [], failedJobs: [], failures: 0 })
})

test('passes the parameters and the range of the last thirty days to the store', async () => {
  const { fetch, store } = await startTestServer()
  await fetch(`${address}&ref=topic`)
  await fetch(`${address}&fromTs=5&toTs=9`)
  const asked = { org: 'acme', project: 'shop', module: 'web', testId: 'a' }
  expect(store.queries).toEqual([
    { ...asked, ref: 'topic', fromTs: now - 30 * day, toTs: now },
    { ...asked, fromTs: 5, toTs: 9 },
  ])
})

test('requires a test, and refuses other projects than the one of the key', async () => {
  const { fetch, makeKey } = await startTestServer()
  const problem = await problemOf(await fetch(`/v1/data/tests/facts?${module}`))
  expect(problem).toMatchObject({ status: 400, errors: [{ name: 'testId', message: 'It is required.' }] })
  const { key } = await makeKey('acme', ['read'], { project: 'bank' })
  expect((await fetch(address, { key })).status).toBe(403)
})
