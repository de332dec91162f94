// Tests that attempts, revoked keys and request limits stay right when the clock is set back or forward.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../../src/server/app.js'
import type { Store } from '../../src/server/store/store.js'
import { createMemoryStore } from './memory-store.js'
import { always, coordinatesOf, entriesOf } from './store/entries.js'
import { createFolder, openStore } from './store/open-stores.js'
import { adminKey, now as noon, startTestServer } from './test-server.js'

const hourMs = 3_600_000
const tests = '/v1/data/tests/aggregated?org=acme&project=p&module=m'

describe('with the engine', () => {
  const { folder, remove } = createFolder()
  let time = noon
  let store: Store
  beforeAll(async () => {
    store = await openStore({ folder }, { now: () => time })
  })
  afterAll(async () => {
    await store.close()
    remove()
  })

  test.each([-hourMs, -40 * 365 * 24 * hourMs, 0, hourMs])('keeps a key revoked when the clock moves by %d ms', async (jump) => {
    time = noon
    const app = await createApp({ store, adminKey, now: () => time })
    const ask = (method: 'POST' | 'DELETE' | 'GET', url: string, key = adminKey, payload?: object) =>
      app.inject({ method, url, headers: { 'service-api-key': key }, ...(payload === undefined ? {} : { payload }) })
    const made = (await ask('POST', '/v1/keys', adminKey, { org: 'acme', scopes: ['read'], name: 'tests' })).json<{
      id: string
      key: string
    }>()
    expect((await ask('GET', tests, made.key)).statusCode).toBe(200)
    time = noon + jump
    expect((await ask('DELETE', `/v1/keys/${made.id}`)).statusCode).toBe(204)
    expect((await ask('GET', tests, made.key)).statusCode).toBe(401)
    time = noon + 2 * hourMs
    expect((await ask('GET', tests, made.key)).statusCode).toBe(401)
    expect((await ask('DELETE', `/v1/keys/${made.id}`)).statusCode).toBe(404)
    await app.close()
  })

  test('counts the job that arrived last when the clock was set back', async () => {
    const parameters = { ...coordinatesOf('clocks'), ...always, aggregateBy: 'jobName' } as const
    const job = (status: string) => ({ kind: 'job', ...coordinatesOf('clocks'), id: '1', name: 'build', status, timestamp: 1000 })
    time = noon
    await store.insert({ org: 'clocks', idempotencyKey: 'a', records: [job('unknown')] })
    time = noon - hourMs
    await store.insert({ org: 'clocks', idempotencyKey: 'b', records: [job('failed')] })
    time = noon + hourMs
    await store.insert({ org: 'clocks', idempotencyKey: 'c', records: [job('failed'), job('successful')] })
    expect(await entriesOf(await store.jobsAggregated(parameters))).toMatchObject([{ totalCount: 1, successfulCount: 1 }])
  })
})

test('refuses a key that another server revoked when the clock was set back', async () => {
  let time = noon
  const store = createMemoryStore()
  const { fetch, makeKey } = await startTestServer({ store, now: () => time })
  const { id, key } = await makeKey('acme')
  expect((await fetch(tests, { key })).status).toBe(200)
  time = noon - hourMs
  await store.removeKey(id)
  expect((await fetch(tests, { key })).status).toBe(401)
})

describe('request limits', () => {
  afterEach(() => vi.useRealTimers())
  const setClock = (time: number) => vi.useFakeTimers({ toFake: ['Date'], now: time })

  test('resets a limit after a minute when the clock is set back by an hour', async () => {
    setClock(noon)
    const { fetch } = await startTestServer({ rateLimits: { requestsPerKey: 3, failuresPerAddress: 3 } })
    for (let time = 0; time < 3; time += 1) await fetch(tests, { key: 'wrong' })
    expect((await fetch(tests, { key: 'wrong' })).status).toBe(429)
    setClock(noon - hourMs)
    const response = await fetch(tests, { key: 'wrong' })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  test('keeps a limit when the clock is set forward', async () => {
    setClock(noon)
    const { fetch } = await startTestServer({ rateLimits: { requestsPerKey: 3, failuresPerAddress: 3 } })
    for (let time = 0; time < 3; time += 1) expect((await fetch(tests)).status).toBe(200)
    setClock(noon + hourMs)
    expect((await fetch(tests)).status).toBe(429)
  })
})
