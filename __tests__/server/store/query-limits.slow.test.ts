import { afterAll, describe, expect, test } from 'vitest'
import { createApp } from '../../../src/server/app.js'
import { defaultLimits } from '../../../src/server/store/query-limits.js'
import type { Store } from '../../../src/server/store/store.js'
import { StoreLimitError } from '../../../src/server/store/store-limit-error.js'
import { always, coordinatesOf, entriesOf } from './entries.js'
import { createFolder, engines, openStore, type TestPlace } from './open-stores.js'
import { useStore } from './use-store.js'

const { folder, remove } = createFolder()
afterAll(remove)

const tests = 20_000
const parameters = { ...coordinatesOf('acme'), ...always }

describe.each(engines(folder))('a query, %s,', (_, open) => {
  let place: TestPlace
  let store: Store
  useStore(open, async (opened, at) => {
    store = opened
    place = at
    const one = { kind: 'test', ...coordinatesOf('acme'), status: 'failed', duration: 1, timestamp: 1 }
    const records = Array.from({ length: tests }, (_, index) => ({ ...one, id: `${index}`, name: `test ${index}` }))
    await store.insert({ org: 'acme', idempotencyKey: 'k', records })
  })

  test.each([{ timeMs: 1 }, { memoryBytes: 1_000_000 }, { rows: tests - 1 }])('fails when it exceeds %j', async (limit) => {
    const limited = await openStore(place.place, { limits: { ...defaultLimits, ...limit } })
    await expect(limited.testsAggregated(parameters)).rejects.toThrow(StoreLimitError)
    // The limit does not affect other queries.
    expect(await entriesOf(await store.testsAggregated(parameters))).toHaveLength(tests)
    await limited.close()
  })

  test('returns a problem with a hint when it is too large', async () => {
    const limited = await openStore(place.place, { limits: { ...defaultLimits, rows: 1 } })
    const app = await createApp({ store: limited, adminKey: 'k'.repeat(32) })
    const keys = { method: 'POST', url: '/v1/keys', headers: { 'service-api-key': 'k'.repeat(32) } } as const
    const { key } = (await app.inject({ ...keys, payload: { org: 'acme', scopes: ['read'], name: 'tests' } })).json()
    const query = { org: 'acme', project: 'shop', module: 'cart', fromTs: '0', toTs: '2' }
    const response = await app.inject({ url: '/v1/data/tests/aggregated', query, headers: { 'service-api-key': key } })
    expect([response.statusCode, response.headers['retry-after'], response.json()]).toMatchObject([
      503,
      '30',
      { detail: 'The query needs too much time or memory. Request a shorter range or a longer interval.' },
    ])
    await app.close()
    await limited.close()
  })
})
