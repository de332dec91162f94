import type { ClickHouseClient } from '@clickhouse/client'
import { UserError } from '../../base/errors.js'
import { engineCode } from './engine-error.js'
import { longStatement } from './long-statement.js'
import { arrivalTime, distributedTable, recordsV4 } from './schema-v4.js'
import { selectRows } from './select-rows.js'
import { type Layout, localTable, onCluster } from './table-layout.js'

/** The names of the table with the rows of version 3, and of its copy until it is complete. */
const oldName = 'records_v3'
const newName = 'records_v4'

/** Reports progress to the operator. */
export type Report = (message: string) => void

/**
 * Gives the table of records its partitions, by copying it month by month. Does nothing if it has them. The names of the tables show how
 * far an interrupted rewrite got: a later call drops the month that may be incomplete and continues with it. Until the copy is complete,
 * there is no table `records`, so servers of an older version store nothing that would be lost.
 */
export async function rewriteRecords(client: ClickHouseClient, layout: Layout, report: Report = () => {}): Promise<void> {
  const tables = await partitionedTables(client, layout)
  if (tables.get('records') === false) {
    await renameTable(client, layout, 'records', oldName)
  } else if (!tables.has(oldName)) {
    return
  }
  if (tables.get('records') !== true) {
    await distributeInstead(client, layout, 'records', oldName)
    for (const statement of recordsV4(layout, newName)) await client.command({ query: statement })
    await copyMonths(client, layout, report)
    await renameTable(client, layout, newName, 'records')
  }
  await distributeInstead(client, layout, newName, 'records')
  await dropTable(client, layout, oldName)
}

/** Returns the tables that exist, and whether each has partitions. */
async function partitionedTables(client: ClickHouseClient, layout: Layout): Promise<ReadonlyMap<string, boolean>> {
  const names = ['records', oldName, newName]
  const rows = await selectRows<{ table: string; count: number }>(
    client,
    `SELECT table, toUInt32(countIf(name = 'stored')) AS count FROM system.columns
WHERE database = '${layout.database}' AND table IN (${names.map((name) => `'${localTable(layout, name)}'`).join(', ')}) GROUP BY table`,
  )
  const found = new Map(rows.map(({ table, count }) => [table, count > 0]))
  return new Map(
    names.flatMap((name) => (found.has(localTable(layout, name)) ? [[name, found.get(localTable(layout, name)) === true]] : [])),
  )
}

/** Throws a UserError if a disk has no space for {@link rewriteRecords}. On a cluster, a ClickHouse server only knows its own disks. */
export async function checkSpace(client: ClickHouseClient, layout: Layout): Promise<void> {
  const query = `SELECT disks.path AS path, toFloat64(any(disks.free_space)) AS free, toFloat64(sum(parts.bytes_on_disk)) AS used
FROM system.parts AS parts INNER JOIN system.disks AS disks ON parts.disk_name = disks.name
WHERE parts.database = '${layout.database}' AND parts.table = '${localTable(layout, 'records')}' AND parts.active GROUP BY path`
  try {
    const disks = await selectRows<{ path: string; free: number; used: number }>(client, query)
    for (const { path, free, used } of disks) requireSpace(path, free, used)
  } catch (error) {
    // A user of a ClickHouse server may lack access to these tables.
    if (engineCode(error) !== accessDenied) throw error
  }
}

const accessDenied = '497'

/** Throws a UserError if a disk has less free space than a copy of the history needs. */
export function requireSpace(path: string, freeBytes: number, usedBytes: number): void {
  if (freeBytes > usedBytes * 1.1) return
  const [needed, free] = [usedBytes * 1.1, freeBytes].map((bytes) => `${(bytes / 1e9).toFixed(1)} GB`)
  throw new UserError(`The history must be copied to its new layout, which needs ${needed} on ${path}. Only ${free} are free.`, {
    hint: 'Free some space, then start the server again. Nothing was changed.',
  })
}

