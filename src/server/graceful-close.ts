import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** How often connections without any request are looked for during a shutdown, in ms. */
const sweepMs = 50

/**
 * Lets an app close as soon as all requests are answered. By default, Node also waits for connections without any request, which browsers
 * open in advance, even during the shutdown, and for connections that a response during the shutdown keeps open.
 */
export function closeGracefully(app: FastifyInstance): void {
  const sockets = new Set<Socket>()
  let isClosing = false
  app.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  app.addHook('preClose', async () => {
    isClosing = true
    let unused: readonly Socket[] = []
    const sweep = () => {
      // The request of a new connection may arrive until the next time.
      for (const socket of unused) if (socket.bytesRead === 0) socket.destroy()
      unused = [...sockets].filter(({ bytesRead }) => bytesRead === 0)
    }
    sweep()
    const sweeping = setInterval(sweep, sweepMs)
    app.server.once('close', () => clearInterval(sweeping))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
