import { onTestFinished } from 'vitest'
import { adminKey } from './credentials.js'
import { bundleScript, type StoreProcess, type StoreScript } from './store/store-process.js'

/** The options of `server-process.ts`, passed as JSON. */
export interface ProcessOptions {
  readonly timeouts?: { readonly headersMs: number; readonly requestMs: number; readonly idleMs: number }
  readonly rateLimits?: { readonly requestsPerKey: number; readonly failuresPerAddress: number }
  readonly uploadLimits?: { readonly maximumBytes: number; readonly maximumRecords: number; readonly maximumBytesInFlight: number }
  readonly retentionMs?: number
}

/** The real server in a separate process, which a test may kill. */
export interface RunningServer extends StoreProcess {
  readonly url: string
  readonly port: number
}

/** High enough that no test reaches the limit by accident. */
const generous = { requestsPerKey: 1_000_000, failuresPerAddress: 1_000_000 }

let script: Promise<StoreScript> | undefined

/** Starts the server on a folder, waits until it listens, and kills it after the test. */
export async function startServer(folder: string, options: ProcessOptions = {}): Promise<RunningServer> {
  return listening(await startProcess(folder, options))
}

/** Waits until a server process listens. */
export async function listening(child: StoreProcess): Promise<RunningServer> {
  const lines: string[] = []
  for await (const line of child.lines) {
    lines.push(line)
    const url = /^listening on (\S+)$/.exec(line)?.[1]
    if (url !== undefined) return { ...child, url, port: Number(new URL(url).port) }
  }
  throw new Error(`The server ended before it listened: ${lines.join('\n')}`)
}

/** Starts a server process without waiting. */
export async function startProcess(folder: string, options: ProcessOptions = {}): Promise<StoreProcess> {
  script ??= bundledServer()
  const child = (await script).start(folder, JSON.stringify({ rateLimits: generous, ...options }))
  onTestFinished(() => child.kill())
  return child
}

/** Bundles the server once for all test files of this process. */
async function bundledServer(): Promise<StoreScript> {
  const bundled = await bundleScript('../server-process')
  process.once('exit', () => bundled.remove())
  return bundled
}

/** Sends a request with a key. */
export const ask = (url: string, key: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, headers: { 'service-api-key': key, ...init.headers } })

/** Creates a key of "acme" with the API. */
export async function makeKey({ url }: { readonly url: string }, fields: object = {}): Promise<string> {
  const response = await ask(`${url}/v1/keys`, adminKey, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ org: 'acme', scopes: ['read', 'write'], name: 'tests', ...fields }),
  })
  if (response.status !== 201) throw new Error(`No key: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { readonly key: string }).key
}
