import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { ClickHouseClient } from '@clickhouse/client'
import { InputOutputError, messageOf, UserError } from '../../base/errors.js'
import type { Connection } from './connection.js'
import { engineError } from './engine-error.js'
import { openConnection } from './open-connection.js'
import { prepareSchema } from './prepare-schema.js'
import { selectRows } from './select-rows.js'
import type { StoreLocation } from './store-location.js'
import { onCluster } from './table-layout.js'

/** The tables with data. All others can be derived from them, which the next start of a server does. */
const copiedTables = ['records', 'keys'] as const

/** The wanted size of a piece in memory, uncompressed. */
const pieceBytes = 16 * 1024 * 1024

/** Inserts a piece as one block, and waits until it is stored on all shards. */
const insertSettings = {
  async_insert: 0,
  distributed_foreground_insert: 1,
  insert_deduplicate: 0,
  max_partitions_per_insert_block: '0',
  wait_end_of_query: 1,
} as const

type Target = Exclude<StoreLocation, { folder: string }>

/**
 * Copies the records and the keys of a data folder to an empty database of a ClickHouse server, piece by piece.
 * @returns the number of records
 * @throws UserError if the folder is in use, the database contains records or keys, or one of them has another version of the schema
 */
export async function copyHistory(folder: string, place: Target, cluster?: string): Promise<number> {
  const target = await openConnection(place, cluster)
  try {
    const source = await openConnection({ folder })
    try {
      await prepareSchema(source.client, { database: source.database })
      await prepareSchema(target.client, { database: target.database, cluster })
      await demandEmpty(target)
      return await copyTables(source, target, cluster)
    } finally {
      await source.close()
    }
  } catch (error) {
    throw engineError(error)
  } finally {
    await target.close()
  }
}

async function countRows(client: ClickHouseClient, table: string): Promise<number> {
  const [row] = await selectRows<{ readonly count: number }>(client, `SELECT toFloat64(count()) AS count FROM ${table}`)
  return row?.count ?? 0
}

async function demandEmpty({ client, database }: Connection): Promise<void> {
  for (const table of copiedTables) {
    const count = await countRows(client, table)
    if (count === 0) continue
    throw new UserError(`The database ${database} of --store is not empty: its table ${table} contains ${count} rows.`, {
      hint: 'Use another database, or drop this one.',
    })
  }
}

async function copyTables(source: Connection, target: Connection, cluster: string | undefined): Promise<number> {
  const derived = await selectRows<{ readonly name: string }>(
    target.client,
    `SELECT name FROM system.tables WHERE database = currentDatabase() AND engine LIKE '%MergeTree'
AND name NOT IN ('migrations', 'records_local', ${copiedTables.map((name) => `'${name}'`).join(', ')})`,
  )
  for (const { name } of derived) await target.client.command({ query: `TRUNCATE TABLE \`${name}\`${onCluster({ cluster })}` })
  try {
    let records = 0
    for (const table of copiedTables) {
      const rows = await copyTable(source.client, target.client, table)
      if (table === 'records') records = rows
    }
    return records
  } catch (cause) {
    throw new InputOutputError(`The history could not be copied completely: ${messageOf(engineError(cause))}`, {
      hint: `Drop the database ${target.database}, then try again.`,
      cause,
    })
  }
}

interface Part {
  readonly name: string
  readonly rows: number
  readonly bytes: number
}

/**
 * Copies a table and returns the number of its rows. Counts the rows that are sent, because a row that was acknowledged is stored, but
 * another replica of the target may not have it yet.
 */
async function copyTable(source: ClickHouseClient, target: ClickHouseClient, table: string): Promise<number> {
  // Rows are read by their positions in the parts, which must not be merged meanwhile.
  await source.command({ query: `SYSTEM STOP MERGES ${table}` })
  const wanted = await countRows(source, table)
  const columns = await selectRows<{ readonly name: string }>(
    source,
    `SELECT name FROM system.columns WHERE database = currentDatabase() AND table = '${table}' AND default_kind NOT IN ('MATERIALIZED', 'ALIAS')`,
  )
  const list = columns.map(({ name }) => `\`${name}\``).join(', ')
  const parts = await selectRows<Part>(
    source,
    `SELECT name, toFloat64(rows) AS rows, toFloat64(data_uncompressed_bytes) AS bytes FROM system.parts
WHERE database = currentDatabase() AND table = '${table}' AND active ORDER BY name`,
  )
  let copied = 0
  for (const { name, rows, bytes } of parts) {
    const step = Math.max(1, Math.floor((rows * pieceBytes) / Math.max(1, bytes)))
    for (let start = 0; start < rows; start += step) {
      const { stream } = await source.exec({
        query: `SELECT ${list} FROM ${table} WHERE _part = '${name}' AND _part_offset >= ${start} AND _part_offset < ${start + step}
FORMAT JSONEachRow SETTINGS output_format_json_quote_64bit_integers = 0`,
      })
      const piece = await buffer(stream)
      copied += countLines(piece)
      // ClickHouse refuses an insert without rows. All rows of a piece may be deleted ones.
      if (piece.length === 0) continue
      const answer = await target.exec({
        query: `INSERT INTO ${table} (${list}) FORMAT JSONEachRow`,
        values: Readable.from([piece]),
        clickhouse_settings: insertSettings,
      })
      await buffer(answer.stream)
    }
  }
  if (copied !== wanted) throw new InputOutputError(`the table ${table} has ${wanted} rows, but ${copied} were copied.`)
  return copied
}

const lineFeed = 0x0a

/** Counts the rows of a piece. JSON strings contain no line feeds, so each line feed ends a row. */
function countLines(piece: Buffer): number {
  let lines = 0
  for (let end = piece.indexOf(lineFeed); end >= 0; end = piece.indexOf(lineFeed, end + 1)) lines += 1
  return lines
}
