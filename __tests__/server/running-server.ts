import { afterAll, afterEach } from 'vitest'
import { adminKey } from './credentials.js'
import { bundleScript, type StoreProcess, type StoreScript } from './store/store-process.js'

/** What `server-process.ts` is started with, as JSON. */
export interface ProcessOptions {
  readonly timeouts?: { readonly headersMs: number; readonly requestMs: number; readonly idleMs: number }
  readonly rateLimits?: { readonly requestsPerKey: number; readonly failuresPerAddress: number }
  readonly uploadLimits?: { readonly maximumBytes: number; readonly maximumRecords: number; readonly maximumBytesInFlight: number }
}

/** The real server as a process of its own, which a test may kill. */
export interface RunningServer extends StoreProcess {
  readonly url: string
  readonly port: number
}

/** So many requests that no test meets the limit by accident. */
const generous = { requestsPerKey: 1_000_000, failuresPerAddress: 1_000_000 }

let script: Promise<StoreScript> | undefined
const running = new Set<StoreProcess>()

/** Starts the server on a folder and waits until it listens; it is killed after the test. */
export async function startServer(folder: string, options: ProcessOptions = {}): Promise<RunningServer> {
  return listening(await startProcess(folder, options))
}

/** Waits until a process that is a server listens. */
export async function listening(child: StoreProcess): Promise<RunningServer> {
  const lines: string[] = []
  for await (const line of child.lines) {
    lines.push(line)
    const url = /^listening on (\S+)$/.exec(line)?.[1]
    if (url !== undefined) return { ...child, url, port: Number(new URL(url).port) }
  }
  throw new Error(`The server ended before it listened: ${lines.join('\n')}`)
}

/** Starts the same process, whatever becomes of it. */
export async function startProcess(folder: string, options: ProcessOptions = {}): Promise<StoreProcess> {
  script ??= bundleScript('../server-process')
  const child = (await script).start(folder, JSON.stringify({ rateLimits: generous, ...options }))
  running.add(child)
  return child
}

afterEach(async () => {
  for (const child of running) await child.kill()
  running.clear()
})
afterAll(async () => (await script)?.remove())

/** Asks with a key. */
export const ask = (url: string, key: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, headers: { 'service-api-key': key, ...init.headers } })

/** Makes a key of "acme" by the API. */
export async function makeKey({ url }: { readonly url: string }): Promise<string> {
  const response = await ask(`${url}/v1/keys`, adminKey, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ org: 'acme', scopes: ['read', 'write'], name: 'tests' }),
  })
  if (response.status !== 201) throw new Error(`No key: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { readonly key: string }).key
}
