import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { Session } from 'chdb'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { UserError } from '../../../src/base/errors.js'
import { BatchConflictError } from '../../../src/server/store/batch-conflict-error.js'
import { openClickHouseStore } from '../../../src/server/store/clickhouse-store.js'
import { StoreNotReadyError } from '../../../src/server/store/store-not-ready-error.js'
import { StoreUnavailableError } from '../../../src/server/store/store-unavailable-error.js'
import { type Bridge, startBridge } from './clickhouse-bridge.js'
import { always, coordinatesOf, entriesOf } from './entries.js'
import { createFolder, openStore } from './open-stores.js'
import { selfMadeCertificate } from './self-made-certificate.js'

const { folder, remove } = createFolder()
const certificate = selfMadeCertificate()
let bridge: Bridge
beforeAll(async () => {
  bridge = await startBridge(folder, { users: { ann: 's/cre:t' } })
})
afterEach(() => bridge.fault())
afterAll(async () => {
  await bridge.close()
  remove()
})

const place = (database = 'history', rest: object = {}) => ({ url: bridge.url, username: 'ann', password: 's/cre:t', database, ...rest })
const parameters = (org: string) => ({ ...coordinatesOf(org), ...always })
const batchOf = (org: string, names = ['a']) => ({
  org,
  idempotencyKey: 'k',
  contentHash: () => JSON.stringify(names),
  records: names.map((name) => ({ kind: 'test', ...coordinatesOf(org), id: name, name, status: 'failed', timestamp: 1 })),
})
const isInsert = (query: string) => query.startsWith('INSERT INTO records')

test('reads user, password and database from the address and creates the database', async () => {
  const url = bridge.url.replace('//', '//ann:s%2Fcre%3At@').concat('/made_from_address')
  for (const round of ['makes it', 'finds it']) {
    const store = await openStore({ url })
    await expect(store.checkReadiness(), round).resolves.toBeUndefined()
    await store.close()
  }
  expect(bridge.requests.filter(({ query }) => query.startsWith('CREATE DATABASE'))).toMatchObject([
    { query: 'CREATE DATABASE IF NOT EXISTS made_from_address', database: 'default', user: 'ann' },
  ])
})

test('names the user and hides the password when the login fails', async () => {
  const refused = openClickHouseStore({ place: place('history', { password: 'guess' }) })
  await expect(refused).rejects.toThrow(UserError)
  await expect(refused).rejects.toThrow(
    /^127\.0\.0\.1:\d+ in --store rejected the user "ann" or the password\. Check SERVICE_STORE_USER and SERVICE_STORE_PASSWORD\.$/,
  )
})

test('sends a batch as one block with its own token', async () => {
  const store = await openStore(place())
  await store.insert(batchOf('one block', ['ä'.repeat(100_000), 'b']))
  await store.close()
  const insert = bridge.requests.findLast(({ query }) => isInsert(query))
  expect(insert?.settings).toMatchObject({ async_insert: '0', min_insert_block_size_rows: '1000000000', insert_deduplicate: '1' })
  expect(insert?.settings.insert_deduplication_token).toMatch(/^[0-9a-f]{32}$/)
  const lines = insert?.body.split('\n').filter((line) => line !== '')
  expect(lines?.map((line) => JSON.parse(line).name.length)).toEqual([100_000, 1])
})

test('stores a batch once when two servers receive it at the same time', async () => {
  const stores = await Promise.all([openStore(place()), openStore(place())])
  await Promise.all(stores.map((store) => store.insert(batchOf('race'))))
  const [store] = stores
  expect(await entriesOf(await store.testsAggregated(parameters('race')))).toMatchObject([{ totalCount: 1 }])
  for (const one of stores) await one.close()
})

