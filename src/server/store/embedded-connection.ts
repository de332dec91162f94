import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, statfsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type ClickHouseClient, createClient } from '@clickhouse/client'
import { InputOutputError, messageOf, UserError } from '../../base/errors.js'
import { makeFolder } from '../../base/files/make-folder.js'
import type { BatchRows } from './batch-rows.js'
import { boundQuery, maximumQueryBytes } from './bound-query.js'
import { coalesce } from './coalesce.js'
import type { Caller, Connection, InsertSettings } from './connection.js'
import { DiskFullError } from './disk-full-error.js'
import { removeSnapshots, takeSnapshot } from './folder-snapshot.js'
import { type TimedQuery, timeLimit } from './query.js'
import { createQueryCache } from './query-cache.js'
import { createQueryPool } from './query-pool.js'
import { createResultStreams } from './result-streams.js'

/**
 * Signals that chDB 26.7 handles after its first session, with the handlers of `clickhouse-server`. In Node these handlers never return:
 * after a crash, the process would hang with its port open and ignore SIGTERM.
 */
const crashSignals = ['SIGABRT', 'SIGBUS', 'SIGFPE', 'SIGILL', 'SIGSEGV', 'SIGSYS', 'SIGTRAP', 'SIGTSTP'] as const

/**
 * Restores the default action of each of {@link crashSignals}, which ends the process (SIGTSTP: stops it). V8's own SIGSEGV handler, which
 * turns invalid memory accesses of WebAssembly into exceptions, is not restored. The server does not run such WebAssembly.
 */
function restoreCrashSignals(): void {
  const ignore = (): void => {}
  for (const signal of crashSignals) {
    // libuv sets a signal to its default action when its last listener is removed.
    process.on(signal, ignore)
    process.off(signal, ignore)
  }
}

/**
 * The minimum free space for storing records, in bytes. If the disk becomes full after chDB 26.7 has checked for 1 MiB of free space, chDB
 * acknowledges rows that were not written and then fails every query.
 */
const leastFreeBytes = 64 * 1024 * 1024

/** A batch needs a few dozen files. */
const leastFreeFiles = 100

