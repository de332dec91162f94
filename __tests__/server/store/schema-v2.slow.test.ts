import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BatchConflictError } from '../../../src/server/store/batch-conflict-error.js'
import { migrate } from '../../../src/server/store/migrations.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { recordRow } from '../../../src/server/store/record-row.js'
import { schemaV1 } from '../../../src/server/store/schema-v1.js'
import type { RecordFields, Store } from '../../../src/server/store/store.js'
import { always, coordinatesOf, entriesOf } from './entries.js'
import { createFolder, openStore } from './open-stores.js'

// The tests share a folder that was created with version 1 of the schema and the rows of one batch, and then migrated.
const { folder, remove } = createFolder()
const common = coordinatesOf('acme')
const old: readonly RecordFields[] = [
  { kind: 'job', ...common, id: 'unit', name: 'unit', status: 'failed', attempt: 1, build: '7.1', timestamp: 1 },
  { kind: 'job', ...common, id: 'unit', name: 'unit', status: 'successful', attempt: 2, build: '7.2', timestamp: 2 },
  { kind: 'test', ...common, job: 'unit', id: 'a', name: 'a', status: 'successful', build: '7.2', timestamp: 2 },
  { kind: 'test', ...common, job: 'unit', id: 'a', name: 'a', status: 'failed', build: '7.1', timestamp: 1 },
]
let store: Store
beforeAll(async () => {
  const connection = await openConnection({ folder })
  await migrate(connection.client, { database: connection.database }, [schemaV1])
  const batch = createHash('sha256').update('["acme","old"]').digest('hex').slice(0, 32)
  const rows = old.map((record, index) => `{"batch":"${batch}",${recordRow(record, index + 1).slice(1)}\n`)
  await connection.insertRows([Buffer.from(rows.join(''))], {}, 'acme')
  await connection.close()
  store = await openStore({ folder })
})
afterAll(async () => {
  await store.close()
  remove()
})

const insert = (idempotencyKey: string, content: string) =>
  store.insert({
    org: 'acme',
    idempotencyKey,
    contentHash: () => content,
    records: [{ kind: 'property', ...common, name: 'size', value: 1 }],
  })

test('acknowledges a repeated batch of version 1 and leaves its rows unchanged', async () => {
  await insert('old', 'any')
  expect(await entriesOf(await store.properties({ ...common, name: 'size' }))).toEqual([])
})

test('applies attempts to jobs and tests that version 1 stored', async () => {
  expect(await entriesOf(await store.jobsAggregated({ ...common, ...always, aggregateBy: 'jobName' }))).toMatchObject([
    { successfulCount: 1, totalCount: 1 },
  ])
  expect(await entriesOf(await store.testsAggregated({ ...common, ...always }))).toMatchObject([{ successfulCount: 1, totalCount: 1 }])
})

test('fills in the attempt columns for rows of version 1', async () => {
  const { client, close } = await openConnection({ folder })
  const query =
    "SELECT DISTINCT column FROM system.parts_columns WHERE active AND table = 'records' AND column IN ('jobRun', 'jobAttempt') ORDER BY column"
  await expect
    .poll(async () => (await client.query({ query, format: 'JSONEachRow' })).json())
    .toEqual([{ column: 'jobAttempt' }, { column: 'jobRun' }])
  await close()
})

test('detects other content for a key after a restart', async () => {
  await insert('new', 'first')
  await store.close()
  store = await openStore({ folder })
  await insert('new', 'first')
  await expect(insert('new', 'second')).rejects.toThrow(BatchConflictError)
})
