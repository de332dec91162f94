import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection for requests that no client library sends. */
export interface RawClient {
  readonly socket: Socket
  /** Resolves to all received bytes when the connection is closed. */
  readonly answer: Promise<string>
}

/** Connects to the loopback. */
export async function openRawClient(port: number): Promise<RawClient> {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  // A reset also closes the connection. `once` would reject because of the error.
  socket.on('error', () => {})
  const answer = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
  })
  await once(socket, 'connect')
  socket.on('data', (chunk: Buffer) => void chunks.push(chunk))
  return { socket, answer }
}

/** Returns the head of a request with its empty line. */
export const head = (request: string, headers: Readonly<Record<string, string>> = {}): string =>
  `${[`${request} HTTP/1.1`, 'host: x', ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`

/** Returns the head of an upload. */
export const recordsHead = (key: string, headers: Readonly<Record<string, string>>): string =>
  head('POST /v1/data/records', { 'service-api-key': key, 'content-type': 'application/x-ndjson', ...headers })
