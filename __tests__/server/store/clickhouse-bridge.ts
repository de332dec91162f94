import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, gzipSync } from 'node:zlib'
import { Session } from 'chdb'

/** What a request asked for. */
export interface BridgeRequest {
  readonly query: string
  /** What the URL carries beside the query, its parameters and the database. */
  readonly settings: Readonly<Record<string, string>>
  readonly database: string
  readonly user: string
  readonly body: string
}

/** What happens to a request instead of an answer: it is held until the promise is kept, answered with a status, or cut off behind some bytes. */
export type Fault =
  | { readonly hold: Promise<unknown> }
  | { readonly status: number; readonly body: string }
  | { readonly cutBehind: number }

/** ClickHouse's HTTP interface in front of the engine of a folder. */
export interface Bridge {
  readonly url: string
  readonly requests: readonly BridgeRequest[]
  /** What happens to queries from now on; nothing unusual where it is left out. */
  fault(of?: (query: string) => Fault | undefined): void
  close(): Promise<void>
}

export interface BridgeOptions {
  /** Passwords by user; "default" without one where it is left out. */
  readonly users?: Readonly<Record<string, string>>
  readonly tls?: { readonly key: string; readonly cert: string } | undefined
}

/** Those that the HTTP interface keeps to itself; every other parameter is a setting. */
const ownParameters = new Set(['query', 'query_id', 'database', 'default_format', 'wait_end_of_query', 'enable_http_compression'])

/** As HTTPHandler of ClickHouse has it; the rest are 500. */
const statuses: Readonly<Record<number, number>> = { 60: 404, 81: 404, 159: 408, 202: 503, 241: 500, 516: 403, 62: 400, 27: 400, 117: 400 }

/**
 * Starts it on a free port of the loopback. Each request has a session of its own, as over HTTP, so that no setting and no
 * database outlives it. Answers come when they are whole (`wait_end_of_query`), because that is how chDB gives them.
 */
export async function startBridge(folder: string, { users = { default: '' }, tls }: BridgeOptions = {}): Promise<Bridge> {
  // The engine ends with its last session, and begins anew with the next.
  const engine = new Session(folder)
  const requests: BridgeRequest[] = []
  let faultOf: (query: string) => Fault | undefined = () => undefined

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://bridge')
    if (url.pathname === '/ping') return void response.end('Ok.\n')
    const user = userOf(request, users)
    if (user === undefined)
      throw exception(516, 'Authentication failed: password is incorrect, or there is no user with such name', 'AUTHENTICATION_FAILED')
    const body = (await buffer(decoded(request))).toString()
    const inUrl = url.searchParams.get('query')
    const query = inUrl ?? body
    const settings = Object.fromEntries([...url.searchParams].filter(([name]) => !ownParameters.has(name)))
    const database = url.searchParams.get('database') ?? 'default'
    requests.push({ query, settings, database, user, body: inUrl === null ? '' : body })
    const fault = faultOf(query)
    if (fault !== undefined && 'hold' in fault) await fault.hold
    if (fault !== undefined && 'status' in fault) return void response.writeHead(fault.status).end(fault.body)
    const result = await run(folder, {
      statement: inUrl === null || body === '' ? query : `${query}\n${body}`,
      // A GET changes nothing.
      settings: request.method === 'GET' ? { ...settings, readonly: '2' } : settings,
      database,
      format: url.searchParams.get('default_format') ?? 'TabSeparated',
    })
    const zipped = url.searchParams.get('enable_http_compression') === '1' && /\bgzip\b/.test(String(request.headers['accept-encoding']))
    const bytes = zipped ? gzipSync(result) : result
    response.writeHead(200, { 'X-ClickHouse-Summary': '{}', ...(zipped ? { 'Content-Encoding': 'gzip' } : {}) })
    if (fault === undefined || !('cutBehind' in fault)) return void response.end(bytes)
    response.write(bytes.subarray(0, fault.cutBehind), () => response.destroy())
  }

  const listener = (request: IncomingMessage, response: ServerResponse) => {
    answer(request, response).catch((error: Error & { clickhouseCode?: number }) => {
      const code = error.clickhouseCode ?? 1002
      response
        .writeHead(statuses[code] ?? 500, { 'X-ClickHouse-Exception-Code': code, 'Content-Type': 'text/plain; charset=UTF-8' })
        .end(`${error.message} (version 26.7.2.1 (official build))\n`)
    })
  }
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fault: (of = () => undefined) => {
      faultOf = of
    },
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
      engine.close()
    },
  }
}

const exception = (clickhouseCode: number, message: string, type: string): Error =>
  Object.assign(new Error(`Code: ${clickhouseCode}. DB::Exception: ${message}. (${type})`), { clickhouseCode })

function userOf({ headers }: IncomingMessage, users: Readonly<Record<string, string>>): string | undefined {
  const basic = /^Basic (.*)$/.exec(headers.authorization ?? '')?.[1]
  const [user = '', ...password] =
    basic === undefined
      ? [String(headers['x-clickhouse-user'] ?? 'default'), String(headers['x-clickhouse-key'] ?? '')]
      : Buffer.from(basic, 'base64').toString().split(':')
  return users[user] === password.join(':') ? user : undefined
}

const decoded = (request: IncomingMessage): Readable =>
  request.headers['content-encoding'] === 'gzip' ? request.pipe(createGunzip()) : request

interface Statement {
  readonly statement: string
  readonly settings: Readonly<Record<string, string>>
  readonly database: string
  readonly format: string
}

async function run(folder: string, { statement, settings, database, format }: Statement): Promise<Buffer> {
  const session = new Session(folder)
  try {
    await session.queryAsync(`USE \`${database}\``)
    // Parameters too (`param_name`): their values are escaped in a statement as they are in a URL.
    const set = Object.entries(settings).map(([name, value]) => `${name} = '${value.replace(/[\\']/g, '\\$&')}'`)
    if (set.length > 0) await session.queryAsync(`SET ${set.join(', ')}`)
    const result = await session.queryAsync(statement, { format })
    return Buffer.from(result.bytes())
  } finally {
    session.close()
  }
}
