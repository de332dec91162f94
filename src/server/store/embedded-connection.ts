import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { type ClickHouseClient, createClient } from '@clickhouse/client'
import { InputOutputError, UserError } from '../../errors.js'
import { makeFolder } from '../../make-folder.js'
import { createAnswers } from './answers.js'
import type { BatchRows } from './batch-rows.js'
import { boundQuery } from './bound-query.js'
import type { Connection, InsertSettings } from './connection.js'
import { restoreCrashSignals } from './crash-signals.js'
import { isDiskFull, leastFreeBytes } from './disk-room.js'
import { gather } from './gather.js'
import { createLanes } from './lanes.js'
import { createUnreadAnswers } from './unread-answers.js'

type Chdb = typeof import('chdb/connection')
type ChdbConnection = ReturnType<Chdb['createChdbConnection']>
type ClientConnection = NonNullable<NonNullable<Parameters<typeof createClient>[0]>['connection']>

/**
 * How many questions are answered at once. A connection of the engine does one thing at a time, and holds one of the four threads that
 * Node has for such things while it does: one is left to the writer, one to files and compression.
 */
const readers = 2

/** Batches that are stored together have so many bytes at most. */
const maximumBlockBytes = 8 * 1024 * 1024

/** Answers that wait for their clients may take so much memory together, in bytes. */
const maximumUnreadBytes = 512 * 1024 * 1024

/** Opens a folder with the embedded engine, as the database of that name; throws a UserError where the folder is at fault. */
export async function openFolder(folder: string, database: string): Promise<Connection> {
  const { createChdbConnection } = await importChdb()
  try {
    makeFolder(folder)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new InputOutputError(`The data folder ${folder} cannot be made: ${reason}.`, { cause, cure: 'Name another with --data.' })
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
  const asking = createLanes(await Promise.all(Array.from({ length: readers }, connect)))
  const answers = createAnswers()
  /** All with the same settings: they are of the connection. Small batches that come together are one block, which costs what one of them does. */
  const insert = gather(
    async (batches: readonly { readonly rows: BatchRows; readonly settings: InsertSettings }[]) => {
      const values = Buffer.concat(batches.flatMap(({ rows }) => rows))
      const settings = batches[0]?.settings ?? {}
      try {
        await writer.chdb.rawInsert({ table: 'records', format: 'JSONEachRow', values, settings })
      } catch (error) {
        rethrow(error)
      } finally {
        answers.forget()
      }
    },
    { weigh: ({ rows }) => rows.reduce((sum, { length }) => sum + length, 0), maximumWeight: maximumBlockBytes },
  )
  const passOn = createUnreadAnswers(maximumUnreadBytes)
  const answer = (query: string): Promise<Buffer> =>
    answers.to(query, () =>
      asking.run(async (reader) => {
        const { stream } = await reader.client.exec({ query })
        return buffer(stream)
      }),
    )
  return {
    client,
    database,
    exclusive: true,
    ask: async (question) => passOn(await answer(boundQuery(question))),
    insertRows: (rows, settings) => insert({ rows, settings }),
    isFull: () => isDiskFull(folder),
    async close() {
      for (const one of open) await one.close()
    },
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
      cure: 'Install it with "npm install chdb" (Linux with glibc, or macOS), or name a ClickHouse server with --store.',
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
