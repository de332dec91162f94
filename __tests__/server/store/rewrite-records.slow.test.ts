import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { ClickHouseClient } from '@clickhouse/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { UserError } from '../../../src/errors.js'
import { openClickHouseStore } from '../../../src/server/store/clickhouse-store.js'
import { migrate, migrations } from '../../../src/server/store/migrations.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { recordRow } from '../../../src/server/store/record-row.js'
import { requireSpace } from '../../../src/server/store/rewrite-records.js'
import { schemaV1 } from '../../../src/server/store/schema-v1.js'
import { schemaV2 } from '../../../src/server/store/schema-v2.js'
import { schemaV3 } from '../../../src/server/store/schema-v3.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import type { StoreLocation } from '../../../src/server/store/store-location.js'
import { type Bridge, startBridge } from './clickhouse-bridge.js'
import { always, coordinatesOf, dayMs } from './entries.js'
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

const oldVersions = [schemaV1, schemaV2, schemaV3]
const common = coordinatesOf('acme')
const firstDay = Date.UTC(2026, 0, 20)
const months = 4
const buildsInMonth = 6
const hashOf = (content: string) => createHash('sha256').update(content).digest('hex').slice(0, 32)
const keyOf = (build: number) => `build ${build}`

/** Returns the records of a build: tests, jobs of which one was run again, and a property. */
function recordsOf(build: number): readonly RecordFields[] {
  const timestamp = firstDay + build * 5 * dayMs
  const place = { ...common, build: `${build}.${build % 3 === 0 ? 2 : 1}`, ref: build % 2 === 0 ? 'main' : 'topic', timestamp }
  const tests = ['adds', 'removes', 'fails ü'].map((name, index) => ({
    ...{ kind: 'test', ...place, module: build % 4 === 0 ? 'search' : 'cart', id: hashOf(name), name, job: 'unit', suite: ['s'] },
    ...{ status: (build + index) % 4 === 0 ? 'failed' : 'successful', duration: build * 10 + index, flaky: build % 5 === 0 },
    ...((build + index) % 4 === 0 ? { message: `Expected ${build}`, details: 'at line\n'.repeat(9), cause: 'c1' } : {}),
  }))
  return [
    ...tests,
    { kind: 'job', ...place, id: 'unit', name: 'unit', runner: `r${build % 2}`, status: 'successful', duration: build },
    { kind: 'property', ...place, name: 'coverage', value: build },
    { kind: 'build', ...place, status: 'failed', url: 'https://example.com', commit: `c${build}` },
  ]
}

/** Creates a store of version 3 with builds of several months. */
async function fillOldStore(place: StoreLocation): Promise<void> {
  const connection = await openConnection(place)
  await migrate(connection.client, { database: connection.database }, oldVersions)
  for (let build = 0; build < months * buildsInMonth; build += 1) {
    const batch = hashOf(JSON.stringify(['acme', keyOf(build)]))
    const rows = recordsOf(build).map((record, index) => {
      const row = recordRow(record, (firstDay + build * 5 * dayMs) * 1000 + index)
      return `{"batch":"${batch}","content":"${hashOf(hashOf(keyOf(build)))}",${row.slice(1)}\n`
    })
    await connection.insertRows([Buffer.from(rows.join(''))], {}, 'acme')
  }
  await connection.close()
}

/** Returns the answers to all kinds of queries, byte for byte. */
async function answersOf(store: Store): Promise<readonly string[]> {
  const { build, ref, pipeline, ...module } = common
  const history = await store.testsHistory({ ...module, ref: 'main' })
  const tests: unknown[] = []
  for await (const row of history.tests) tests.push(row)
  return [
    await text(await store.testsAggregated({ ...common, ...always })),
    await text(await store.testsAggregated({ ...common, ...always, module: 'search', status: ['failed'] })),
    await text(await store.testsAggregated({ ...common, fromTs: firstDay + 20 * dayMs, toTs: firstDay + 60 * dayMs, interval: 7 * dayMs })),
    await text(await store.jobsAggregated({ ...common, ...always, aggregateBy: 'jobName' })),
    await text(await store.jobsAggregated({ ...common, ...always, aggregateBy: 'runner' })),
    await text(await store.property({ ...module, name: 'coverage' })),
    await text(await store.coordinates({ org: 'acme' })),
    JSON.stringify([history.builds, history.properties, tests]),
  ]
}

