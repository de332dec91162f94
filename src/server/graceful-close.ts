import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Lets an app close as soon as all requests are answered. By default, Node also waits for connections without any request, which browsers
 * open in advance, and for connections that a response during the shutdown keeps open.
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
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close')
  })
}
