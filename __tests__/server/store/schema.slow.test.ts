import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClickHouseClient } from '@clickhouse/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import { BatchConflictError } from '../../../src/server/store/batch-conflict-error.js'
import { boundQuery } from '../../../src/server/store/bound-query.js'
import type { Connection } from '../../../src/server/store/connection.js'
import { openConnection } from '../../../src/server/store/open-connection.js'
import { prepareSchema } from '../../../src/server/store/prepare-schema.js'
import { branchesQuery } from '../../../src/server/store/queries/branches-query.js'
import { causesQuery } from '../../../src/server/store/queries/causes-query.js'
import { firstRunQuery } from '../../../src/server/store/queries/facts-query.js'
import { flakyQuery } from '../../../src/server/store/queries/flaky-query.js'
import { flakySinceQuery } from '../../../src/server/store/queries/flaky-since-query.js'
import { moduleCausesQuery } from '../../../src/server/store/queries/module-causes-query.js'
import { modulesFlakyQuery } from '../../../src/server/store/queries/modules-flaky-query.js'
import { recordRow } from '../../../src/server/store/record-row.js'
import { quarterMs } from '../../../src/server/store/record-summary.js'
import { retainedRecords } from '../../../src/server/store/retained-records.js'
import { requiredSchemaVersion, schema, schemaUpdate, schemaVersion } from '../../../src/server/store/schema.js'
import { always, coordinatesOf, entriesOf } from './entries.js'
import { createFolder, engines, openStore, overHttp, type TestPlace } from './open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

/** The statements that ClickHouse shows for the tables of version 8. They never change. */
const version8 = readFileSync(join(import.meta.dirname, 'schema-8.sql'), 'utf8')

const projectionNamed = (name: string) => new RegExp(`,\\n {4}PROJECTION ${name}\\n {4}\\([^]*?\\n {4}\\)`)

/** The parts of the table of records that a version added. */
const additions = [
  { version: 7, part: /(?: {4}`(?:evidence|test|testRun|event|eventId|failedMs)` .+\n){6}/ },
  { version: 7, part: projectionNamed('builds') },
  { version: 8, part: projectionNamed('events') },
]

/** Returns the statements that ClickHouse shows for the tables of a version. */
const statementsOf = (version: number): readonly string[] =>
  additions
    .filter((addition) => addition.version > version)
    .reduce((sql, { part }) => sql.replace(part, ''), version8)
    .trimEnd()
    .replace(/;$/, '')
    .split(';\n\n')

