import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Connection } from '../../../src/server/store/connection.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import type { Store } from '../../../src/server/store/store.js'
import { coordinatesOf, dayMs, entriesOf } from './entries.js'
import { createFolder, engines, openStore, type TestPlace } from './open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

// The tests depend on each other.
describe.each(engines(folder))('a retention, %s,', (_, open) => {
  let place: TestPlace
  let connection: Connection
  beforeAll(async () => {
    place = await open()
    connection = await openConnection(place.place)
    const store = await openStore(place.place)
    const timestamps = { new: Date.now(), old: Date.now() - 20 * dayMs, ancient: 0, before: -8.64e15, future: 8.64e15 }
    const one = { kind: 'test', ...coordinatesOf('acme'), status: 'failed' }
    const records = Object.entries(timestamps).map(([id, timestamp]) => ({ ...one, id, name: id, timestamp }))
    await store.insert({ org: 'acme', idempotencyKey: 'k', records })
    await store.close()
  })
  afterAll(async () => {
    await connection.client.close()
    await place.close()
  })

  const rowsOf = async (query: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    (await connection.client.query({ query, format: 'JSONEachRow' })).json()
  const ids = async (store: Store) => {
    // The engine deletes records when it merges parts.
    await connection.client.command({ query: 'OPTIMIZE TABLE records FINAL' })
    const range = { fromTs: -(2 ** 63), toTs: 2 ** 63, interval: Number.MAX_SAFE_INTEGER }
    const entries = await entriesOf(await store.testsAggregated({ ...coordinatesOf('acme'), ...range }))
    return entries.map(({ testId }) => testId).toSorted()
  }
  const startedWith = async (retentionMs: number | undefined) => {
    const store = await openStore(place.place, { retentionMs })
    try {
      return await ids(store)
    } finally {
      await store.close()
    }
  }
  const mutations = async () =>
    Number((await rowsOf('SELECT count() AS count FROM system.mutations WHERE database = currentDatabase()'))[0]?.count)

  test('deletes nothing when it is not set', async () => {
    expect(await startedWith(undefined)).toEqual(['ancient', 'before', 'future', 'new', 'old'])
  })

  test('deletes older records', async () => {
    expect(await startedWith(400 * dayMs)).toEqual(['future', 'new', 'old'])
  })

  test('deletes records when the retention is shortened, and alters the table only once', async () => {
    expect(await startedWith(10 * dayMs)).toEqual(['future', 'new'])
    const before = await mutations()
    await startedWith(10 * dayMs)
    expect(await mutations()).toBe(before)
  })

  test('keeps batches in the index longer than their records, also with the longest retention', async () => {
    for (const [retentionMs, lifeDays] of [
      [10 * dayMs, 50],
      [Number.MAX_SAFE_INTEGER, undefined],
    ] as const) {
      const store = await openStore(place.place, { retentionMs })
      await store.insert({
        org: 'acme',
        idempotencyKey: `kept ${retentionMs}`,
        records: [{ kind: 'test', ...coordinatesOf('acme'), id: 'kept', name: 'kept', status: 'failed', timestamp: 0 }],
      })
      await store.close()
      // Adds the batch to the index.
      await (await openStore(place.place, { retentionMs, now: () => Date.now() + 3_600_000 })).close()
      const query = `SELECT toFloat64(toUnixTimestamp(delete_ttl_info_max)) - toFloat64(toUnixTimestamp(now())) AS left FROM system.parts
WHERE database = currentDatabase() AND table = 'batches' AND active ORDER BY modification_time DESC LIMIT 1`
      const leftDays = Number((await rowsOf(query))[0]?.left) / 86_400
      if (lifeDays === undefined) expect(leftDays).toBeGreaterThan(70 * 365)
      else expect(Math.round(leftDays)).toBe(lifeDays)
    }
  })

  test('is removed when the server starts without it', async () => {
    await startedWith(undefined)
    const [table] = await rowsOf("SELECT engine_full FROM system.tables WHERE database = currentDatabase() AND name = 'records'")
    expect(table?.engine_full).not.toContain('TTL')
  })
})
