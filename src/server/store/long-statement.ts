import type { ClickHouseClient } from '@clickhouse/client'

/** Runs a statement that may take longer than a request. The server keeps the connection alive with header lines. */
export async function longStatement(client: ClickHouseClient, query: string): Promise<void> {
  await client.command({
    query,
    clickhouse_settings: { send_progress_in_http_headers: 1, http_headers_progress_interval_ms: '30000' },
  })
}
