import { afterAll, beforeAll, expect, test } from 'vitest'
import { boundQuery } from '../../../src/server/store/bound-query.js'
import { migrate, migrations } from '../../../src/server/store/migrations.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { firstRunQuery } from '../../../src/server/store/queries/facts-query.js'
import { recordRow } from '../../../src/server/store/record-row.js'
import type { Store } from '../../../src/server/store/store.js'
import { always, coordinatesOf, newYear } from './entries.js'
import { createFolder, openStore } from './open-stores.js'

// The tests share a folder that was created with version 5 of the schema and the rows of one batch, and then migrated.
const { folder, remove } = createFolder()
const common = { kind: 'test', ...coordinatesOf('acme'), status: 'successful', flaky: true }
const asked = { org: 'acme', project: 'shop', module: 'cart', ...always }
let store: Store
beforeAll(async () => {
  const connection = await openConnection({ folder })
  await migrate(connection.client, { database: connection.database }, migrations.slice(0, 5))
  const rows = ['a', 'b'].map((id, index) => `${recordRow({ ...common, id, name: id, timestamp: newYear }, index + 1)}\n`)
  await connection.insertRows([Buffer.from(rows.join(''))], {}, 'acme')
  await connection.close()
  store = await openStore({ folder })
})
afterAll(async () => {
  await store.close()
  remove()
})

const known = async () =>
  Object.fromEntries((await store.testsFlaky(asked)).tests.map(({ testId, owners, quarantined }) => [testId, { owners, quarantined }]))

test('skips the rows of version 5 when a test is not among them', async () => {
  const { client, close } = await openConnection({ folder })
  const pending = "SELECT count() AS count FROM system.mutations WHERE table = 'records' AND NOT is_done"
  await expect
    .poll(async () => (await client.query({ query: pending, format: 'JSONCompactEachRow' })).json(), { timeout: 20_000 })
    .toEqual([[0]])
  const rowsFor = async (testId: string) => {
    const { sql, parameters } = firstRunQuery({ ...asked, testId })
    const result = await client.query({ query: boundQuery({ sql, parameters }), format: 'JSON' })
    return (await result.json()).statistics?.rows_read
  }
  expect(await rowsFor('a')).toBeGreaterThan(0)
  expect(await rowsFor('none')).toBe(0)
  await close()
})

test('keeps the tests of version 5, without owners and quarantine', async () => {
  expect(await known()).toEqual({ a: { owners: [], quarantined: false }, b: { owners: [], quarantined: false } })
})

test('stores owners and quarantine in a migrated folder', async () => {
  const quarantine = { until: '2026-12-31', owner: 'päy "ments"', reason: 'line 1\nline 2 \\', issue: 'https://issues.example/1' }
  await store.insert({
    org: 'acme',
    idempotencyKey: 'new',
    records: [
      { ...common, id: 'a', name: 'a', timestamp: newYear + 1, owners: ['@acme/payments', 'dev@example.com'], quarantine },
      { ...common, id: 'c', name: 'c', timestamp: newYear + 1, owners: [], quarantine: {} },
    ],
  })
  expect(await known()).toEqual({
    a: { owners: ['@acme/payments', 'dev@example.com'], quarantined: true },
    b: { owners: [], quarantined: false },
    c: { owners: [], quarantined: true },
  })
  const { client, close } = await openConnection({ folder })
  const rows = await client.query({
    query: 'SELECT id, owners, quarantine FROM records ORDER BY timestamp, id',
    format: 'JSONCompactEachRow',
  })
  expect(await rows.json()).toEqual([
    ['a', [], ''],
    ['b', [], ''],
    ['a', ['@acme/payments', 'dev@example.com'], JSON.stringify(quarantine)],
    ['c', [], '{}'],
  ])
  await close()
})
