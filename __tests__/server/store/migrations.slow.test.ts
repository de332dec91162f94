import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import type { Connection } from '../../../src/server/store/connection.js'
import { migrate, migrations } from '../../../src/server/store/migrations.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { createFolder, engines, type TestPlace } from './open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

// The tests depend on each other.
describe.each(engines(folder))('the schema, %s,', (_, open) => {
  let place: TestPlace
  let connection: Connection
  let layout: { readonly database: string }
  beforeAll(async () => {
    place = await open()
    connection = await openConnection(place.place)
    layout = { database: connection.database }
  })
  afterAll(async () => {
    await connection.client.close()
    await place.close()
  })

  const rowsOf = async (query: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    (await connection.client.query({ query, format: 'JSONEachRow' })).json()
  const versions = async () => (await rowsOf('SELECT version FROM migrations FINAL ORDER BY version')).map(({ version }) => Number(version))

  test('is created once when two servers start at the same time', async () => {
    await Promise.all([migrate(connection.client, layout), migrate(connection.client, layout)])
    expect(await versions()).toEqual(migrations.map((_, index) => index + 1))
    expect(await rowsOf('SELECT count() AS count FROM records')).toHaveLength(1)
  })

  test('creates the same schema as migrations from any version', async () => {
    // Otherwise Keeper refuses a new replica of a migrated table.
    const tableOf = async (steps: typeof migrations): Promise<unknown> => {
      for (const table of ['records', 'keys', 'batches', 'migrations'])
        await connection.client.command({ query: `DROP TABLE ${table} SYNC` })
      await migrate(connection.client, layout, steps)
      await migrate(connection.client, layout)
      return rowsOf(`SELECT name, create_table_query FROM system.tables WHERE database = currentDatabase() ORDER BY name`)
    }
    const whole = await tableOf(migrations)
    for (const version of migrations.keys()) expect([version, await tableOf(migrations.slice(0, version))]).toEqual([version, whole])
  })

  test('creates the version of the other servers when a server is added to a cluster', async () => {
    for (const table of ['records', 'keys', 'batches']) await connection.client.command({ query: `DROP TABLE ${table} SYNC` })
    await connection.client.command({ query: 'TRUNCATE TABLE migrations' })
    await connection.client.insert({ table: 'migrations', columns: ['version'], values: [{ version: 4 }], format: 'JSONEachRow' })
    const created: string[] = []
    let asked = 0
    const added = new Proxy(connection.client, {
      get(client, name) {
        const method: unknown = Reflect.get(client, name)
        if (typeof method !== 'function') return method
        return (...given: readonly { readonly query: string }[]) => {
          if (name === 'command') created.push(given[0]?.query ?? '')
          // The first question is asked before the table of migrations exists and is filled by Keeper.
          if (name === 'query' && asked++ === 0) return Promise.reject(Object.assign(new Error('The table is missing.'), { code: '60' }))
          return method.apply(client, given)
        }
      },
    })
    await migrate(added, layout)
    expect(created.filter((statement) => /records/.test(statement))).toEqual([
      expect.not.stringContaining('commitMessage'),
      expect.stringMatching(/^ALTER TABLE records ADD COLUMN IF NOT EXISTS commitMessage/),
      expect.stringMatching(/^ALTER TABLE records ADD COLUMN IF NOT EXISTS owners/),
      'ALTER TABLE records MATERIALIZE INDEX ids',
    ])
    expect(await versions()).toEqual(migrations.map((_, index) => index + 1))
  })

  test('is migrated once, also after a server crashed during the migration', async () => {
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
    expect(
      await rowsOf("SELECT name FROM system.columns WHERE database = currentDatabase() AND table = 'keys' AND name = 'usedAt'"),
    ).toHaveLength(1)
  })

  test('is not changed when it is up to date', async () => {
    const said: string[] = []
    const watched = new Proxy(connection.client, {
      get(client, name) {
        const method: unknown = Reflect.get(client, name)
        if (typeof method !== 'function') return method
        if (name === 'command' || name === 'insert') said.push(name)
        return method.bind(client)
      },
    })
    await migrate(watched, layout, [...migrations, () => []])
    expect(said).toEqual([])
  })

  test('is refused when a newer version created it', async () => {
    const refused = migrate(connection.client, layout)
    await expect(refused).rejects.toThrow(UserError)
    await expect(refused).rejects.toThrow(
      `The store has schema version ${migrations.length + 1}, but this server only supports versions up to ${migrations.length}. Use a newer version`,
    )
  })
})
