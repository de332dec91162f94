import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from '@clickhouse/client'
import { InputOutputError, UserError } from '../../errors.js'
import { engineCode, engineError } from './engine-error.js'
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
  readonly client: ClickHouseClient
  readonly database: string
  /** Whether nobody else can write: chDB locks its folder for one process. */
  readonly exclusive: boolean
}

const defaultDatabase = 'build_report'

/**
 * Nothing is stored where the disk has less room, in bytes. chDB 26.7 acknowledges rows whose files the kernel did not take
 * (ENOSPC behind its own check, which asks for 1 MiB), and then answers no question any more: so it must not come that far.
 */
const leastFreeBytes = 64 * 1024 * 1024

/** Opens the folder, or reaches the server, and sees to it that the database is there; throws a UserError where the place is at fault. */
export async function openConnection(place: StorePlace, cluster?: string): Promise<Connection> {
  return 'folder' in place ? openFolder(resolve(place.folder)) : openServer(place, cluster)
}

async function openFolder(folder: string): Promise<Connection> {
  const { createChdbConnection } = await importChdb()
  try {
    mkdirSync(folder, { recursive: true })
  } catch (cause) {
    throw new InputOutputError(`The data folder ${folder} cannot be made.`, { cause, cure: 'Name another with --data.' })
  }
  const client = createClient({ connection: connectFolder(folder, createChdbConnection) })
  // The engine's own database of that folder is made for files; "USE" holds for as long as the connection.
  await client.command({ query: `CREATE DATABASE IF NOT EXISTS ${defaultDatabase}` })
  await client.command({ query: `USE ${defaultDatabase}` })
  await client.command({ query: `SET min_free_disk_bytes_to_perform_insert = ${leastFreeBytes}` })
  return { client, database: defaultDatabase, exclusive: true }
}

type Chdb = typeof import('chdb/connection')

async function importChdb(): Promise<Chdb> {
  try {
    // Half a gigabyte of engine: the bundle leaves it where it is.
    return await import(/* webpackIgnore: true */ 'chdb/connection')
  } catch (cause) {
    throw new UserError('The embedded database chDB is not installed.', {
      cure: 'Install it with "npm install chdb" (Linux with glibc, or macOS), or name a ClickHouse server with --store.',
      cause,
    })
  }
}

type ClientConnection = NonNullable<NonNullable<Parameters<typeof createClient>[0]>['connection']>

function connectFolder(folder: string, create: Chdb['createChdbConnection']): ClientConnection {
  try {
    // Both sides declare the one contract anew, with classes that have private parts.
    return create({ path: folder }) as unknown as ClientConnection
  } catch (cause) {
    const holder = holderOf(folder)
    if (holder !== undefined) {
      throw new UserError(`The data folder ${folder} is in use by the process ${holder}: one server at a time can use it.`, {
        cure: 'Stop that server, or name another folder with --data.',
        cause,
      })
    }
    throw new InputOutputError(`The data folder ${folder} cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cure: 'The engine says why, above. Stop whoever else uses the folder, or name another with --data.',
      cause,
    })
  }
}

/** The living process that the engine's lock file names: its error says no more than that there is no connection. */
function holderOf(folder: string): number | undefined {
  try {
    const pid = Number(/^PID: (\d+)/m.exec(readFileSync(join(folder, 'status'), 'utf8'))?.[1])
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
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
  return { client, database, exclusive: false }
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
