import type { ClickHouseClient } from '@clickhouse/client'
import type { Store, StoredKey } from './store.js'

/** The version of a revocation. It is the largest UInt64, so that it wins whatever the clock shows. */
const lastVersion = String(2n ** 64n - 1n)

/** Stores the API keys. A key is changed by inserting a newer row. */
export function createKeyTable(client: ClickHouseClient, now: () => number): Pick<Store, 'addKey' | 'removeKey' | 'keys'> {
  const put = async (key: StoredKey, revoked: boolean): Promise<void> => {
    const values = [{ ...key, version: revoked ? lastVersion : now(), revoked }]
    await client.insert({ table: 'keys', values, format: 'JSONEachRow' })
  }
  const keys = async (): Promise<readonly StoredKey[]> => {
    // FINAL keeps the newest row of each key. Float64 is exact for these times and is written without quotes.
    const query = `SELECT id, hash, org, scopes, name, toFloat64(keys.createdAt) AS createdAt
FROM keys FINAL WHERE NOT revoked ORDER BY keys.createdAt, id`
    const rows = await client.query({ query, format: 'JSONEachRow' })
    return rows.json<StoredKey>()
  }
  return {
    keys,
    addKey: (key) => put(key, false),
    async removeKey(id) {
      const key = (await keys()).find((one) => one.id === id)
      if (key === undefined) return false
      await put(key, true)
      return true
    },
  }
}