/** Returns the free space on the disk of a folder. */
function freeBytesOf(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Returns whether the disk of a folder has too little space or too few free inodes to store records. */
function isDiskFull(folder: string): boolean {
  const { bavail, bsize, files, ffree } = statfsSync(folder)
  // File systems without a limit on inodes, such as Btrfs, report a total of 0.
  return bavail * bsize < leastFreeBytes || (files > 0 && ffree < leastFreeFiles)
}

type Chdb = typeof import('chdb/connection')
type ChdbConnection = ReturnType<Chdb['createChdbConnection']>
type ClientConnection = NonNullable<NonNullable<Parameters<typeof createClient>[0]>['connection']>

/**
 * The number of connections for queries; two of them are for short queries. Each connection runs one statement at a time on one of the four
 * threads of Node's thread pool, which leaves one thread for the writer. Keys, files and compression wait for the next free thread, but
 * never for a long query, because only one long query runs at a time.
 */
const readers = 3

/** The maximum size of batches that are stored together. */
const maximumBlockBytes = 8 * 1024 * 1024

/** The maximum memory for results that wait for their clients. */
const maximumUnreadBytes = 512 * 1024 * 1024

/**
 * The settings of each connection. The engine would compile an expression to machine code when it runs for the fourth time, which takes up
 * to 220 ms and makes no query here measurably faster (26.7).
 */
const settings = [
  `min_free_disk_bytes_to_perform_insert = ${leastFreeBytes}`,
  `max_query_size = ${maximumQueryBytes}`,
  ...['compile_expressions = 0', 'compile_aggregate_expressions = 0', 'compile_sort_description = 0'],
]

interface Insert {
  readonly rows: BatchRows
  readonly settings: InsertSettings
  readonly organisation: string
}

/** Opens a folder with the embedded engine and creates the database if necessary. Throws a UserError if the folder cannot be used. */
export async function openFolder(folder: string, database: string): Promise<Connection> {
  const { createChdbConnection } = await importChdb()
  try {
    makeFolder(folder)
  } catch (cause) {
    const reason = messageOf(cause)
    throw new InputOutputError(`Cannot create the data folder ${folder}: ${reason}.`, { cause, hint: 'Choose another folder with --data.' })
  }
  // The engine (chDB 26.7) would write an empty definition of the database, and then could not open the folder again.
  if (isDiskFull(folder) && !existsSync(join(folder, 'metadata', `${database}.sql`))) throw new DiskFullError()
  const open: ClickHouseClient[] = []
  const connect = async (): Promise<{ readonly client: ClickHouseClient; readonly raw: ChdbConnection }> => {
    const raw = openEngine(folder, createChdbConnection)
    restoreCrashSignals()
    // The two packages declare the same interface, but as classes with private members, which TypeScript treats as different.
    const client = createClient({ connection: raw as unknown as ClientConnection })
    open.push(client)
    // The default database of the engine is meant for files. "USE" applies to this connection only.
    await client.command({ query: `CREATE DATABASE IF NOT EXISTS ${database}` })
    await client.command({ query: `USE ${database}` })
    await client.command({ query: `SET ${settings.join(', ')}` })
    return { client, raw }
  }
  const { client } = await connect()
  removeSnapshots(folder)
  const { raw: writer } = await connect()
  const pool = createQueryPool(await Promise.all(Array.from({ length: readers }, connect)))
  const cache = createQueryCache()
  // Settings are per connection, so all batches share them. Concurrent small batches become one block, which takes as long as one batch.
  const insert = coalesce(
    async (batches: readonly Insert[]) => {
      const values = Buffer.concat(batches.flatMap(({ rows }) => rows))
      const settings = batches[0]?.settings ?? {}
      try {
        await writer.chdb.rawInsert({ table: 'records', format: 'JSONEachRow', values, settings })
      } catch (error) {
        rethrow(error)
      } finally {
        for (const { organisation } of batches) cache.clear(organisation)
      }
    },
    {
      weigh: ({ rows }) => rows.reduce((sum, { length }) => sum + length, 0),
      maximumWeight: maximumBlockBytes,
      ownerOf: ({ organisation }) => organisation,
    },
  )
  const stream = createResultStreams(maximumUnreadBytes)
  const execute = (query: TimedQuery, caller: Caller): Promise<Buffer> => {
    const text = boundQuery(query)
    return cache.get(text, caller, (abandoned) =>
      pool.run(query, { organisation: caller.organisation, signal: abandoned }, (reader, timeMs) =>
        queryCancellable({ reader: reader.client, canceller: client, query: `${text}, ${timeLimit(timeMs)}`, signal: abandoned }),
      ),
    )
  }
  return {
    client,
    database,
    exclusive: true,
    query: async (query, caller) => stream(await execute(query, caller), caller.organisation),
    insertRows: (rows, settings, organisation) => insert({ rows, settings, organisation }),
    isFull: () => isDiskFull(folder),
    freeBytes: () => freeBytesOf(folder),
    waitingQueries: () => pool.waiting,
    snapshot: () => takeSnapshot(client, database, folder),
    async close() {
      for (const one of open) await one.close()
    },
  }
}

interface CancellableQuery {
  readonly reader: ClickHouseClient
  /** Another connection, because the reader is blocked until the query ends. */
  readonly canceller: ClickHouseClient
  /** Must end with SETTINGS. */
  readonly query: string
  readonly signal: AbortSignal | undefined
}

/** Runs a query, which the engine stops when the signal is aborted. */
async function queryCancellable({ reader, canceller, query, signal }: CancellableQuery): Promise<Buffer> {
  const name = randomUUID()
  const cancel = async (): Promise<void> => {
    // Has no effect if the engine has not started the query. Its time limit then ends it.
    await canceller.command({ query: `KILL QUERY WHERE Settings['log_comment'] = '${name}' ASYNC` }).catch(() => {})
  }
  signal?.addEventListener('abort', cancel)
  try {
    const { stream } = await reader.exec({ query: `${query}, log_comment = '${name}'` })
    return await buffer(stream)
  } catch (error) {
    // chDB 26.7 only releases the memory of a failed query when the connection runs another one.
    await reader.command({ query: 'SELECT 1' }).catch(() => {})
    throw error
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}

/** Rethrows an error, with the engine's code as `code` if it has one. */
function rethrow(error: unknown): never {
  if (!(error instanceof Error && 'clickhouseCode' in error && error.clickhouseCode !== undefined)) throw error
  throw Object.assign(new Error(error.message, { cause: error }), { code: String(error.clickhouseCode) })
}

async function importChdb(): Promise<Chdb> {
  try {
    // The engine has half a gigabyte, so the bundle does not contain it.
    return await import(/* webpackIgnore: true */ 'chdb/connection')
  } catch (cause) {
    throw new UserError('The embedded database chDB is not installed.', {
      hint: 'Install it with "npm install chdb" (Linux with glibc, or macOS), or use a ClickHouse server with --store.',
      cause,
    })
  }
}

function openEngine(folder: string, create: Chdb['createChdbConnection']): ChdbConnection {
  const holder = holderOf(folder)
  // This process opens several connections. For another one, the engine would write its exception to standard error, above the explanation.
  if (holder !== undefined && holder !== process.pid && holdsLock(holder, folder)) throw folderInUse(folder, holder)
  try {
    return create({ path: folder })
  } catch (cause) {
    const user = holderOf(folder)
    if (user !== undefined) throw folderInUse(folder, user, cause)
    throw new InputOutputError(`Cannot open the data folder ${folder}: ${messageOf(cause)}.`, {
      hint: 'See the output of the engine above. Stop other processes that use the folder, or choose another one with --data.',
      cause,
    })
  }
}

const folderInUse = (folder: string, pid: number, cause?: unknown): UserError =>
  new UserError(`The data folder ${folder} is in use by process ${pid}. Only one server can use it at a time.`, {
    hint: 'Stop that server, or choose another folder with --data.',
    cause,
  })

/**
 * Returns whether a process holds the lock of the engine, as far as the system shows it (Linux). After a crash, the process that the lock file
 * names may be another one: in a container, every server is process 1.
 */
function holdsLock(pid: number, folder: string): boolean {
  try {
    const { ino } = statSync(join(folder, 'status'))
    const locks = readFileSync('/proc/locks', 'utf8').split('\n')
    return locks.some((line) => line.includes(' FLOCK ') && line.includes(` ${pid} `) && line.includes(`:${ino} `))
  } catch {
    return false
  }
}

/** Returns the running process that the engine's lock file names, because the engine's error does not mention the lock. */
function holderOf(folder: string): number | undefined {
  try {
    const pid = Number(/^PID: (\d+)/m.exec(readFileSync(join(folder, 'status'), 'utf8'))?.[1])
    process.kill(pid, 0)
    return pid
  } catch {
    return undefined
  }
}
