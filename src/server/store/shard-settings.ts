import type { ClickHouseClient } from '@clickhouse/client'
import { type Layout, onCluster, recordsTable } from './table-layout.js'

/**
 * Sets whether the shards of a cluster combine small batches. It is a setting of their table, because only the shards know the tokens of
 * the batches that they receive. Alters the table only if the setting differs.
 */
export async function applyAsyncInserts(client: ClickHouseClient, layout: Layout, asyncInserts: boolean): Promise<void> {
  if (layout.cluster === undefined) return
  const table = recordsTable(layout)
  const query = 'SELECT create_table_query AS ddl FROM system.tables WHERE database = {database:String} AND name = {table:String}'
  const rows = await client.query({ query, query_params: { database: layout.database, table }, format: 'JSONEachRow' })
  const isSet = /\basync_insert = 1\b/.test((await rows.json<{ ddl: string }>())[0]?.ddl ?? '')
  if (isSet === asyncInserts) return
  const change = asyncInserts ? 'MODIFY SETTING async_insert = 1' : 'RESET SETTING async_insert'
  await client.command({ query: `ALTER TABLE ${table}${onCluster(layout)} ${change}` })
}
