import type { ClickHouseClient } from '@clickhouse/client'
import type { Store, StoredKey } from './store.js'

/** Nothing is newer than a revocation, whatever the clock has said before or will say: the largest UInt64. */
const lastVersion = String(2n ** 64n - 1n)

/** The keys of the API. Changing one is writing a newer row of it. */
export function createKeyTable(client: ClickHouseClient, now: () => number): Pick<Store, 'addKey' | 'removeKey' | 'keys'> {
  const put = async (key: StoredKey, revoked: boolean): Promise<void> => {
    const values = [{ ...key, version: revoked ? lastVersion : now(), revoked }]
    await client.insert({ table: 'keys', values, format: 'JSONEachRow' })
  }
  const keys = async (): Promise<readonly StoredKey[]> => {
    // FINAL leaves the newest row of each key. As Float64 a time is not written as a string, and loses nothing.
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
