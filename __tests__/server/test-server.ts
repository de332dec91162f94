import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type AppOptions, createApp } from '../../src/server/app.js'
import { adminKey } from './credentials.js'
import { createMemoryStore, type MemoryStore } from './memory-store.js'

/** A server on a free loopback port, with two organisations and their keys. */
export interface TestServer {
  readonly url: string
  readonly port: number
  readonly store: MemoryStore
  readonly log: readonly string[]
  /** A key of the organisation "acme" with both scopes. */
  readonly key: string
  /** Sends a request with the key of "acme", unless another one is given. */
  fetch(path: string, init?: RequestInit & { readonly key?: string | undefined }): Promise<Response>
  /** Sends records, one per line. */
  send(records: readonly object[], init?: RequestInit & { readonly key?: string }): Promise<Response>
  /** Creates a key with the API. */
  makeKey(org: string, scopes?: readonly string[], restrictions?: object): Promise<{ readonly id: string; readonly key: string }>
}

export { adminKey }

/** A fixed moment: 2024-05-01T12:00:00Z. */
export const now = Date.UTC(2024, 4, 1, 12)

/** Starts a server that is closed after the test. */
export async function startTestServer(options: Partial<AppOptions> = {}): Promise<TestServer> {
  const { close, ...server } = await openTestServer(options)
  onTestFinished(async () => void (await close()))
  return server
}

/** Starts a server that the caller closes. */
export async function openTestServer(options: Partial<AppOptions> = {}): Promise<TestServer & { close(): Promise<unknown> }> {
  const store = createMemoryStore()
  const log: string[] = []
  const stream = { write: (line: string) => void log.push(line) }
  const app = await createApp({ store, adminKey, now: () => now, log: { level: 'info', stream }, ...options })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  const ask = (path: string, key: string | undefined, init: RequestInit = {}) =>
    fetch(`${url}${path}`, { ...init, headers: { ...(key === undefined ? {} : { 'service-api-key': key }), ...init.headers } })
  const makeKey = async (org: string, scopes: readonly string[] = ['read', 'write'], restrictions: object = {}) => {
    const response = await ask('/v1/keys', adminKey, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ org, scopes, name: 'tests', ...restrictions }),
    })
    return (await response.json()) as { id: string; key: string }
  }
  const { key } = await makeKey('acme')
  const server: TestServer = {
    url,
    port,
    store,
    log,
    key,
    makeKey,
    fetch: (path, init = {}) => ask(path, 'key' in init ? init.key : key, init),
    send: (records, init = {}) =>
      server.fetch('/v1/data/records', {
        method: 'POST',
        body: records.map((record) => `${JSON.stringify(record)}\n`).join(''),
        ...init,
        headers: { 'content-type': 'application/x-ndjson', ...init.headers },
      }),
  }
  return { ...server, close: () => app.close() }
}

/** Returns the problem document of a response, which must be one. */
export async function problemOf(response: Response): Promise<{
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly requestId?: string
  readonly errors?: readonly { readonly name: string; readonly message: string }[]
}> {
  if (response.headers.get('content-type') !== 'application/problem+json') {
    throw new Error(`${response.status} ${response.headers.get('content-type')}: ${await response.text()}`)
  }
  return (await response.json()) as never
}

export const coordinates = { org: 'acme', project: 'shop', module: 'web', pipeline: 'ci', build: '7/1', ref: 'main' } as const

export const testRecord = (name: string, fields: object = {}) => ({
  kind: 'test',
  name,
  status: 'successful',
  timestamp: now - 1000,
  duration: 12,
  ...coordinates,
  ...fields,
})