const insert = (store: Store, build: number, content = keyOf(build)) =>
  store.insert({ org: 'acme', idempotencyKey: keyOf(build), contentHash: () => hashOf(content), records: recordsOf(build) })

/** Expects that a migrated store answers as before, and recognises the batches of the old one. */
async function expectMigrated(place: StoreLocation, before: readonly string[]): Promise<void> {
  const store = await openClickHouseStore({ place })
  try {
    await store.migrate()
    expect(await answersOf(store)).toEqual(before)
    for (let build = 0; build < months * buildsInMonth; build += 1) await insert(store, build)
    await expect(insert(store, 3, 'other')).rejects.toThrow('The key of the batch was already used for other content.')
    expect(await answersOf(store)).toEqual(before)
  } finally {
    await store.close()
  }
  const { client, database } = await openConnection(place)
  const tables = await client.query({
    query: `SELECT name FROM system.tables WHERE database = '${database}' ORDER BY name`,
    format: 'JSONEachRow',
  })
  expect((await tables.json<{ name: string }>()).map(({ name }) => name)).toEqual(['batches', 'keys', 'migrations', 'records'])
  const parts = await client.query({
    query: `SELECT DISTINCT partition FROM system.parts WHERE database = '${database}' AND table = 'records' AND active`,
    format: 'JSONEachRow',
  })
  expect((await parts.json()).length).toBeGreaterThan(3)
  await client.close()
}

/** Fills a store of version 3 and returns its answers. */
async function oldStore(database: string): Promise<{ readonly place: StoreLocation; readonly before: readonly string[] }> {
  const place = { url: bridge.url, database }
  await fillOldStore(place)
  const store = await openClickHouseStore({ place })
  const before = await answersOf(store)
  await store.close()
  expect(before.every((answer) => answer.length > 20)).toBe(true)
  return { place, before }
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
  let stops = 0
  // Each attempt makes one more step than the last one, and every second one is lost after it was done.
  for (let left = 0; ; left += 1) {
    try {
      await migrate(stopping(client, Math.ceil(left / 2), left % 2 === 0), { database })
      break
    } catch (error) {
      expect(error).toMatchObject({ message: 'The process was killed.' })
      stops += 1
    }
  }
  expect(stops).toBeGreaterThan(8)
  await close()
  await expectMigrated(place, before)
})

/** Returns a client that fails at a statement which changes something: before it, or after it was executed. */
function stopping(client: ClickHouseClient, statements: number, isBefore: boolean): ClickHouseClient {
  let left = statements
  return new Proxy(client, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      if (name !== 'command' && name !== 'insert') return method.bind(target)
      return async (...given: readonly unknown[]) => {
        left -= 1
        if (left < 0 && isBefore) throw new Error('The process was killed.')
        await method.apply(target, given)
        if (left < 0) throw new Error('The process was killed.')
      }
    },
  })
}

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
    `The store has schema version ${migrations.length}, but this server only supports versions up to 3. Use a newer version of build-report, or another store.`,
  )
  await close()
  await expectMigrated(place, before)
})

test('refuses a migration when the disk has no space for a copy', () => {
  expect(() => requireSpace('/data', 12e9, 10e9)).not.toThrow()
  expect(() => requireSpace('/data', 10.5e9, 10e9)).toThrow(
    'The history must be copied to its new layout, which needs 11.0 GB on /data. Only 10.5 GB are free. Free some space, then start the server again. Nothing was changed.',
  )
})
