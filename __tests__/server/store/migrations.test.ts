import { afterAll, beforeAll, expect, test } from 'vitest'
import { UserError } from '../../../src/errors.js'
import { type Connection, openConnection } from '../../../src/server/store/connection.js'
import { migrate, migrations } from '../../../src/server/store/migrations.js'
import { applyRetention } from '../../../src/server/store/retention.js'
import { firstSchema, type Layout, migrationsTable } from '../../../src/server/store/schema.js'
import { createFolder } from './open-stores.js'

const { folder, remove } = createFolder()
let connection: Connection
let layout: Layout
beforeAll(async () => {
  connection = await openConnection({ folder })
  layout = { database: connection.database }
})
afterAll(async () => {
  await connection.client.close()
  remove()
})

async function rowsOf(query: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  return (await connection.client.query({ query, format: 'JSONEachRow' })).json()
}
const versions = async () => (await rowsOf('SELECT version FROM migrations FINAL ORDER BY version')).map(({ version }) => Number(version))

test('two servers that start at once make the schema together', async () => {
  await Promise.all([migrate(connection.client, layout), migrate(connection.client, layout)])
  expect(await versions()).toEqual(migrations.map((_, index) => index + 1))
  expect(await rowsOf('SELECT count() AS count FROM records')).toHaveLength(1)
})

test('a later version applies what is new, once, and goes on where a server died', async () => {
  const add = () => [
    'ALTER TABLE keys ADD COLUMN IF NOT EXISTS usedAt Int64',
    'CREATE TABLE IF NOT EXISTS uses (id String) ENGINE = MergeTree ORDER BY id',
  ]
  const broken = () => [add()[0] ?? '', 'CREATE TABLE']
  await expect(migrate(connection.client, layout, [...migrations, broken])).rejects.toThrow()
  expect(await versions()).toEqual(migrations.map((_, index) => index + 1))
  await migrate(connection.client, layout, [...migrations, add])
  await migrate(connection.client, layout, [...migrations, add])
  expect(await versions()).toHaveLength(migrations.length + 1)
  expect(await rowsOf("SELECT name FROM system.columns WHERE table = 'keys' AND name = 'usedAt'")).toHaveLength(1)
})

test('a store that a newer version made is refused', async () => {
  const refused = migrate(connection.client, layout)
  await expect(refused).rejects.toThrow(UserError)
  await expect(refused).rejects.toThrow(
    /^The store has version 2 of the schema, and this server knows versions up to 1\. Use a newer version/,
  )
})

test('a retention is set, changed and taken back, and deletes what is older', async () => {
  const ttl = async () =>
    /TTL .*$/m.exec(String((await rowsOf("SELECT engine_full FROM system.tables WHERE name = 'records'"))[0]?.engine_full))?.[0]
  const day = 24 * 60 * 60 * 1000
  const timestamps = [Date.now(), Date.now() - 20 * day, 0, -8.64e15, 8.64e15]
  const values = timestamps.map((timestamp, index) => ({ kind: 'test', timestamp, id: String(index) }))
  await connection.client.insert({ table: 'records', columns: ['kind', 'timestamp', 'id'], values, format: 'JSONEachRow' })
  const ids = async () => (await rowsOf('SELECT id FROM records ORDER BY id')).map(({ id }) => id)

  await applyRetention(connection.client, layout, 400 * day)
  await connection.client.command({ query: 'OPTIMIZE TABLE records FINAL' })
  expect(await ids()).toEqual(['0', '1', '4'])
  await applyRetention(connection.client, layout, 10 * day)
  await applyRetention(connection.client, layout, 10 * day)
  expect(await ttl()).toContain(`toIntervalSecond(${10 * 24 * 60 * 60})`)
  await connection.client.command({ query: 'OPTIMIZE TABLE records FINAL' })
  expect(await ids()).toEqual(['0', '4'])
  await applyRetention(connection.client, layout)
  expect(await ttl()).toBeUndefined()
})

test('the schema of a cluster is replicated, and tests are divided by their id', async () => {
  const cluster: Layout = { database: 'history', cluster: 'two-by-two' }
  const statements = [migrationsTable(cluster), ...firstSchema(cluster)]
  for (const statement of statements) {
    expect(statement).toContain(' ON CLUSTER `two-by-two`')
    // The engine's parser alone: a cluster is not at hand.
    expect(await rowsOf(`EXPLAIN AST ${statement}`)).not.toEqual([])
  }
  expect(statements.filter((statement) => /ENGINE = Replicated/.test(statement))).toHaveLength(3)
  expect(statements.at(-1)).toContain("ENGINE = Distributed('two-by-two', 'history', 'records_local', cityHash64(id))")
})
