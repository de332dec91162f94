// Tests that a store on a cluster finds its batches again and removes expired records.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BatchConflictError } from '../../../src/server/store/batch-conflict-error.js'
import { boundQuery } from '../../../src/server/store/bound-query.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { retainedRecords } from '../../../src/server/store/retained-records.js'
import { type Bridge, startBridge } from './clickhouse-bridge.js'
import { always, coordinatesOf, dayMs, entriesOf } from './entries.js'
import { createFolder, openStore } from './open-stores.js'

// The cluster has one shard, which is the embedded engine. DDL runs without Keeper.
const cluster = 'reports'
const { folder, remove } = createFolder()
let bridge: Bridge
beforeAll(async () => {
  bridge = await startBridge(folder, { cluster })
})
afterAll(async () => {
  await bridge.close()
  remove()
})

const place = (database: string) => ({ url: bridge.url, database })
const parameters = (org: string) => ({ ...coordinatesOf(org), ...always })
const batchOf = (org: string, names = ['a']) => ({
  org,
  idempotencyKey: 'k',
  contentHash: () => JSON.stringify(names),
  records: names.map((name) => ({ kind: 'test', ...coordinatesOf(org), id: name, name, status: 'failed', timestamp: dayMs })),
})
const rowsOf = async (database: string, query: string): Promise<readonly unknown[]> => {
  const { client } = await openConnection(place(database), cluster)
  const rows = await client.query({ query, format: 'JSONEachRow' })
  await client.close()
  return await rows.json()
}
/** Returns the DDL of the table with the rows. */
const tableOf = async (database: string): Promise<string> => JSON.stringify(await rowsOf(database, 'SHOW CREATE TABLE records_local'))

test('stores and finds batches on a cluster, also after a restart', async () => {
  for (const round of [1, 2]) {
    const store = await openStore(place('batches'), { cluster })
    await Promise.all([1, 2].map(() => store.insert(batchOf('acme', ['a', 'b']))))
    await store.insert(batchOf(`round ${round}`))
    await expect(store.insert(batchOf('acme', ['c']))).rejects.toThrow(BatchConflictError)
    expect(await entriesOf(await store.testsAggregated(parameters('acme')))).toMatchObject([{ totalCount: 1 }, { totalCount: 1 }])
    expect(await entriesOf(await store.testsAggregated(parameters(`round ${round}`)))).toMatchObject([{ totalCount: 1 }])
    await store.close()
  }
})

test('lets each shard combine the batches that it receives over the network', async () => {
  for (const asyncInserts of [true, false]) {
    const store = await openStore(place('combined'), { cluster, asyncInserts })
    expect((await tableOf('combined')).includes('async_insert = 1')).toBe(asyncInserts)
    // chDB has no network interface, so this shows that the batch is not stored in the process, which would not combine it.
    if (asyncInserts) await expect(store.insert(batchOf('acme'))).rejects.toThrow('Connection refused (127.0.0.1:9000)')
    await store.close()
  }
})

test('sets and removes the retention of a cluster', async () => {
  for (const retentionMs of [400 * dayMs, undefined]) {
    await (await openStore(place('retention'), { cluster, retentionMs })).close()
    expect((await tableOf('retention')).includes('TTL')).toBe(retentionMs !== undefined)
  }
})

test('leaves out expired records of a cluster before they are deleted', async () => {
  // The engine would delete the records by the time of the machine, which is earlier.
  const now = Date.now() + dayMs
  const store = await openStore(place('expired'), { cluster, retentionMs: 10 * dayMs, now: () => now })
  const ages = { new: 9, old: 10.5 }
  const records = Object.entries(ages).map(([id, days]) => ({
    ...{ kind: 'test', ...coordinatesOf('acme'), build: id, id, name: id, status: 'failed' },
    timestamp: now - days * dayMs,
  }))
  const other = records.map((record) => ({ ...record, module: record.id }))
  await store.insert({ org: 'acme', idempotencyKey: 'k', records: [...records, ...other] })
  expect(await entriesOf(await store.testsAggregated(parameters('acme')))).toMatchObject([{ testId: 'new' }])
  expect((await store.branches(parameters('acme'))).branches).toMatchObject([{ ref: 'main', builds: 1 }])
  const modules = (await entriesOf(await store.coordinates({ org: 'acme' }))).map(({ module }) => module)
  expect(modules.toSorted()).toEqual(['cart', 'new'])
  await store.close()
  // A shard receives the settings with the query, in which the name of its own table replaces the one of the distributed table.
  const { settings, parameters: retained } = retainedRecords({ database: 'expired', cluster }, 10 * dayMs, now)
  const sql = `SELECT DISTINCT id FROM expired.records_local ORDER BY id SETTINGS ${settings.join(', ')}`
  expect(await rowsOf('expired', boundQuery({ sql, parameters: retained }))).toEqual([{ id: 'new' }])
})
