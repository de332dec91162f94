import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { onTestFinished, test } from 'vitest'
import { closeGracefully } from '../../src/server/graceful-close.js'

/** Longer than a test may take. */
const neverMs = 600_000

test('closes although a browser opens a connection in advance during the shutdown', async () => {
  const app = fastify({ http: { headersTimeout: neverMs, requestTimeout: neverMs } })
  closeGracefully(app)
  app.addHook('preClose', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  await app.close()
})
