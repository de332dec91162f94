import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { definedFields } from '../../base/defined-fields.js'
import { UserError } from '../../base/errors.js'
import type { BatchRows } from './batch-rows.js'
import { boundQuery, maximumQueryBytes } from './bound-query.js'
import type { Connection, InsertSettings } from './connection.js'
import { engineCode, engineError } from './engine-error.js'
import { type TimedQuery, timeLimit } from './query.js'
import { createQueryPool } from './query-pool.js'
import { createResourcePool } from './resource-pool.js'
import type { StoreLocation } from './store-location.js'
import { onCluster } from './table-layout.js'

/** The number of concurrent queries and inserts that this server sends to ClickHouse. */
const maximumQueries = 8
const maximumInserts = 32

/** Leaves connections for keys, and for results that clients read slowly. */
const maximumConnections = 128

/** Connects to a server and creates the database if necessary. Throws a UserError if the address or the user is not valid. */
export async function openServer(
  place: Exclude<StoreLocation, { folder: string }>,
  defaultDatabase: string,
  cluster: string | undefined,
): Promise<Connection> {
  const url = serverUrl(place.url)
  const database = place.database ?? (decodeURIComponent(url.pathname.slice(1)) || defaultDatabase)
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(database)) {
    throw new UserError(`Invalid database ${JSON.stringify(database)} in --store. Use letters, digits and underscores only.`)
  }
  const options = {
    url: url.origin,
    username: place.username ?? (decodeURIComponent(url.username) || 'default'),
    password: place.password ?? decodeURIComponent(url.password),
    application: 'build-report',
    request_timeout: place.timeoutMs ?? 60_000,
    max_open_connections: maximumConnections,
    log: { level: ClickHouseLogLevel.OFF },
    ...definedFields({
      tls: place.certificateAuthorities === undefined ? undefined : { ca_cert: Buffer.from(place.certificateAuthorities) },
    }),
  }
  const client = createClient({ ...options, database })
  try {
    await client.command({ query: 'SELECT 1' })
  } catch (error) {
    if (engineCode(error) !== unknownDatabase) {
      await client.close()
      throw refusal(error, url, options)
    }
    // ClickHouse refuses every request that names a missing database, so this one uses another.
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
  const queries = createQueryPool(Array.from({ length: maximumQueries }, () => client))
  const inserts = createResourcePool(
    Array.from({ length: maximumInserts }, () => client),
    { maximumPerOrganisation: maximumInserts / 2 },
  )
  return {
    client,
    database,
    exclusive: false,
    query: (query, caller) => queries.run(query, caller, (one, timeMs, signal) => execute(one, query, timeMs, signal)),
    insertRows: (rows, settings, organisation) => inserts.run(organisation, (one) => insert(one, rows, settings)),
    isFull: () => false,
    freeBytes: () => undefined,
    waitingQueries: () => queries.waiting,
    close: () => client.close(),
  }
}

async function execute(client: ClickHouseClient, query: TimedQuery, timeMs: number, signal?: AbortSignal) {
  const { stream } = await client.exec({
    query: `${boundQuery(query)}, ${timeLimit(timeMs)}`,
    clickhouse_settings: {
      max_query_size: `${maximumQueryBytes}`,
      // Without this setting, an error after the first rows would become part of the document.
      wait_end_of_query: 1,
      // Ends the query when its connection closes. ClickHouse only does so for read-only queries; 2 allows settings in the query.
      readonly: '2',
      cancel_http_readonly_queries_on_client_close: 1,
    },
    ...definedFields({ abort_signal: signal }),
  })
  return stream
}

async function insert(client: ClickHouseClient, rows: BatchRows, settings: InsertSettings): Promise<void> {
  const { stream } = await client.exec({
    query: 'INSERT INTO records FORMAT JSONEachRow',
    values: Readable.from(rows),
    // Not in the statement, because async inserts only combine batches of equal statements. The status arrives after all rows are stored.
    clickhouse_settings: { ...settings, wait_end_of_query: 1 },
  })
  // The response is empty, but the connection may fail.
  await text(stream)
}

const unknownDatabase = '81'
const authenticationFailed = '516'

/** Converts the error of the first request for the user. */
function refusal(error: unknown, url: URL, { username }: { readonly username: string }): unknown {
  if (engineCode(error) === authenticationFailed) {
    return new UserError(`${url.host} in --store rejected the user ${JSON.stringify(username)} or the password.`, {
      hint: 'Check SERVICE_STORE_USER and SERVICE_STORE_PASSWORD.',
      cause: error,
    })
  }
  if (error instanceof Error && 'code' in error && /CERT|SELF_SIGNED|VERIFY/.test(String(error.code))) {
    return new UserError(`The certificate of ${url.host} in --store is not trusted: ${error.message}.`, {
      hint: 'Set --store-ca to the certificate of its authority.',
      cause: error,
    })
  }
  return engineError(error)
}

function serverUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url
  // The message does not quote the value, which may contain a password.
  throw new UserError('--store must be the HTTP address of a ClickHouse server.', {
    hint: 'Example: https://user:password@clickhouse.example.org:8443/build_report.',
  })
}
