import { createServer, request as httpRequest } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'

/** A proxy that passes everything on to one port of this machine, and records what it was asked for. */
export interface FakeProxy {
  readonly url: string
  /** The host and port of each tunnel, and the origin of each request to the proxy itself. */
  readonly targets: readonly string[]
  /** The name and password of each request; undefined if it had none. */
  readonly logins: readonly (string | undefined)[]
  close(): Promise<void>
}

/** @param login the name and password without which the proxy refuses requests: `user:password` */
export async function startFakeProxy(port: number, login?: string): Promise<FakeProxy> {
  const targets: string[] = []
  const logins: (string | undefined)[] = []
  const sockets = new Set<Socket>()
  const isRefused = (header: string | undefined) => {
    const given = header === undefined ? undefined : Buffer.from(header.replace(/^Basic /, ''), 'base64').toString()
    logins.push(given)
    return login !== undefined && given !== login
  }
  const server = createServer((request, response) => {
    const { method, url = '', headers } = request
    if (!url.startsWith('http://')) return void response.writeHead(400).end()
    const { origin, host, pathname, search } = new URL(url)
    targets.push(origin)
    if (isRefused(headers['proxy-authorization'])) return void response.writeHead(407).end()
    const { 'proxy-authorization': _, ...others } = headers
    const forwarded = httpRequest(
      { port, host: '127.0.0.1', method, path: pathname + search, headers: { ...others, host }, agent: false },
      (answer) => answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.headers)),
    )
    forwarded.on('error', () => response.writeHead(502).end())
    request.pipe(forwarded)
  })
  server.on('connect', (request, socket: Socket) => {
    targets.push(request.url ?? '')
    if (isRefused(request.headers['proxy-authorization'])) return void socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n')
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
    logins,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