async function copyMonths(client: ClickHouseClient, layout: Layout, report: Report): Promise<void> {
  // Otherwise the numbers of rows could differ because records expired.
  await client.command({ query: `SYSTEM STOP TTL MERGES${onCluster(layout)} ${layout.database}.${localTable(layout, oldName)}` })
  const month = `toYYYYMM(${arrivalTime})`
  const months = (await selectRows<{ month: number }>(client, `SELECT DISTINCT ${month} AS month FROM ${oldName} ORDER BY month`)).map(
    (row) => row.month,
  )
  const [copied] = await selectRows<{ month: number; count: number }>(
    client,
    `SELECT toYYYYMM(max(stored)) AS month, toFloat64(count()) AS count FROM ${newName}`,
  )
  const last = copied === undefined || copied.count === 0 ? undefined : copied.month
  if (last !== undefined)
    await client.command({ query: `ALTER TABLE ${localTable(layout, newName)}${onCluster(layout)} DROP PARTITION ${last}` })
  const columns = await columnsToCopy(client, layout)
  for (const [index, one] of months.entries()) {
    if (last !== undefined && one < last) continue
    report(`The history is copied to a new layout: month ${index + 1} of ${months.length}.`)
    await copyMonth(client, columns, `${month} = ${one}`)
  }
  const [counts] = await selectRows<{ from: number; to: number }>(
    client,
    `SELECT (SELECT toFloat64(count()) FROM ${oldName}) AS from, (SELECT toFloat64(count()) FROM ${newName}) AS to`,
  )
  if (counts?.from === counts?.to) return
  await dropTable(client, layout, newName)
  throw new UserError(`The copy of the history has ${counts?.to} records instead of ${counts?.from}, so it was discarded.`, {
    hint: 'Only one server may migrate the store. Stop all servers, then start one of them.',
  })
}

async function copyMonth(client: ClickHouseClient, columns: string, condition: string): Promise<void> {
  // Small blocks and one thread bound the memory. The next merge combines them.
  const settings = `max_threads = 2, max_insert_threads = 1, min_insert_block_size_rows = ${256 * 1024},
  min_insert_block_size_bytes = ${64 * 1024 * 1024}, insert_deduplicate = 0, distributed_foreground_insert = 1`
  try {
    await longStatement(
      client,
      `INSERT INTO ${newName} (${columns}) SELECT ${columns} FROM ${oldName} WHERE ${condition} SETTINGS ${settings}`,
      // A ClickHouse server refuses a second query with the same id.
      'build-report-copy-records',
    )
  } catch (error) {
    if (engineCode(error) !== sameQuery) throw error
    throw new UserError('Another server is migrating the store.', {
      hint: 'Wait until its /readyz is 200, then start this server.',
      cause: error,
    })
  }
}

/** QUERY_WITH_SAME_ID_IS_ALREADY_RUNNING */
const sameQuery = '216'

/** Returns the columns that are not computed from others. */
async function columnsToCopy(client: ClickHouseClient, layout: Layout): Promise<string> {
  const rows = await selectRows<{ name: string }>(
    client,
    `SELECT name FROM system.columns WHERE database = '${layout.database}' AND table = '${localTable(layout, oldName)}'
AND default_kind NOT IN ('ALIAS', 'MATERIALIZED') ORDER BY position`,
  )
  return rows.map(({ name }) => `\`${name}\``).join(', ')
}

const renameTable = async (client: ClickHouseClient, layout: Layout, from: string, to: string): Promise<void> => {
  await client.command({ query: `RENAME TABLE ${localTable(layout, from)} TO ${localTable(layout, to)}${onCluster(layout)}` })
}

/** On a cluster, replaces the table that distributes the rows after they were renamed. */
async function distributeInstead(client: ClickHouseClient, layout: Layout, from: string, to: string): Promise<void> {
  if (layout.cluster === undefined) return
  await client.command({ query: `DROP TABLE IF EXISTS ${from}${onCluster(layout)} SYNC` })
  await client.command({ query: distributedTable(layout, to) })
}

async function dropTable(client: ClickHouseClient, layout: Layout, name: string): Promise<void> {
  if (layout.cluster !== undefined) await client.command({ query: `DROP TABLE IF EXISTS ${name}${onCluster(layout)} SYNC` })
  // The engine refuses to drop a table of more than 50 GB without the setting.
  await client.command({
    query: `DROP TABLE IF EXISTS ${localTable(layout, name)}${onCluster(layout)} SYNC SETTINGS max_table_size_to_drop = 0`,
  })
}
