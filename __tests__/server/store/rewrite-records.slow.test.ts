import { afterAll, beforeAll, expect, test } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import { openClickHouseStore } from '../../../src/server/store/clickhouse-store.js'
import { migrate, migrations } from '../../../src/server/store/migrations.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { requireSpace } from '../../../src/server/store/rewrite-records.js'
import type { StoreLocation } from '../../../src/server/store/store-location.js'
import { type Bridge, startBridge } from './clickhouse-bridge.js'
import { answersOf, createOldStore, expectMigrated, migrateInterrupted, oldVersions, stopping } from './old-store.js'
import { createFolder } from './open-stores.js'

const { folder, remove } = createFolder()
let bridge: Bridge
beforeAll(async () => {
  bridge = await startBridge(folder)
})
afterAll(async () => {
  await bridge.close()
  remove()
})

/** Creates a filled store of version 3 in a database of its own. */
async function oldStore(database: string): Promise<{ readonly place: StoreLocation; readonly before: readonly string[] }> {
  const place = { url: bridge.url, database }
  return { place, before: await createOldStore(place) }
}

test('answers as before and finds repeated batches when a history was migrated', async () => {
  const { place, before } = await oldStore('whole')
  const reported: string[] = []
  const store = await openClickHouseStore({ place, report: (message) => reported.push(message) })
  await store.migrate()
  await store.close()
  expect(reported.at(-1)).toMatch(/^The history is copied to a new layout: month \d of \d\.$/)
  await expectMigrated(place, before)
})

test('continues when the migration was interrupted before or after any statement', async () => {
  const { place, before } = await oldStore('interrupted')
  const { client, database, close } = await openConnection(place)
  expect(await migrateInterrupted(client, { database })).toBeGreaterThan(8)
  await close()
  await expectMigrated(place, before)
})

test('applies later versions to the copy', async () => {
  const { place, before } = await oldStore('later')
  const { client, database, close } = await openConnection(place)
  const later = [...migrations, () => ['ALTER TABLE records ADD COLUMN IF NOT EXISTS later String']]
  await expect(migrate(stopping(client, 5, true), { database }, later)).rejects.toThrow('The process was killed.')
  await migrate(client, { database }, later)
  await client.query({ query: 'SELECT later, stored FROM records LIMIT 1', format: 'JSONEachRow' })
  const store = await openClickHouseStore({ place })
  expect(await answersOf(store)).toEqual(before)
  await store.close()
  await close()
})

test('copies a month again when only a part of it was copied, and discards a copy that is not complete', async () => {
  const { place, before } = await oldStore('partial')
  const { client, database, close } = await openConnection(place)
  // The process is killed after the first month was copied.
  await expect(migrate(stopping(client, 6, true), { database })).rejects.toThrow('The process was killed.')
  const columns = await client.query({
    query: `SELECT arrayStringConcat(groupArray(name), ', ') AS list FROM system.columns
WHERE database = '${database}' AND table = 'records_v3' AND default_kind NOT IN ('ALIAS', 'MATERIALIZED')`,
    format: 'JSONEachRow',
  })
  const [{ list } = { list: '' }] = await columns.json<{ list: string }>()
  const copy = (month: string, limit: number) =>
    client.command({
      query: `INSERT INTO records_v4 (${list}) SELECT ${list} FROM records_v3 WHERE toYYYYMM(toDateTime(intDiv(arrived, 1000000), 'UTC')) = ${month} LIMIT ${limit}`,
    })
  const count = async () => {
    const rows = await client.query({ query: 'SELECT toFloat64(count()) AS count FROM records_v4', format: 'JSONEachRow' })
    return (await rows.json<{ count: number }>())[0]?.count
  }
  expect(await count()).toBeGreaterThan(0)
  await copy('202602', 7)
  await expect(migrate(stopping(client, 4, true), { database })).rejects.toThrow('The process was killed.')
  // Another server that migrates at the same time could do this.
  await copy('202601', 3)
  const refused = migrate(client, { database })
  await expect(refused).rejects.toThrow(UserError)
  await expect(refused).rejects.toThrow(/^The copy of the history has \d+ records instead of \d+, so it was discarded\. Only one server /)
  await close()
  await expectMigrated(place, before)
})

test('is refused by a server of an older version from the beginning of the migration', async () => {
  const { place, before } = await oldStore('older')
  const { client, database, close } = await openConnection(place)
  await expect(migrate(stopping(client, 4, true), { database })).rejects.toThrow('The process was killed.')
  await expect(migrate(client, { database }, oldVersions)).rejects.toThrow(
    'The store has schema version 4, but this server only supports versions up to 3. Use a newer version of build-report, or another store.',
  )
  await close()
  await expectMigrated(place, before)
})

test('leaves the store to the older version when the disk has no space for a copy', async () => {
  const { place, before } = await oldStore('full')
  const { client, database, close } = await openConnection(place)
  const disks = { json: async () => [{ path: '/data', free: 1e9, used: 10e9 }] }
  const full = new Proxy(client, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...given: readonly { readonly query?: string }[]) =>
        given[0]?.query?.includes('system.disks') ? Promise.resolve(disks) : method.apply(target, given)
    },
  })
  await expect(migrate(full, { database })).rejects.toThrow(
    'The history must be copied to its new layout, which needs 11.0 GB on /data. Only 1.0 GB are free.',
  )
  await expect(migrate(client, { database }, oldVersions)).resolves.toBeUndefined()
  await close()
  await expectMigrated(place, before)
})

test('requires a tenth more space than the history has', () => {
  expect(() => requireSpace('/data', 12e9, 10e9)).not.toThrow()
  expect(() => requireSpace('/data', 10.5e9, 10e9)).toThrow(
    'The history must be copied to its new layout, which needs 11.0 GB on /data. Only 10.5 GB are free. Free some space, then start the server again. Nothing was changed.',
  )
})
