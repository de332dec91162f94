// Tests that clients which send or read too little in time are disconnected without delaying others.
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { head, openRawClient, recordsHead } from './raw-client.js'
import { ask, makeKey, type RunningServer, startServer } from './running-server.js'
import { newYear } from './store/entries.js'
import { createFolder } from './store/open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

/** Sends single bytes until the server closes the connection. */
async function drip(server: RunningServer, start: string, drop: string): Promise<string> {
  const { socket, answer } = await openRawClient(server.port)
  socket.write(start)
  const timer = setInterval(() => socket.writable && socket.write(drop), 20)
  const said = await answer
  clearInterval(timer)
  return said
}

const many = (count: number, make: () => Promise<string>) => Array.from({ length: count }, make)

test('ends a request that arrives too slowly without delaying others', async () => {
  const server = await startServer(folder, { timeouts: { headersMs: 5000, requestMs: 6000, idleMs: 60_000 } })
  const key = await makeKey(server)
  let ended = 0
  const drips = [
    ...many(40, () => drip(server, 'GET /healthz HTTP/1.1\r\nhost: x\r\n', 'a: b\r\n')),
    ...many(40, () => drip(server, recordsHead(key, { 'content-length': '100000' }), ' ')),
    ...many(40, () => drip(server, recordsHead(key, { 'transfer-encoding': 'chunked' }), '1\r\n \r\n')),
    ...many(40, () => drip(server, head('POST /v1/keys', { 'content-length': '1000' }), ' ')),
  ].map(async (said) => {
    const answer = await said
    ended += 1
    return answer
  })
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  expect((await ask(`${server.url}/v1/data/properties?org=acme&project=a&module=b&name=c`, key)).status).toBe(200)
  expect(ended).toBe(0)
  const answers = await Promise.all(drips)
  for (const answer of answers.slice(0, 120)) expect(answer).toMatch(/^HTTP\/1.1 (408|503) .*\r\n/)
  // A request without a key is refused before its content.
  for (const answer of answers.slice(120)) expect(answer).toMatch(/^HTTP\/1.1 401 /)
})

test('ends a response that the client does not read without delaying others', async () => {
  const server = await startServer(folder, { timeouts: { headersMs: 5000, requestMs: 10_000, idleMs: 60_000 } })
  const key = await makeKey(server)
  const name = 'long '.repeat(200)
  const lines = Array.from({ length: 20_000 }, (_, index) => {
    const test = { kind: 'test', name: `${name}${index}`, status: 'failed', project: 'shop', module: 'large', timestamp: newYear }
    return `${JSON.stringify(test)}\n`
  })
  const headers = { 'content-type': 'application/x-ndjson' }
  expect((await ask(`${server.url}/v1/data/records`, key, { method: 'POST', headers, body: lines.join('') })).status).toBe(200)

  const large = `/v1/data/tests/aggregated?org=acme&project=shop&module=large&fromTs=${newYear}&toTs=${newYear + 1000}`
  const clients = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const socket = connect({ port: server.port, host: '127.0.0.1' }).pause()
      await once(socket, 'connect')
      socket.write(head(`GET ${large}`, { 'service-api-key': key }))
      // The response has started, but is not read.
      await once(socket, 'readable')
      return socket
    }),
  )
  expect((await ask(`${server.url}/v1/data/properties?org=acme&project=a&module=b&name=c`, key)).status).toBe(200)
  expect((await ask(`${server.url}/v1/data/records`, key, { method: 'POST', headers, body: lines[0] ?? '' })).status).toBe(200)
  expect(await connectionsOf(server)).toBeGreaterThanOrEqual(clients.length)
  // The clients are still connected, but the server has dropped them.
  await expect.poll(() => connectionsOf(server), { interval: 200 }).toBeLessThan(clients.length)
  for (const socket of clients) {
    expect(socket.destroyed).toBe(false)
    socket.destroy()
  }
})

/** Returns the number of connections that the server counts. */
async function connectionsOf({ url }: RunningServer): Promise<number> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  return Number(/^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)$/m.exec(metrics)?.[1])
}
