import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { ClickHouseClient } from '@clickhouse/client'
import { expect } from 'vitest'
import { openClickHouseStore } from '../../../src/server/store/clickhouse-store.js'
import { migrate } from '../../../src/server/store/migrations.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { recordRow } from '../../../src/server/store/record-row.js'
import { schemaV1 } from '../../../src/server/store/schema-v1.js'
import { schemaV2 } from '../../../src/server/store/schema-v2.js'
import { schemaV3 } from '../../../src/server/store/schema-v3.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import type { StoreLocation } from '../../../src/server/store/store-location.js'
import type { Layout } from '../../../src/server/store/table-layout.js'
import { always, coordinatesOf, dayMs } from './entries.js'

/** The schema before records had partitions. */
export const oldVersions = [schemaV1, schemaV2, schemaV3]
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
async function fillOldStore(place: StoreLocation, cluster?: string): Promise<void> {
  const connection = await openConnection(place, cluster)
  await migrate(connection.client, { database: connection.database, cluster }, oldVersions)
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
export async function answersOf(store: Store): Promise<readonly string[]> {
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
    await text(await store.properties({ ...module, name: 'coverage' })),
    await text(await store.coordinates({ org: 'acme' })),
    JSON.stringify([history.builds, history.properties, tests]),
  ]
}

const insert = (store: Store, build: number, content = keyOf(build)) =>
  store.insert({ org: 'acme', idempotencyKey: keyOf(build), contentHash: () => hashOf(content), records: recordsOf(build) })

/** Expects that a store, which is migrated if necessary, answers as before and recognises the batches of the old one. */
export async function expectMigrated(place: StoreLocation, before: readonly string[], cluster?: string): Promise<void> {
  const store = await openClickHouseStore({ place, cluster })
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
  expect((await tables.json<{ name: string }>()).map(({ name }) => name)).toEqual([
    'batches',
    'keys',
    'migrations',
    'records',
    ...(cluster === undefined ? [] : ['records_local']),
  ])
  const parts = await client.query({
    query: `SELECT DISTINCT partition FROM system.parts WHERE database = '${database}' AND table LIKE 'records%' AND active`,
    format: 'JSONEachRow',
  })
  expect((await parts.json()).length).toBeGreaterThan(3)
  await client.close()
}

/** Fills a store of version 3 and returns its answers. */
export async function createOldStore(place: StoreLocation, cluster?: string): Promise<readonly string[]> {
  await fillOldStore(place, cluster)
  const store = await openClickHouseStore({ place, cluster })
  const before = await answersOf(store)
  await store.close()
  expect(before.every((answer) => answer.length > 20)).toBe(true)
  return before
}

/** Returns a client that fails at a statement which changes something: before it, or after it was executed. */
export function stopping(client: ClickHouseClient, statements: number, isBefore: boolean): ClickHouseClient {
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

/** Migrates with an interruption before or after each statement. Returns the number of interruptions. */
export async function migrateInterrupted(client: ClickHouseClient, layout: Layout): Promise<number> {
  // Each attempt makes one more step than the last one, and every second one is lost after it was done.
  for (let stops = 0; ; stops += 1) {
    try {
      await migrate(stopping(client, Math.ceil(stops / 2), stops % 2 === 0), layout)
      return stops
    } catch (error) {
      expect(error).toMatchObject({ message: 'The process was killed.' })
    }
  }
}
