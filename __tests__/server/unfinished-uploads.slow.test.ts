// Tests that unfinished uploads do not keep others from being stored (src/server/upload-memory.ts).
import { expect, test } from 'vitest'
import { openRawClient, recordsHead } from './raw-client.js'
import { startTestServer, testRecord } from './test-server.js'

const maximumBytes = 300_000
const uploadLimits = { maximumBytes, maximumRecords: 10_000, maximumBytesInFlight: 4 * maximumBytes }
/** Nine tenths of the limit of a request. Three of them nearly fill the share of an organisation. */
const content = `${' '.repeat(99)}\n`.repeat(2700)

/** Opens seven connections that send less than they announce. */
async function leaveUnfinished(port: number, key: string) {
  return Promise.all(
    Array.from({ length: 7 }, async () => {
      const client = await openRawClient(port)
      await new Promise((resolve) => client.socket.write(recordsHead(key, { 'content-length': `${maximumBytes}` }) + content, resolve))
      return client
    }),
  )
}

/** Waits until the server has responded to a number of clients whose content does not fit. */
const answered = (clients: Awaited<ReturnType<typeof leaveUnfinished>>, count: number) =>
  expect.poll(() => clients.filter(({ socket }) => socket.bytesRead > 0).length).toBeGreaterThanOrEqual(count)

test('stores an upload of another organisation when one leaves uploads unfinished', async () => {
  const server = await startTestServer({ uploadLimits })
  const other = await server.makeKey('globex')
  const clients = await leaveUnfinished(server.port, server.key)
  await answered(clients, 3)
  const record = testRecord('a', { org: 'globex', message: 'x'.repeat(200_000) })
  for (let time = 0; time < 5; time += 1) expect((await server.send([record], { key: other.key })).status).toBe(200)
  for (const { socket } of clients) socket.destroy()
})

test('stores an upload of the same organisation when its unfinished ones are idle', async () => {
  const server = await startTestServer({ uploadLimits })
  const clients = await leaveUnfinished(server.port, server.key)
  await answered(clients, 3)
  const record = testRecord('a', { message: 'x'.repeat(200_000) })
  await expect.poll(async () => (await server.send([record])).status, { interval: 200 }).toBe(200)
  // One of them was aborted and gets a response.
  await answered(clients, 5)
  for (const { socket } of clients) socket.end()
  const answers = await Promise.all(clients.map(({ answer }) => answer))
  for (const answer of answers.filter((one) => one.startsWith('HTTP/1.1 503'))) expect(answer).toMatch(/\r\nretry-after: 2\r\n/i)
})

test('reads the rest of an aborted upload, so that its client gets the response', async () => {
  const server = await startTestServer({ uploadLimits })
  const clients = await leaveUnfinished(server.port, server.key)
  await answered(clients, 3)
  await expect.poll(async () => (await server.send([testRecord('a', { message: 'x'.repeat(200_000) })])).status).toBe(200)
  for (const { socket } of clients) {
    // The rest of the content, and another request on the same connection.
    socket.write(' '.repeat(maximumBytes - content.length))
    socket.end('GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n')
  }
  for (const { answer } of clients) expect(await answer).toMatch(/^HTTP\/1.1 (200|503) [\s\S]*HTTP\/1.1 200 OK\r\n/)
})