// The tests depend on each other.
describe.each(engines(folder))('the schema, %s,', (engine, open) => {
  let place: TestPlace
  let connection: Connection
  let client: ClickHouseClient
  let layout: { readonly database: string }
  beforeAll(async () => {
    place = await open()
    connection = await openConnection(place.place)
    client = connection.client
    layout = { database: connection.database }
  })
  afterAll(async () => {
    await connection.close()
    await place.close()
  })

  const rowsOf = async (query: string): Promise<readonly Readonly<Record<string, unknown>>[]> =>
    (await client.query({ query, format: 'JSONEachRow' })).json()
  const storedVersions = async () =>
    (await rowsOf('SELECT version FROM migrations FINAL ORDER BY version')).map((row) => Number(row.version))
  const tables = () => rowsOf('SELECT name, create_table_query FROM system.tables WHERE database = currentDatabase() ORDER BY name')
  const dropTables = async (names: readonly string[]): Promise<void> => {
    for (const name of names) await client.command({ query: `DROP TABLE IF EXISTS ${name} SYNC` })
  }
  const allTables = ['records', 'keys', 'batches', 'migrations']
  const recordVersions = async (versions: readonly number[]): Promise<void> => {
    await client.command({ query: 'TRUNCATE TABLE migrations' })
    const values = versions.map((version) => ({ version }))
    await client.insert({ table: 'migrations', columns: ['version'], values, format: 'JSONEachRow' })
  }

  /** The number of statements for a new store, with the one that records the version and the one that creates its table. */
  const statementCount = () => schema(layout).length + schemaUpdate(layout, 7).length + schemaUpdate(layout, 8).length + 2

  /** Returns the statements to interrupt. Over HTTP, some of them are enough, because the statements are the same. */
  const interruptedOf = (count: number) =>
    Array.from({ length: count }, (_, index) => index).filter((index) => engine !== overHttp || index % 4 === 0)

  const stopped = new Error('The process was killed.')
  /** Returns a client that stops before a statement, which is after the one before it. */
  const stoppedBefore = (statement: number): ClickHouseClient => {
    let done = 0
    return watchedClient(client, (name) => {
      if (name !== 'query' && done++ === statement) throw stopped
    })
  }

  test('creates the tables of version 8 exactly', async () => {
    await dropTables(allTables)
    for (const query of statementsOf(8)) await client.command({ query })
    const wanted = await tables()
    expect(wanted.map(({ name }) => name)).toEqual([...allTables].sort())
    await dropTables(allTables)
    await prepareSchema(client, layout)
    expect(await tables()).toEqual(wanted)
  })

  test('updates tables of version 6 to version 8 when an earlier update was interrupted before any statement', async () => {
    const wanted = await tables()
    for (const statement of interruptedOf(statementCount() - 1)) {
      await dropTables(allTables)
      for (const query of statementsOf(6)) await client.command({ query })
      await recordVersions([6])
      await expect(prepareSchema(stoppedBefore(statement), layout)).rejects.toThrow(stopped)
      await prepareSchema(client, layout)
      expect(await tables()).toEqual(wanted)
      expect(await storedVersions()).toEqual([6, 8])
    }
  })

  test('updates tables of version 6 that an older version created without recording the version', async () => {
    const wanted = await tables()
    await dropTables(allTables)
    for (const query of statementsOf(6)) await client.command({ query })
    await prepareSchema(client, layout)
    expect(await tables()).toEqual(wanted)
  })

  test('creates the tables once when two servers start at the same time', async () => {
    await dropTables(allTables)
    await Promise.all([prepareSchema(client, layout), prepareSchema(client, layout)])
    expect(await storedVersions()).toEqual([schemaVersion])
    expect((await tables()).length).toBe(allTables.length)
  })

  test('creates the tables when an earlier creation was interrupted before any statement', async () => {
    const wanted = await tables()
    for (const statement of interruptedOf(statementCount())) {
      await dropTables(allTables)
      await expect(prepareSchema(stoppedBefore(statement), layout)).rejects.toThrow(stopped)
      await prepareSchema(client, layout)
      expect(await tables()).toEqual(wanted)
      expect(await storedVersions()).toEqual([schemaVersion])
    }
  })

  test('creates the missing tables of a server that was added to a cluster, which has the version from the others', async () => {
    const wanted = await tables()
    await dropTables(['records', 'keys', 'batches'])
    await recordVersions([schemaVersion])
    let asked = 0
    const added = watchedClient(client, (name) => {
      // The first question is asked before the table of the version exists and is filled by Keeper.
      if (name === 'query' && asked++ === 0) throw Object.assign(new Error('The table is missing.'), { code: '60' })
    })
    await prepareSchema(added, layout)
    expect(await tables()).toEqual(wanted)
  })

  test('keeps version 7 when ClickHouse is too old for version 8, and updates it when ClickHouse was upgraded', async () => {
    await dropTables(allTables)
    for (const query of statementsOf(7)) await client.command({ query })
    const [wanted, said]: [unknown, string[]] = [await tables(), []]
    await dropTables(allTables)
    const old = watchedClient(client, (name, query) => {
      said.push(name)
      if (query.includes('PROJECTION IF NOT EXISTS events')) throw Object.assign(new Error('Syntax error.'), { code: '62' })
    })
    await prepareSchema(old, layout)
    expect([await tables(), await storedVersions()]).toEqual([wanted, [requiredSchemaVersion]])
    said.length = 0
    await prepareSchema(old, layout)
    expect(said).toEqual(['query', 'command'])
    await prepareSchema(client, layout)
    expect(await storedVersions()).toEqual([requiredSchemaVersion, schemaVersion])
  })

  test('changes nothing when the store has the version of the server', async () => {
    const said: string[] = []
    const watched = watchedClient(client, (name) => void said.push(name))
    await prepareSchema(watched, layout)
    expect(said).toEqual(['query'])
  })

  test.each([
    [
      1,
      'requires version 6 or later. Export its records with the version of build-report that wrote it and submit them to a new store, or delete it.',
    ],
    [
      5,
      'requires version 6 or later. Export its records with the version of build-report that wrote it and submit them to a new store, or delete it.',
    ],
    [9, 'only supports versions up to 8. Use a newer version of build-report, or another store.'],
  ])('is refused and not changed when the store has version %i', async (version, message) => {
    await recordVersions(Array.from({ length: version }, (_value, index) => index + 1))
    const said: string[] = []
    const watched = watchedClient(client, (name) => void said.push(name))
    const refused = prepareSchema(watched, layout)
    await expect(refused).rejects.toThrow(UserError)
    await expect(refused).rejects.toThrow(`The store has schema version ${version}, but this server ${message}`)
    expect(said).toEqual(['query'])
  })

  test('opens a store of version 6 that was updated from version 1, answers from it and recognises its batches', async () => {
    await dropTables(allTables)
    for (const query of statementsOf(6)) await client.command({ query })
    await recordVersions([1, 2, 3, 4, 5, 6])
    const common = { ...coordinatesOf('acme'), job: 'unit', id: 'a', name: 'a' }
    const records = [
      { kind: 'test', ...common, status: 'successful', build: '7.2', timestamp: 2 },
      { kind: 'test', ...common, status: 'failed', build: '7.1', timestamp: 1 },
    ]
    // Rows of version 1 have no hash of the content.
    const batch = createHash('sha256').update('["acme","old"]').digest('hex').slice(0, 32)
    const rows = records.map((record, index) => `{"batch":"${batch}",${recordRow(record, index + 1).slice(1)}\n`)
    await connection.insertRows([Buffer.from(rows.join(''))], {}, 'acme')
    const insert = async (idempotencyKey: string, content: string): Promise<void> => {
      const store = await openStore(place.place)
      try {
        expect(await entriesOf(await store.testsAggregated({ ...common, ...always }))).toMatchObject([
          { successfulCount: 1, totalCount: 1 },
        ])
        await store.insert({ org: 'acme', idempotencyKey, contentHash: () => content, records: [{ kind: 'job', ...common, id: 'unit' }] })
      } finally {
        await store.close()
      }
    }
    const jobs = async () => (await rowsOf("SELECT id FROM records WHERE kind = 'job'")).length
    await insert('old', 'any')
    expect(await jobs()).toBe(0)
    await insert('new', 'first')
    await insert('new', 'first')
    expect(await jobs()).toBe(1)
    await expect(insert('new', 'second')).rejects.toThrow(BatchConflictError)
  })

  test('summarises the builds of version 6 in the background when it updates them, and counts them before it has finished', async () => {
    await dropTables(allTables)
    for (const query of statementsOf(6)) await client.command({ query })
    await recordVersions([6])
    // The engine reads the records if that takes no longer.
    const { org, project, module } = coordinatesOf('acme')
    await client.command({
      query: `INSERT INTO records (kind, org, project, module, id, status, build, ref, timestamp)
SELECT 'test', '${org}', '${project}', '${module}', toString(number), 'failed', '7', 'main', ${quarterMs} FROM numbers(20000)`,
    })
    await prepareSchema(client, layout)
    const query = boundQuery(branchesQuery({ ...coordinatesOf('acme'), fromTs: quarterMs, toTs: 2 * quarterMs }))
    expect(await rowsOf(query)).toMatchObject([{ ref: 'main', build: '7', failed: 20_000 }])
    const plan = async () => (await rowsOf(`EXPLAIN ${query}`)).map(({ explain }) => String(explain)).join('\n')
    await vi.waitFor(async () => expect(await plan()).toContain('ReadFromMergeTree (builds)'), { timeout: 20_000 })
    expect(await rowsOf(query)).toMatchObject([{ ref: 'main', build: '7', failed: 20_000 }])
  })

  test('finds the events of version 6 before and after it updates them in the background, also with a retention', async () => {
    await dropTables(allTables)
    for (const query of statementsOf(6)) await client.command({ query })
    await recordVersions([6])
    const { org, project, module } = coordinatesOf('acme')
    const now = 400 * quarterMs
    // The test with the id "0" fails in each fifth build.
    await client.command({
      query: `INSERT INTO records (kind, org, project, module, id, job, status, cause, duration, build, ref, timestamp)
SELECT 'test', '${org}', '${project}', '${module}', toString(number % 1000), 'unit', if(number % 5000 = 1000, 'failed', 'successful') AS result,
  if(result = 'failed', '1-a', ''), 5, toString(intDiv(number, 1000)), 'main', ${now} + number FROM numbers(20000)`,
    })
    await prepareSchema(client, layout)
    const asked = { org, project, module, fromTs: now, toTs: now + quarterMs, base: 'main' }
    const branches = [{ project, module, ref: 'main' }]
    const queries = [
      [flakyQuery(asked), { testId: '0', flips: 4, baseFailures: 4, lostMs: 4000 * 5 }, 20_500],
      [flakySinceQuery(asked, ['0']), { testId: '0', since: now + 1000 }, 20_500],
      [modulesFlakyQuery(org, branches, asked), { testId: '0', flakyBuilds: 4, lostMs: 4000 * 5 }, 20_500],
      [causesQuery(asked), { cause: '1-a', tests: 1, failures: 4 }, 500],
      [moduleCausesQuery(org, branches, asked, 9), { cause: '1-a', tests: 1, builds: 4 }, 500],
    ] as const
    const retained = retainedRecords(layout, quarterMs, now + quarterMs)
    const texts = queries.flatMap(([{ sql, parameters }, row, rowsRead]) => {
      const all = { ...parameters, ...retained.parameters }
      return ['', ` SETTINGS ${retained.settings.join(', ')}`].map(
        (end) => [boundQuery({ sql: sql + end, parameters: all }), row, rowsRead] as const,
      )
    })
    const expectRows = async () => {
      for (const [text, row] of texts) expect(await rowsOf(text)).toMatchObject([row])
    }
    await expectRows()
    const plan = async (text: string) => (await rowsOf(`EXPLAIN ${text}`)).map(({ explain }) => String(explain)).join('\n')
    for (const [text, , most] of texts) {
      await vi.waitFor(async () => expect(await plan(text)).toContain('ReadFromMergeTree (events)'), { timeout: 20_000 })
      // The plan lacks subqueries that the engine runs first. Without the projection, each of them reads all 20,000 rows.
      const { statistics } = await (await client.query({ query: text, format: 'JSON' })).json()
      expect(statistics?.rows_read).toBeLessThan(most)
    }
    await expectRows()
  })

  test('lets a search for the first run of a test skip all rows when they lack it', async () => {
    const row = recordRow({ kind: 'test', ...coordinatesOf('indexed'), id: 'a', name: 'a', status: 'failed', timestamp: 1 }, 1)
    await connection.insertRows([Buffer.from(`${row}\n`)], {}, 'indexed')
    const rowsRead = async (testId: string) => {
      const asked = { ...coordinatesOf('indexed'), ...always, testId }
      return (await (await client.query({ query: boundQuery(firstRunQuery(asked)), format: 'JSON' })).json()).statistics?.rows_read
    }
    expect(await rowsRead('a')).toBeGreaterThan(0)
    expect(await rowsRead('none')).toBe(0)
  })
})

type Watch = (method: 'command' | 'insert' | 'query', query: string) => void

/** Returns a client that calls a function before each method that sends something. */
function watchedClient(client: ClickHouseClient, before: Watch): ClickHouseClient {
  return new Proxy(client, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      if (name !== 'command' && name !== 'insert' && name !== 'query') return method.bind(target)
      return async (...given: readonly unknown[]) => {
        const { query = '' } = given[0] as { readonly query?: string }
        before(name, query)
        return await method.apply(target, given)
      }
    },
  })
}
