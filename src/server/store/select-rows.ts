import type { ClickHouseClient } from '@clickhouse/client'

/** Runs a query of the server itself, and returns all rows of its small result. Queries of users have limits; see `jsonLines`. */
export const selectRows = async <Row>(client: ClickHouseClient, query: string): Promise<readonly Row[]> =>
  (await client.query({ query, format: 'JSONEachRow' })).json<Row>()
