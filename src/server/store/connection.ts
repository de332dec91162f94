import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { UserError } from '../../errors.js'
import type { BatchRows } from './batch-rows.js'
import { openFolder } from './embedded-connection.js'
import { engineCode, engineError } from './engine-error.js'
import type { Question } from './json-document.js'
import { onCluster } from './schema.js'

/** Where the history is kept: a folder of this machine, or a ClickHouse server. */
export type StorePlace =
  | { readonly folder: string }
  | {
      /** May hold user, password and database: `https://user:password@host:8443/database`. */
      readonly url: string
      readonly username?: string | undefined
      readonly password?: string | undefined
      readonly database?: string | undefined
      /** The certificate authorities that are trusted beside none other, as PEM; those of Node where it is left out. */
      readonly certificateAuthorities?: string | undefined
      /** How long a request may take; a minute where it is left out. */
      readonly timeoutMs?: number | undefined
    }

/** A way to the engine. */
export interface Connection {
  /** For what is small: definitions, keys, signs of life. */
  readonly client: ClickHouseClient
  readonly database: string
  /** Whether nobody else can write: chDB locks its folder for one process. */
  readonly exclusive: boolean
  /** The answer to a question in the format that it names; questions do not wait for what is written, nor the other way round. */
  ask(question: Question): Promise<Readable>
  /** Writes into `records` by one statement, and waits until all is stored. */
  insertRows(rows: BatchRows, settings: InsertSettings): Promise<void>
  close(): Promise<void>
}

/** Settings of the engine for one statement. */
export type InsertSettings = Readonly<Record<string, string | number>>

const defaultDatabase = 'build_report'

/** Opens the folder, or reaches the server, and sees to it that the database is there; throws a UserError where the place is at fault. */
export async function openConnection(place: StorePlace, cluster?: string): Promise<Connection> {
  return 'folder' in place ? openFolder(resolve(place.folder), defaultDatabase) : openServer(place, cluster)
}

async function openServer(place: Exclude<StorePlace, { folder: string }>, cluster: string | undefined): Promise<Connection> {
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
  return {
    client,
    database,
    exclusive: false,
    ask: async ({ query, parameters }) => {
      // An error behind the first rows would end up inside the document: the server is to finish before it answers.
      const settings = { wait_end_of_query: 1 } as const
      const { stream } = await client.exec({ query, query_params: { ...parameters }, clickhouse_settings: settings })
      return stream
    },
    insertRows: async (rows, settings) => {
      const { stream } = await client.exec({
        query: 'INSERT INTO records FORMAT JSONEachRow',
        values: Readable.from(rows),
        // Beside the statement, because only batches of one statement are gathered; no status comes before all is stored.
        clickhouse_settings: { ...settings, wait_end_of_query: 1 },
      })
      // There is nothing in it, but it may break.
      await text(stream)
    },
    close: () => client.close(),
  }
}

const unknownDatabase = '81'
const authenticationFailed = '516'

/** What to throw where the first request fails. */
function refusal(error: unknown, url: URL, { username }: { readonly username: string }): unknown {
  if (engineCode(error) === authenticationFailed) {
    return new UserError(`--store: ${url.host} refuses the user ${JSON.stringify(username)} with the password that was given.`, {
      cure: 'Check SERVICE_STORE_USER and SERVICE_STORE_PASSWORD.',
      cause: error,
    })
  }
  if (error instanceof Error && 'code' in error && /CERT|SELF_SIGNED|VERIFY/.test(String(error.code))) {
    return new UserError(`--store: the certificate of ${url.host} is not trusted: ${error.message}.`, {
      cure: 'Name the authorities that vouch for it with --store-ca.',
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
    cure: 'Give its HTTP interface, such as https://user:password@clickhouse.example.org:8443/build_report.',
  })
}