test('refuses one of two contents when two servers receive them with the same key', async () => {
  const stores = await Promise.all([openStore(place()), openStore(place())])
  let bothLooked = () => {}
  const looked = new Promise<void>((resolve) => {
    bothLooked = resolve
  })
  let inserts = 0
  bridge.fault((query) => {
    if (!isInsert(query)) return undefined
    inserts += 1
    if (inserts === 2) bothLooked()
    return { hold: looked }
  })
  const outcomes = await Promise.allSettled(stores.map((store, number) => store.insert(batchOf('contents', [`content ${number}`]))))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: expect.any(BatchConflictError) })
  const [store] = stores
  const stored = outcomes.findIndex(({ status }) => status === 'fulfilled')
  expect(await entriesOf(await store.testsAggregated(parameters('contents')))).toMatchObject([{ name: `content ${stored}`, totalCount: 1 }])
  for (const one of stores) await one.close()
})

test('stores only the missing modules of a repeated batch when a shard of the cluster lacks rows', async () => {
  await (await openStore(place())).close()
  const store = await openClickHouseStore({ place: place(), cluster: 'two' })
  const before = bridge.requests.length
  const { records, ...rest } = batchOf('cluster', ['a', 'b'])
  const batch = { ...rest, records: records.map((record) => ({ ...record, module: `module ${record.name}` })) }
  await store.insert(batch)
  await store.insert(batch)
  const inserts = () => bridge.requests.slice(before).filter(({ query }) => isInsert(query))
  expect(inserts()).toHaveLength(1)
  const session = new Session(folder)
  await session.queryAsync("DELETE FROM history.records WHERE org = 'cluster' AND module = 'module b'")
  session.close()
  await store.insert(batch)
  const sent = inserts()
  expect(sent[0]?.settings).toMatchObject({ distributed_foreground_insert: '1' })
  expect(sent[1]?.settings).toEqual(sent[0]?.settings)
  expect(
    sent.map(({ body }) =>
      body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).module),
    ),
  ).toEqual([['module a', 'module b'], ['module b']])
  expect(await entriesOf(await store.testsAggregated({ ...parameters('cluster'), module: 'module a' }))).toMatchObject([{ totalCount: 1 }])
  await store.close()
})

test('creates the database on all servers of a cluster', async () => {
  // chDB has no clusters, so it refuses the statement.
  const opened = openClickHouseStore({ place: place('of_cluster'), cluster: 'two-by-two' })
  await expect(opened).rejects.toThrow(UserError)
  await expect(opened).rejects.toThrow(/two-by-two.* Set --cluster to a cluster that system\.clusters lists\.$/s)
  expect(bridge.requests.at(-1)?.query).toBe('CREATE DATABASE IF NOT EXISTS of_cluster ON CLUSTER `two-by-two`')
})

test('sends async inserts with tokens and waits until they are stored', async () => {
  const store = await openStore(place(), { asyncInserts: true })
  await store.insert(batchOf('gathered'))
  await store.insert({ ...batchOf('gathered'), idempotencyKey: 'other' })
  const [first, second] = bridge.requests.filter(({ query }) => isInsert(query)).slice(-2)
  expect(first?.settings).toMatchObject({ async_insert: '1', wait_for_async_insert: '1', async_insert_deduplicate: '1' })
  // ClickHouse combines batches whose statement and settings are equal, except for the token.
  expect({ ...second, body: '', settings: { ...second?.settings, insert_deduplication_token: '' } }).toEqual({
    ...first,
    body: '',
    settings: { ...first?.settings, insert_deduplication_token: '' },
  })
  expect(second?.settings.insert_deduplication_token).not.toBe(first?.settings.insert_deduplication_token)
  expect(await entriesOf(await store.testsAggregated(parameters('gathered')))).toMatchObject([{ totalCount: 2 }])
  await store.close()
})

