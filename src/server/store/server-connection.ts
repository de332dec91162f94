import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { UserError } from '../../errors.js'
import type { BatchRows } from './batch-rows.js'
import type { Connection, InsertSettings } from './connection.js'
import { engineCode, engineError } from './engine-error.js'
import { type TimedQuery, timeLimit } from './query.js'
import { createQueryPool } from './query-pool.js'
import { createResourcePool } from './resource-pool.js'
import type { StoreLocation } from './store-location.js'
import { onCluster } from './table-layout.js'

/** The number of questions, and of inserts, that one server of ours sends to ClickHouse at once. */
const questionsAtOnce = 8
const insertsAtOnce = 32

/** Leaves connections for keys, and for answers that are read slowly. */
const maximumConnections = 128

/** Reaches the server, and sees to it that the database is there; throws a UserError where the address or the user is at fault. */
export async function openServer(
  place: Exclude<StoreLocation, { folder: string }>,
  defaultDatabase: string,
  cluster: string | undefined,
): Promise<Connection> {
  const url = serverUrl(place.url)
  const database = place.database ?? (decodeURIComponent(url.pathname.slice(1)) || defaultDatabase)
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(database)) {
    throw new UserError(`--store: the database ${JSON.stringify(database)} is not a name of letters, digits and underscores.`)
  }
  const options = {
    url: url.origin,
    username: place.username ?? (decodeURIComponent(url.username) || 'default'),
    password: place.password ?? decodeURIComponent(url.password),
    application: 'build-report',
    request_timeout: place.timeoutMs ?? 60_000,
    max_open_connections: maximumConnections,
    log: { level: ClickHouseLogLevel.OFF },
    ...(place.certificateAuthorities === undefined ? {} : { tls: { ca_cert: Buffer.from(place.certificateAuthorities) } }),
  }
  const client = createClient({ ...options, database })
  try {
    await client.command({ query: 'SELECT 1' })
  } catch (error) {
    if (engineCode(error) !== unknownDatabase) {
      await client.close()
      throw refusal(error, url, options)
    }
    // A request that names a database that is not there is refused, whatever it asks for.
    const first = createClient({ ...options, database: 'default' })
    try {
      await first.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}${onCluster({ cluster })}` })
    } catch (error) {
      await client.close()
      throw engineError(error)
    } finally {
      await first.close()
    }
  }
  const queries = createQueryPool(Array.from({ length: questionsAtOnce }, () => client))
  const inserts = createResourcePool(
    Array.from({ length: insertsAtOnce }, () => client),
    { maximumPerOrganisation: insertsAtOnce / 2 },
  )
  return {
    client,
    database,
    exclusive: false,
    query: (query, caller) => queries.run(query, caller, (one, timeMs, signal) => execute(one, query, timeMs, signal)),
    insertRows: (rows, settings, organisation) => inserts.run(organisation, (one) => insert(one, rows, settings)),
    isFull: () => false,
    close: () => client.close(),
  }
}

async function execute(client: ClickHouseClient, { sql: query, parameters }: TimedQuery, timeMs: number, signal?: AbortSignal) {
  const { stream } = await client.exec({
    query: `${query}, ${timeLimit(timeMs)}`,
    query_params: { ...parameters },
    clickhouse_settings: {
      // An error after the first rows would end up inside the document, so the server finishes before it answers.
      wait_end_of_query: 1,
      // A query ends when its connection does, which ClickHouse only does if it is read-only; 2 allows the settings of a query.
      readonly: '2',
      cancel_http_readonly_queries_on_client_close: 1,
    },
    ...(signal === undefined ? {} : { abort_signal: signal }),
  })
  return stream
}

async function insert(client: ClickHouseClient, rows: BatchRows, settings: InsertSettings): Promise<void> {
  const { stream } = await client.exec({
    query: 'INSERT INTO records FORMAT JSONEachRow',
    values: Readable.from(rows),
    // Outside of the statement, because ClickHouse only gathers batches of equal statements; no status comes before all is stored.
    clickhouse_settings: { ...settings, wait_end_of_query: 1 },
  })
  // The content is empty, but it may break off.
  await text(stream)
}

const unknownDatabase = '81'
const authenticationFailed = '516'

/** What to throw where the first request fails. */
function refusal(error: unknown, url: URL, { username }: { readonly username: string }): unknown {
  if (engineCode(error) === authenticationFailed) {
    return new UserError(`--store: ${url.host} refuses the user ${JSON.stringify(username)} with the password that was given.`, {
      hint: 'Check SERVICE_STORE_USER and SERVICE_STORE_PASSWORD.',
      cause: error,
    })
  }
  if (error instanceof Error && 'code' in error && /CERT|SELF_SIGNED|VERIFY/.test(String(error.code))) {
    return new UserError(`--store: the certificate of ${url.host} is not trusted: ${error.message}.`, {
      hint: 'Name the authorities that vouch for it with --store-ca.',
      cause: error,
    })
  }
  return engineError(error)
}

function serverUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  // The value may hold a password, so it is not shown.
  throw new UserError('--store: that is not the address of a ClickHouse server.', {
    hint: 'Give its HTTP interface, such as https://user:password@clickhouse.example.org:8443/build_report.',
  })
}
