import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** A proxy that connects every tunnel to one port of this machine, and records the requested targets. */
export interface FakeProxy {
  readonly url: string
  readonly targets: readonly string[]
  close(): Promise<void>
}

export async function startFakeProxy(port: number): Promise<FakeProxy> {
  const targets: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((_, response) => response.writeHead(405).end())
  server.on('connect', (request, socket: Socket) => {
    targets.push(request.url ?? '')
    const tunnel = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      socket.pipe(tunnel).pipe(socket)
    })
    for (const end of [socket, tunnel]) {
      sockets.add(end)
      end.on('error', () => end.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
