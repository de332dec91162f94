import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createGunzip, gzipSync } from 'node:zlib'
import { Session } from 'chdb'

/** A received request. */
export interface BridgeRequest {
  readonly query: string
  /** The settings in the URL. */
  readonly settings: Readonly<Record<string, string>>
  readonly database: string
  readonly user: string
  readonly body: string
}

/** What happens to a request: it waits for a promise, gets an error status, or its response is cut off after some bytes. */
export type Fault =
  | { readonly hold: Promise<unknown> }
  | { readonly status: number; readonly body: string }
  | { readonly cutBehind: number }

/** ClickHouse's HTTP interface for the embedded engine of a folder. */
export interface Bridge {
  readonly url: string
  readonly requests: readonly BridgeRequest[]
  /** Sets what happens to the next queries. Without an argument, they succeed. */
  fault(of?: (query: string) => Fault | undefined): void
  close(): Promise<void>
}

export interface BridgeOptions {
  /** Passwords by user. Default: the user "default" without a password. */
  readonly users?: Readonly<Record<string, string>>
  readonly tls?: { readonly key: string; readonly cert: string } | undefined
  /** The name of a cluster that has this server as its shards. */
  readonly cluster?: string | undefined
  /** Their number. With several shards, a query returns each row several times. Default: 1. */
  readonly shards?: number
}

/** Parameters of the HTTP interface itself. Every other parameter is a setting. */
const ownParameters = new Set(['query', 'query_id', 'database', 'default_format', 'wait_end_of_query', 'enable_http_compression'])

/** The statuses of ClickHouse's HTTPHandler by error code. Other codes are 500. */
const statuses: Readonly<Record<number, number>> = { 60: 404, 81: 404, 159: 408, 202: 503, 241: 500, 516: 403, 62: 400, 27: 400, 117: 400 }

/**
 * Starts the interface on a free loopback port. Each request has its own session, as over HTTP, so that settings and the database do not
 * outlive it. Results are sent when they are complete (`wait_end_of_query`), because chDB only returns complete results.
 */
export async function startBridge(
  folder: string,
  { users = { default: '' }, tls, cluster, shards = 1 }: BridgeOptions = {},
): Promise<Bridge> {
  // The engine stops with its last session, so this one keeps it running.
  const engine = new Session(
    folder,
    cluster === undefined ? {} : { connectionArgs: [`--config-file=${clusterConfiguration(folder, cluster, shards)}`] },
  )
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
      statement: inUrl === null || body === '' ? withoutKeeper(query, cluster) : `${query}\n${body}`,
      // GET requests are read-only.
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

/** Writes the configuration of a cluster of this server. The engine recognises itself by its port, which it does not open. */
function clusterConfiguration(folder: string, cluster: string, shards: number): string {
  const file = join(folder, 'cluster.xml')
  const shard = '<shard><internal_replication>true</internal_replication><replica><host>127.0.0.1</host><port>9000</port></replica></shard>'
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `<clickhouse><tcp_port>9000</tcp_port><remote_servers><${cluster}>${shard.repeat(shards)}</${cluster}></remote_servers></clickhouse>`,
  )
  return file
}

/** Adapts DDL of a cluster, because chDB has no Keeper, which replicates tables and DDL. */
const withoutKeeper = (statement: string, cluster: string | undefined): string =>
  cluster === undefined
    ? statement
    : statement
        .replaceAll(` ON CLUSTER \`${cluster}\``, '')
        .replace(/Replicated(\w*MergeTree)\('[^']*', '[^']*', /, '$1(')
        .replace('ReplicatedMergeTree', 'MergeTree')
        .replace(
          /replicated_deduplication_window = (\d+), replicated_deduplication_window_seconds = \d+/,
          'non_replicated_deduplication_window = $1',
        )

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
    // Includes query parameters (`param_name`), whose values have the same escapes in a statement as in a URL.
    const set = Object.entries(settings).map(([name, value]) => `${name} = '${value.replace(/[\\']/g, '\\$&')}'`)
    if (set.length > 0) await session.queryAsync(`SET ${set.join(', ')}`)
    const result = await session.queryAsync(statement, { format })
    return Buffer.from(result.bytes())
  } finally {
    session.close()
  }
}
