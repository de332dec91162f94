import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type ClickHouseClient, createClient } from '@clickhouse/client'
import { InputOutputError, UserError } from '../../errors.js'
import { makeFolder } from '../../files/make-folder.js'
import type { BatchRows } from './batch-rows.js'
import { boundQuery } from './bound-query.js'
import { coalesce } from './coalesce.js'
import type { Caller, Connection, InsertSettings } from './connection.js'
import { restoreCrashSignals } from './crash-signals.js'
import { isDiskFull, leastFreeBytes } from './disk-space.js'
import { type TimedQuery, timeLimit } from './query.js'
import { createQueryCache } from './query-cache.js'
import { createQueryPool } from './query-pool.js'
import { createResultStreams } from './result-streams.js'

type Chdb = typeof import('chdb/connection')
type ChdbConnection = ReturnType<Chdb['createChdbConnection']>
type ClientConnection = NonNullable<NonNullable<Parameters<typeof createClient>[0]>['connection']>

/**
 * The number of connections for questions, two of them for short ones. A connection of the engine does one thing at a time, and uses one
 * of the four threads that Node has for such tasks. That leaves one to the writer; keys, files and compression wait for whichever thread is
 * free first, but never for a long query: only one is answered at a time.
 */
const readers = 3

/** Batches that are stored together have so many bytes at most. */
const maximumBlockBytes = 8 * 1024 * 1024

/** Answers that wait for their clients may take so much memory together, in bytes. */
const maximumUnreadBytes = 512 * 1024 * 1024

interface Insert {
  readonly rows: BatchRows
  readonly settings: InsertSettings
  readonly organisation: string
}

/** Opens a folder with the embedded engine, as the database of that name; throws a UserError where the folder is at fault. */
export async function openFolder(folder: string, database: string): Promise<Connection> {
  const { createChdbConnection } = await importChdb()
  try {
    makeFolder(folder)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new InputOutputError(`The data folder ${folder} cannot be made: ${reason}.`, { cause, hint: 'Name another with --data.' })
  }
  const open: ClickHouseClient[] = []
  const connect = async (): Promise<{ readonly client: ClickHouseClient; readonly raw: ChdbConnection }> => {
    const raw = openEngine(folder, createChdbConnection)
    restoreCrashSignals()
    // Both sides declare the one contract anew, with classes that have private parts.
    const client = createClient({ connection: raw as unknown as ClientConnection })
    open.push(client)
    // The engine's own database of that folder is made for files; "USE" holds for as long as the connection.
    await client.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}` })
    await client.command({ query: `USE ${database}` })
    await client.command({ query: `SET min_free_disk_bytes_to_perform_insert = ${leastFreeBytes}` })
    return { client, raw }
  }
  const { client } = await connect()
  const { raw: writer } = await connect()
  const pool = createQueryPool(await Promise.all(Array.from({ length: readers }, connect)))
  const cache = createQueryCache()
  /** Settings are per connection, so all batches share them. Small batches that come together become one block, which costs as much as one of them. */
  const insert = coalesce(
    async (batches: readonly Insert[]) => {
      const values = Buffer.concat(batches.flatMap(({ rows }) => rows))
      const settings = batches[0]?.settings ?? {}
      try {
        await writer.chdb.rawInsert({ table: 'records', format: 'JSONEachRow', values, settings })
      } catch (error) {
        rethrow(error)
      } finally {
        cache.clear()
      }
    },
    {
      weigh: ({ rows }) => rows.reduce((sum, { length }) => sum + length, 0),
      maximumWeight: maximumBlockBytes,
      ownerOf: ({ organisation }) => organisation,
    },
  )
  const stream = createResultStreams(maximumUnreadBytes)
  const answer = (query: TimedQuery, { organisation, signal }: Caller): Promise<Buffer> => {
    const text = boundQuery(query)
    return cache.get(
      text,
      (unwanted) =>
        pool.run(query, { organisation, signal: unwanted }, (reader, timeMs) =>
          askCancellable({ reader: reader.client, canceller: client, query: `${text}, ${timeLimit(timeMs)}`, signal: unwanted }),
        ),
      signal,
    )
  }
  return {
    client,
    database,
    exclusive: true,
    query: async (query, caller) => stream(await answer(query, caller), caller.organisation),
    insertRows: (rows, settings, organisation) => insert({ rows, settings, organisation }),
    isFull: () => isDiskFull(folder),
    async close() {
      for (const one of open) await one.close()
    },
  }
}

interface CancellableQuery {
  readonly reader: ClickHouseClient
  /** Another connection: the reader does nothing else until it has an answer. */
  readonly canceller: ClickHouseClient
  /** Ends with SETTINGS. */
  readonly query: string
  readonly signal: AbortSignal | undefined
}

/** Returns the answer to a query; the engine gives it up when the signal is aborted. */
async function askCancellable({ reader, canceller, query, signal }: CancellableQuery): Promise<Buffer> {
  const name = randomUUID()
  const cancel = async (): Promise<void> => {
    // Has no effect on a query that the engine has not begun, which then ends by its limits.
    await canceller.command({ query: `KILL QUERY WHERE Settings['log_comment'] = '${name}' ASYNC` }).catch(() => {})
  }
  signal?.addEventListener('abort', cancel)
  try {
    const { stream } = await reader.exec({ query: `${query}, log_comment = '${name}'` })
    return await buffer(stream)
  } catch (error) {
    // chDB 26.7 keeps a query that failed, with its memory, until the connection gets another one.
    await reader.command({ query: 'SELECT 1' }).catch(() => {})
    throw error
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

/** With the engine's own number of the error where the client has it. */
function rethrow(error: unknown): never {
  if (!(error instanceof Error && 'clickhouseCode' in error && error.clickhouseCode !== undefined)) throw error
  throw Object.assign(new Error(error.message, { cause: error }), { code: String(error.clickhouseCode) })
}

async function importChdb(): Promise<Chdb> {
  try {
    // Half a gigabyte of engine: the bundle leaves it where it is.
    return await import(/* webpackIgnore: true */ 'chdb/connection')
  } catch (cause) {
    throw new UserError('The embedded database chDB is not installed.', {
      hint: 'Install it with "npm install chdb" (Linux with glibc, or macOS), or name a ClickHouse server with --store.',
      cause,
    })
  }
}

function openEngine(folder: string, create: Chdb['createChdbConnection']): ChdbConnection {
  try {
    return create({ path: folder })
  } catch (cause) {
    const holder = holderOf(folder)
    if (holder !== undefined) {
      throw new UserError(`The data folder ${folder} is in use by the process ${holder}: one server at a time can use it.`, {
        hint: 'Stop that server, or name another folder with --data.',
        cause,
      })
    }
    throw new InputOutputError(`The data folder ${folder} cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      hint: 'The engine says why, above. Stop whoever else uses the folder, or name another with --data.',
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
