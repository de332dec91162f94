import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Connection } from '../../../src/server/store/connection.js'
import { openFolder } from '../../../src/server/store/embedded-connection.js'
import { QueryCancelledError } from '../../../src/server/store/query-cancelled-error.js'
import { type Bridge, startBridge } from './clickhouse-bridge.js'
import { always, coordinatesOf } from './entries.js'
import { createFolder, openStore } from './open-stores.js'

const { folder, remove } = createFolder()
let bridge: Bridge
beforeAll(async () => {
  bridge = await startBridge(folder)
})
afterEach(() => bridge.fault())
afterAll(async () => {
  await bridge.close()
  remove()
})

const jsonQuery = (select: string) => ({ sql: `${select} FORMAT JSONEachRow SETTINGS max_threads = 1`, parameters: {}, timeMs: 600_000 })
const short = (number: number) => jsonQuery(`SELECT ${number} AS number`)
/** Takes hours. */
const long = (number: number) => jsonQuery(`SELECT sum(sipHash64(number + ${number})) AS sum FROM numbers(10000000000000)`)

async function withConnection(use: (connection: Connection) => Promise<void>): Promise<void> {
  const connection = await openFolder(folder, 'long_queries')
  try {
    await use(connection)
  } finally {
    await connection.close()
  }
}

const numberFrom = async ({ query }: Connection, number: number, organisation: string) =>
  JSON.parse(await text(await query(short(number), { organisation })))

test('answers a short query of a data folder while another organisation runs long ones', () =>
  withConnection(async (connection) => {
    const client = new AbortController()
    const caller = { organisation: 'acme', signal: client.signal }
    const ends = Promise.allSettled([1, 2, 3, 4, 5, 6].map((number) => connection.query(long(number), caller)))
    for (const number of [1, 2, 3]) expect(await numberFrom(connection, number, 'globex')).toEqual({ number })
    client.abort()
    for (const end of await ends) expect(end).toMatchObject({ reason: expect.any(QueryCancelledError) })
  }))

test('stops a query of a data folder when all of its clients have disconnected', () =>
  withConnection(async (connection) => {
    const clients = [new AbortController(), new AbortController()]
    const ends = Promise.allSettled(clients.map(({ signal }) => connection.query(long(7), { organisation: 'acme', signal })))
    const running = async () => {
      const query = "SELECT count() AS count FROM system.processes WHERE query LIKE '%sip' || 'Hash64(number + 7)%'"
      const [row] = await (await connection.client.query({ query, format: 'JSONEachRow' })).json<{ readonly count: string }>()
      return Number(row?.count)
    }
    await expect.poll(running).toBe(1)
    clients[0]?.abort()
    expect(await running()).toBe(1)
    clients[1]?.abort()
    for (const end of await ends) expect(end).toMatchObject({ reason: expect.any(QueryCancelledError) })
    await expect.poll(running).toBe(0)
  }))

const parametersOf = (org: string, toTs: number) => ({ ...coordinatesOf(org), ...always, toTs })

test('runs queries of others on a ClickHouse server while one organisation runs many long ones', async () => {
  const store = await openStore({ url: bridge.url })
  let release = () => {}
  const hold = new Promise<void>((resolve) => {
    release = resolve
  })
  let held = 0
  bridge.fault((query) => {
    if (!query.includes("records.kind = 'test'")) return undefined
    if (/max_execution_time = (0\.25|1)\b/.test(query)) {
      return { status: 408, body: 'Code: 159. DB::Exception: Timeout exceeded: elapsed 1001 ms. (TIMEOUT_EXCEEDED)' }
    }
    held += 1
    return { hold }
  })
  const answers = Promise.all(Array.from({ length: 20 }, (_, index) => store.testsAggregated(parametersOf('acme', index + 1))))
  await expect.poll(() => held).toBe(4)
  for (let time = 0; time < 3; time += 1) expect(await text(await store.coordinates({ org: 'globex' }))).toContain('"coordinates"')
  await store.insert({
    org: 'globex',
    idempotencyKey: 'k',
    records: [{ kind: 'test', ...coordinatesOf('globex'), id: 'a', name: 'a', status: 'failed', timestamp: 1 }],
  })
  expect(held).toBe(4)
  release()
  for (const answer of await answers) await text(answer)
  expect(held).toBe(20)
  await store.close()
})

test('closes the request to a ClickHouse server when the client disconnects', async () => {
  const store = await openStore({ url: bridge.url })
  const client = new AbortController()
  let asked = () => {}
  const isAsked = new Promise<void>((resolve) => {
    asked = resolve
  })
  bridge.fault((query) => {
    if (!query.includes("records.kind = 'test'")) return undefined
    asked()
    return { hold: new Promise(() => {}) }
  })
  const answer = store.testsAggregated(parametersOf('acme', 1), client.signal)
  await isAsked
  client.abort()
  await expect(answer).rejects.toThrow(QueryCancelledError)
  expect(bridge.requests.at(-1)?.settings).toMatchObject({ readonly: '2', cancel_http_readonly_queries_on_client_close: '1' })
  await store.close()
})
