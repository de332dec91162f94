// Tests that incomplete uploads store nothing and free the memory that they used.
import type { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { storedBatches } from './http-batches.js'
import { openRawClient, recordsHead } from './raw-client.js'
import { ask, makeKey, startServer } from './running-server.js'
import { createFolder } from './store/open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

const line = `${JSON.stringify({ kind: 'test', name: 'half', status: 'failed', project: 'shop', module: 'cart' })}\n`
const lines = line.repeat(600)
/** The limit for all uploads. If one incomplete upload leaked its memory, the last upload would not fit. */
const maximumBytes = 100_000
const uploadLimits = { maximumBytes, maximumRecords: 10_000, maximumBytesInFlight: maximumBytes }

const ways: readonly (readonly [string, (key: string) => string | Buffer, (socket: Socket) => void])[] = [
  ['shorter than its Content-Length', (key) => recordsHead(key, { 'content-length': '99999' }) + lines, (socket) => socket.end()],
  [
    'reset before its Content-Length',
    (key) => recordsHead(key, { 'content-length': '99999' }) + lines,
    (socket) => socket.resetAndDestroy(),
  ],
  [
    'in chunks without an end',
    (key) => `${recordsHead(key, { 'transfer-encoding': 'chunked' })}${lines.length.toString(16)}\r\n${lines}\r\n`,
    (socket) => socket.end(),
  ],
  [
    'in chunks, reset in one of them',
    (key) => `${recordsHead(key, { 'transfer-encoding': 'chunked' })}${(lines.length + 10).toString(16)}\r\n${lines}`,
    (socket) => socket.resetAndDestroy(),
  ],
  [
    'gzip without its end',
    (key) => {
      const body = gzipSync(lines).subarray(0, -9)
      return Buffer.concat([Buffer.from(recordsHead(key, { 'content-encoding': 'gzip', 'content-length': `${body.length}` })), body])
    },
    () => {},
  ],
]

test('stores nothing and frees the memory when an upload is incomplete', async () => {
  const server = await startServer(folder, { uploadLimits })
  const key = await makeKey(server)
  for (const [way, bytes, leave] of ways) {
    for (let time = 0; time < 3; time += 1) {
      const { socket, answer } = await openRawClient(server.port)
      await new Promise((resolve) => socket.write(bytes(key), resolve))
      leave(socket)
      // Clients that wait for the response close the connection after it.
      socket.once('data', () => socket.end())
      const said = await answer
      if (!way.includes('reset')) expect([way, said]).toEqual([way, expect.stringMatching(/^HTTP\/1.1 400 Bad Request\r\n/)])
    }
    const whole = () =>
      ask(`${server.url}/v1/data/records`, key, {
        method: 'POST',
        headers: { 'content-type': 'application/x-ndjson' },
        body: ' '.repeat(maximumBytes),
      })
    // A reset arrives with a delay.
    await expect.poll(async () => (await whole()).status).toBe(200)
  }
  expect(await storedBatches(server, key)).toEqual(new Map())
})
