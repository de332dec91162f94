import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { InputOutputError, UserError } from '../../../src/errors.js'
import { openClickHouseStore } from '../../../src/server/store/clickhouse-store.js'
import { StoreUnavailableError } from '../../../src/server/store/store-unavailable-error.js'
import { createFolder } from './open-stores.js'
import { bundleScript } from './store-process.js'

const { folder, remove } = createFolder()
afterAll(remove)

interface Received {
  readonly query: string
  readonly database: string | null
  readonly authorization: string | undefined
  readonly body: string
}

/** An HTTP server that answers every query by the rule, and says what came. */
async function startEngine(answer: (query: string) => { readonly status: number; readonly body?: string; readonly code?: string }) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    const body = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString()
    const query = url.searchParams.get('query') ?? body
    const { authorization } = request.headers
    received.push({ query, database: url.searchParams.get('database'), authorization, body })
    const { status, body: text = '', code } = answer(query)
    response.writeHead(status, code === undefined ? {} : { 'X-ClickHouse-Exception-Code': code }).end(text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { received, address: `127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

test('a server is reached with the user, password and database of its address, and sent rows in one block with a token', async () => {
  const engine = await startEngine(() => ({ status: 200 }))
  const store = await openClickHouseStore({ place: { url: `http://ann:s%2Fcret@${engine.address}/history` } })
  await store.insert({
    org: 'acme',
    idempotencyKey: 'k',
    records: [
      { kind: 'test', name: 'ä'.repeat(100_000) },
      { kind: 'test', name: 'b' },
    ],
  })
  await store.close()
  engine.close()
  const insert = engine.received.find(({ query }) => query.startsWith('INSERT'))
  expect(insert?.database).toBe('history')
  expect(insert?.authorization).toBe(`Basic ${Buffer.from('ann:s/cret').toString('base64')}`)
  expect(insert?.query).toMatch(/min_insert_block_size_rows = 1000000000.* insert_deduplication_token = '[0-9a-f]{32}' FORMAT JSONEachRow$/)
  const names = insert?.body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line).name.length)
  expect(names).toEqual([100_000, 1])
})

test('a cluster is sent a batch again, for the shards that have not got it, with the same token', async () => {
  const engine = await startEngine(() => ({ status: 200 }))
  const store = await openClickHouseStore({ place: { url: `http://${engine.address}` }, cluster: 'two' })
  const batch = { org: 'acme', idempotencyKey: 'k', records: [{ kind: 'test', name: 'a' }] }
  await store.insert(batch)
  await store.insert(batch)
  await store.close()
  engine.close()
  const queries = engine.received.map(({ query }) => query).filter((query) => query !== 'SELECT 1')
  expect(queries).toHaveLength(2)
  expect(queries[0]).toContain('distributed_foreground_insert = 1')
  expect(queries[1]).toBe(queries[0])
})

test('a database that is not there is made', async () => {
  const engine = await startEngine((query) =>
    query === 'SELECT 1'
      ? { status: 404, code: '81', body: 'Code: 81. DB::Exception: Database x does not exist. (UNKNOWN_DATABASE)' }
      : { status: 200 },
  )
  const store = await openClickHouseStore({ place: { url: `http://${engine.address}` } })
  await store.close()
  engine.close()
  expect(engine.received.at(-1)).toMatchObject({
    query: expect.stringMatching(/^CREATE DATABASE IF NOT EXISTS build_report/),
    database: null,
  })
})

test('an answer passes through as it comes', async () => {
  const engine = await startEngine((query) => ({ status: 200, body: query === 'SELECT 1' ? '' : '[\n{"timestamp":0}\n]\n' }))
  const store = await openClickHouseStore({ place: { url: `http://${engine.address}` } })
  const question = { org: 'o', project: 'p', module: 'm', fromTs: 0, toTs: 1, interval: 1, statuses: [] }
  expect(JSON.parse(await text(await store.testsAggregated(question)))).toEqual({ tests: [{ timestamp: 0 }] })
  await store.close()
  engine.close()
})

test('an answer that breaks off is an error of the reader alone, and one that nobody wants is broken off', async () => {
  const responses: ServerResponse[] = []
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200)
    if (!request.url?.includes('wait_end_of_query')) return void response.end()
    responses.push(response)
    response.write('[\n{"timestamp":0}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const store = await openClickHouseStore({ place: { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } })
  const question = { org: 'o', project: 'p', module: 'm', fromTs: 0, toTs: 1, interval: 1, statuses: [] }
  const broken = await store.testsAggregated(question)
  responses[0]?.destroy()
  await expect(text(broken)).rejects.toThrow(StoreUnavailableError)
  const unwanted = await store.testsAggregated(question)
  const gone = once(responses[1] ?? server, 'close')
  unwanted.destroy()
  await gone
  server.close()
  await store.close()
})

test('a server that is overloaded or gone is unavailable; a wrong query is a bug', async () => {
  const answers = ['Code: 252. DB::Exception: Too many parts. (TOO_MANY_PARTS)', 'Code: 62. DB::Exception: Syntax error. (SYNTAX_ERROR)']
  let body: string | undefined
  const engine = await startEngine(() => (body === undefined ? { status: 200 } : { status: 500, body }))
  const store = await openClickHouseStore({ place: { url: `http://${engine.address}` } })
  body = answers[0]
  await expect(store.keys()).rejects.toThrow(StoreUnavailableError)
  body = answers[1]
  await expect(store.keys()).rejects.not.toThrow(StoreUnavailableError)
  await expect(store.keys()).rejects.toThrow('Syntax error')
  engine.close()
  await store.close()
})

test('a port where nobody listens is unavailable', async () => {
  const server = createTcpServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  await expect(openClickHouseStore({ place: { url: `http://127.0.0.1:${port}` } })).rejects.toThrow(StoreUnavailableError)
})

test.each(['clickhouse:9000', 'ftp://host', ''])('the address %j is refused, and not shown', async (url) => {
  const refused = openClickHouseStore({ place: { url } })
  await expect(refused).rejects.toThrow(UserError)
  await expect(refused).rejects.toThrow(/^--store: that is not the address of a ClickHouse server\. Give its HTTP interface/)
})

test('a cluster is of a server, and has a name', async () => {
  await expect(openClickHouseStore({ place: { folder }, cluster: 'c' })).rejects.toThrow('--cluster "c": a data folder has no clusters.')
  const url = 'http://localhost'
  await expect(openClickHouseStore({ place: { url }, cluster: '`; DROP' })).rejects.toThrow('that is not the name of a cluster')
})

test('without chDB the error says what to install', async () => {
  // The bundle stands where no package can be found.
  const script = await bundleScript('inserting-process', { folder, external: /^chdb/ })
  const said: string[] = []
  for await (const line of script.start(folder).lines) said.push(line)
  script.remove()
  expect(said).toEqual([
    'UserError: The embedded database chDB is not installed. Install it with "npm install chdb" (Linux with glibc, or macOS), or name a ClickHouse server with --store.',
  ])
})

test('a folder that cannot be made is named', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const place = { folder: join(file, 'data') }
  await expect(openClickHouseStore({ place })).rejects.toThrow(InputOutputError)
  await expect(openClickHouseStore({ place })).rejects.toThrow(`The data folder ${place.folder} cannot be made.`)
})
