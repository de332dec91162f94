import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import type { ChatKind } from '../../../../src/report/render/chat/chats.js'
import { type Answer, type Payload, serviceRules, unknownWebhook } from './webhook-services.js'

/** A fault of one request; `posts`: the message appears in the chat nevertheless. */
export type Fault =
  | (Answer & { readonly posts?: boolean; readonly headers?: Readonly<Record<string, string>> })
  /** `connected`: before anything was read; `read`: after the request was; `answering`: amid the answer. */
  | { readonly cut: 'connected' | 'read' | 'answering'; readonly posts?: boolean }
  | { readonly silent: true; readonly posts?: boolean }
  | { readonly endless: number }
  /** Sends an answer with this status slowly, byte by byte, and never ends it: from its header on, or from its body on. */
  | { readonly drips: 'header' | 'body'; readonly status: number }

/** A webhook server on this machine. */
export interface WebhookServer {
  readonly url: string
  /** The secret part of the URL. */
  readonly secret: string
  readonly port: number
  /** The messages in the chat. */
  readonly posted: readonly Payload[]
  /** The errors in the requests themselves, which no network fault explains. */
  readonly violations: readonly string[]
  readonly requests: () => number
  /** Sets the faults of the next requests, one each. After them, the service answers normally. */
  fail(...faults: readonly (Fault | undefined)[]): void
  /** Stops listening; `open` begins again at the same port. */
  shut(): Promise<void>
  open(): Promise<void>
}

/** Starts a service that ends with the test. */
export async function startWebhookServer(service: ChatKind): Promise<WebhookServer> {
  const secret = 'T0SECRETxxxxxxxxxxxxxxxx'
  const path = `/services/${secret}`
  const search = '?key=K0SECRETxxxxxxxxxxxxxxxx'
  const posted: Payload[] = []
  const violations: string[] = []
  let faults: (Fault | undefined)[] = []
  let requests = 0

  const answer = (response: ServerResponse, { status, type, body = '' }: Answer, headers: Readonly<Record<string, string>> = {}) =>
    response.writeHead(status, { ...(type === undefined ? {} : { 'content-type': type }), ...headers }).end(body)

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1
    const fault = faults.shift()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { method, headers } = request
    const url = new URL(request.url ?? '', 'http://localhost')
    if (method !== 'POST') violations.push(`the method ${method}`)
    if (!/^application\/json\b/.test(headers['content-type'] ?? '')) violations.push(`the type ${headers['content-type']}`)
    if (headers['content-length'] !== String(body.length)) violations.push('no length')
    if (url.searchParams.get('key') !== search.slice(5)) violations.push(`the query ${url.search}`)
    const payload: Payload = JSON.parse(body.toString())

    if (fault === undefined) {
      const own = url.pathname === path ? serviceRules[service](payload, url.searchParams, body.length) : unknownWebhook[service]
      if (own.status < 300 && !/failed/.test(own.body ?? '')) posted.push(payload)
      answer(response, own)
      return
    }
    if ('posts' in fault && fault.posts) posted.push(payload)
    if ('drips' in fault) drip(request, fault)
    else if ('status' in fault) answer(response, fault, fault.headers)
    else if ('endless' in fault) {
      const more = () => {
        while (response.write('x'.repeat(16 * 1024))) if (response.destroyed) return
      }
      response.on('drain', more).writeHead(fault.endless)
      more()
    } else if ('cut' in fault) {
      if (fault.cut === 'answering') response.writeHead(200, { 'content-length': '100' }).write('o', () => response.destroy())
      else response.destroy()
    }
  }

  const server = createServer((request, response) => {
    // Some tests break the connection during a request.
    serve(request, response).catch(() => response.destroy())
  })
  server.on('connection', (socket) => {
    const [fault] = faults
    const cutsConnection = fault !== undefined && 'cut' in fault && fault.cut === 'connected'
    if (!cutsConnection) return
    requests += 1
    faults.shift()
    socket.destroy()
  })
  let port = 0
  const open = async () => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }
  const shut = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await open()
  onTestFinished(shut)
  return {
    url: `http://127.0.0.1:${port}${path}${search}`,
    secret,
    port,
    posted,
    violations,
    requests: () => requests,
    fail: (...more) => {
      faults = [...more]
    },
    shut,
    open,
  }
}

function drip({ socket }: IncomingMessage, { drips, status }: { readonly drips: 'header' | 'body'; readonly status: number }): void {
  socket.write(`HTTP/1.1 ${status} Status\r\n${drips === 'body' ? 'transfer-encoding: chunked\r\n\r\n' : ''}`)
  const timer = setInterval(() => socket.write(drips === 'body' ? '1\r\n \r\n' : 'x: y\r\n'), 5)
  socket.on('close', () => clearInterval(timer)).on('error', () => {})
}
