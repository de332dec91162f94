// Tests that the server responds and shuts down quickly while a thousand connections are idle.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { head } from './raw-client.js'
import { ask, makeKey, startServer } from './running-server.js'
import { createFolder } from './store/open-stores.js'

const { folder, remove } = createFolder()
afterAll(remove)

const open = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  return socket
}

test('responds to requests and shuts down when a thousand connections are idle', async () => {
  const server = await startServer(folder)
  const key = await makeKey(server)
  const silent = await Promise.all(Array.from({ length: 500 }, () => open(server.port)))
  // They have sent one request and are kept alive.
  const idle = await Promise.all(
    Array.from({ length: 500 }, async () => {
      const socket = await open(server.port)
      socket.write(head('GET /healthz'))
      await once(socket, 'data')
      return socket
    }),
  )
  const property = `${server.url}/v1/data/properties?org=acme&project=a&module=b&name=c`
  for (let time = 0; time < 10; time += 1) expect((await ask(property, key)).status).toBe(200)
  expect([...silent, ...idle].filter(({ closed }) => closed)).toEqual([])

  const closed = Promise.all([...silent, ...idle].map((socket) => once(socket.resume(), 'close')))
  const begin = performance.now()
  server.signal('SIGTERM')
  expect(await server.ended()).toBe(0)
  // Waiting for them would take eight seconds.
  expect(performance.now() - begin).toBeLessThan(7500)
  await closed
})
