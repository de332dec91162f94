import type { ClickHouseClient } from '@clickhouse/client'
import { type Layout, onCluster, recordsTable } from './table-layout.js'

/** The last second that ClickHouse's DateTime knows, in 2106; past it, time begins again in 1970. */
const lastSecond = 2 ** 32 - 1

/**
 * Has the engine delete records some ms after their timestamp, at its own time, or never where that is left out. The table is
 * altered only where it says something else, because the engine then goes through all of it.
 */
export async function applyRetention(client: ClickHouseClient, layout: Layout, retentionMs?: number): Promise<void> {
  const table = recordsTable(layout)
  const query = 'SELECT create_table_query AS ddl FROM system.tables WHERE database = {database:String} AND name = {table:String}'
  const rows = await client.query({ query, query_params: { database: layout.database, table }, format: 'JSONEachRow' })
  const ddl = (await rows.json<{ ddl: string }>())[0]?.ddl ?? ''
  const current = /\bTTL\b[^\n]*?toIntervalSecond\((\d+)\)/.exec(ddl)?.[1]
  const seconds = retentionMs === undefined ? undefined : Math.min(Math.max(Math.ceil(retentionMs / 1000), 1), lastSecond)
  if (current === seconds?.toString()) return
  const change = seconds === undefined ? 'REMOVE TTL' : `MODIFY TTL ${expiry(seconds)}`
  await client.command({ query: `ALTER TABLE ${table}${onCluster(layout)} ${change}` })
}

/** Timestamps are anybody's, so they are kept within what a DateTime can hold and the interval can be added to. */
const expiry = (seconds: number): string =>
  `toDateTime(greatest(0, least(${lastSecond - seconds}, intDiv(timestamp, 1000)))) + toIntervalSecond(${seconds})`