test('lets the shards of a cluster combine batches, which they receive with their tokens', async () => {
  await (await openStore(place())).close()
  const store = await openClickHouseStore({ place: place(), cluster: 'two', asyncInserts: true })
  await store.insert(batchOf('shards'))
  await store.insert(batchOf('shards'))
  const sent = bridge.requests.filter(({ query, body }) => isInsert(query) && body.includes('"shards"'))
  expect(sent).toHaveLength(1)
  expect(sent[0]?.settings).toMatchObject({
    async_insert: '0',
    wait_for_async_insert: '1',
    async_insert_deduplicate: '1',
    prefer_localhost_replica: '0',
    insert_deduplicate: '1',
    insert_deduplication_token: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(await entriesOf(await store.testsAggregated(parameters('shards')))).toMatchObject([{ totalCount: 1 }])
  await store.close()
})

test('refuses async inserts for a data folder', async () => {
  await expect(openClickHouseStore({ place: { folder }, asyncInserts: true })).rejects.toThrow(
    '--async-inserts requires a ClickHouse server',
  )
})

test('recovers after the engine was unavailable', async () => {
  const store = await openStore(place())
  bridge.fault(() => ({ status: 503, body: 'no healthy upstream' }))
  await expect(store.checkReadiness()).rejects.toThrow(new StoreNotReadyError('The store does not respond.'))
  await expect(store.insert(batchOf('gone'))).rejects.toThrow(StoreUnavailableError)
  await expect(store.testsAggregated(parameters('gone'))).rejects.toThrow(StoreUnavailableError)
  bridge.fault()
  await store.insert(batchOf('gone'))
  expect(await entriesOf(await store.testsAggregated(parameters('gone')))).toMatchObject([{ totalCount: 1 }])
  await store.close()
})

test('throws a StoreUnavailableError when the server is overloaded, but not for invalid SQL', async () => {
  const store = await openStore(place())
  bridge.fault(() => ({ status: 500, body: 'Code: 252. DB::Exception: Too many parts. (TOO_MANY_PARTS)' }))
  await expect(store.keys()).rejects.toThrow(StoreUnavailableError)
  bridge.fault(() => ({ status: 400, body: 'Code: 62. DB::Exception: Syntax error. (SYNTAX_ERROR)' }))
  await expect(store.keys()).rejects.not.toThrow(StoreUnavailableError)
  await expect(store.keys()).rejects.toThrow('Syntax error')
  await store.close()
})

test('stores a batch once when it is repeated after a late or lost response', async () => {
  const patient = await openStore(place())
  const hasty = await openClickHouseStore({ place: place('history', { timeoutMs: 2000 }) })
  const { promise, release } = held()
  bridge.fault((query) => (isInsert(query) ? { hold: promise } : undefined))
  await expect(hasty.insert(batchOf('late'))).rejects.toThrow(StoreUnavailableError)
  bridge.fault((query) => (isInsert(query) ? { cutBehind: 0 } : undefined))
  await expect(patient.insert(batchOf('never'))).rejects.toThrow(StoreUnavailableError)
  bridge.fault()
  release()
  for (const org of ['late', 'never']) {
    await patient.insert(batchOf(org))
    expect(await entriesOf(await patient.testsAggregated(parameters(org)))).toMatchObject([{ totalCount: 1 }])
  }
  await hasty.close()
  await patient.close()
})

test('fails only the reader when a result is incomplete', async () => {
  const store = await openStore(place())
  await store.insert(batchOf('broken', ['a', 'b']))
  bridge.fault(() => ({ cutBehind: 40 }))
  const broken = await store.testsAggregated(parameters('broken'))
  await expect(text(broken)).rejects.toThrow(StoreUnavailableError)
  bridge.fault()
  expect(await entriesOf(await store.testsAggregated(parameters('broken')))).toHaveLength(2)
  await store.close()
})

test('throws a StoreUnavailableError when the connection is refused', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  await expect(openClickHouseStore({ place: { url: `http://127.0.0.1:${port}` } })).rejects.toThrow(StoreUnavailableError)
})

test.skipIf(certificate === undefined)('trusts a certificate only when its authority is given', async () => {
  const safe = await startBridge(folder, { tls: certificate })
  try {
    const trusting = await openStore({ url: safe.url, certificateAuthorities: certificate?.cert })
    await expect(trusting.checkReadiness()).resolves.toBeUndefined()
    await trusting.close()
    const refused = openClickHouseStore({ place: { url: safe.url } })
    await expect(refused).rejects.toThrow(UserError)
    await expect(refused).rejects.toThrow(/^The certificate of 127\.0\.0\.1:\d+ in --store is not trusted: .* --store-ca /)
  } finally {
    await safe.close()
  }
})

function held(): { readonly promise: Promise<void>; readonly release: () => void } {
  let release = () => {}
  const promise = new Promise<void>((resolve) => {
    release = resolve
  })
  return { promise, release }
}
