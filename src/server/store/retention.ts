import type { ClickHouseClient } from '@clickhouse/client'
import { type Layout, onCluster, recordsTable } from './table-layout.js'

/** The last second of ClickHouse's DateTime, in 2106. Larger values wrap around to 1970. */
const lastSecond = 2 ** 32 - 1

/**
 * Sets the age in ms after which the engine deletes records in the background; without it, records are kept. It drops a part when all its
 * records have expired. Alters a table only if the setting differs, because the engine then looks at all parts.
 * @param demandSpace called before a table is altered; throws if the disk is full
 */
export async function applyRetention(
  client: ClickHouseClient,
  layout: Layout,
  { retentionMs, demandSpace }: { readonly retentionMs: number | undefined; readonly demandSpace: () => void },
): Promise<void> {
  const seconds = retentionMs === undefined ? undefined : Math.min(Math.max(Math.ceil(retentionMs / 1000), 1), lastSecond)
  const later = seconds === undefined ? undefined : Math.min(seconds + partSeconds, lastSecond)
  const changes = [
    await expiryChange(client, layout, recordsTable(layout), 'intDiv(timestamp, 1000)', seconds),
    await expiryChange(client, layout, 'batches', 'toUInt32(stored)', later),
  ].filter((query) => query !== undefined)
  if (changes.length > 0) demandSpace()
  for (const query of changes) await client.command({ query })
}

/**
 * The entry of a batch must not expire before its rows. They are in a part with rows of the same month, whose timestamps are at most a day
 * later.
 */
const partSeconds = 40 * 24 * 60 * 60

/** Returns the statement that lets rows of a table expire some seconds after a time in Unix seconds, or undefined if they already do. */
async function expiryChange(
  client: ClickHouseClient,
  layout: Layout,
  table: string,
  time: string,
  seconds: number | undefined,
): Promise<string | undefined> {
  const query = 'SELECT create_table_query AS ddl FROM system.tables WHERE database = {database:String} AND name = {table:String}'
  const rows = await client.query({ query, query_params: { database: layout.database, table }, format: 'JSONEachRow' })
  const ddl = (await rows.json<{ ddl: string }>())[0]?.ddl ?? ''
  const current = /\bTTL\b[^\n]*?toIntervalSecond\((\d+)\)/.exec(ddl)?.[1]
  if (current === seconds?.toString()) return undefined
  const change = seconds === undefined ? 'REMOVE TTL' : `MODIFY TTL ${expiry(time, seconds)}`
  return `ALTER TABLE ${table}${onCluster(layout)} ${change}`
}

/** Returns the TTL expression. Timestamps are untrusted, so they are clamped to values for which the sum still fits into a DateTime. */
const expiry = (time: string, seconds: number): string =>
  `toDateTime(greatest(0, least(${lastSecond - seconds}, ${time}))) + toIntervalSecond(${seconds})`
