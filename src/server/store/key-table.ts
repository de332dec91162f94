import type { ClickHouseClient } from '@clickhouse/client'
import type { KeyScope, Store, StoredKey } from './store.js'

/** The version of a revocation. It is the largest UInt64, so that it wins whatever the clock shows. */
const lastVersion = String(2n ** 64n - 1n)

/** The columns of a key. */
interface KeyRow extends Omit<StoredKey, keyof Access> {
  readonly scopes: readonly string[]
}

/** Stores the API keys. A key is changed by inserting a newer row. */
export function createKeyStore(client: ClickHouseClient, now: () => number): Pick<Store, 'addKey' | 'removeKey' | 'keys'> {
  const put = async (key: StoredKey, revoked: boolean): Promise<void> => {
    const values = [{ ...rowOf(key), version: revoked ? lastVersion : now(), revoked }]
    await client.insert({ table: 'keys', values, format: 'JSONEachRow' })
  }
  const keys = async (): Promise<readonly StoredKey[]> => {
    // FINAL keeps the newest row of each key. Float64 is exact for these times and is written without quotes.
    const query = `SELECT id, hash, org, scopes, name, toFloat64(keys.createdAt) AS createdAt
FROM keys FINAL WHERE NOT revoked ORDER BY keys.createdAt, id`
    const rows = await client.query({ query, format: 'JSONEachRow' })
    return (await rows.json<KeyRow>()).map(keyOf)
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

/** The fields that are stored as one scope. */
type Access = Pick<StoredKey, 'scopes' | 'expiresAt' | 'project' | 'lastUsedAt'>

/**
 * Stores the access of a key that is restricted or was used as JSON, as its only scope. An earlier version of the server on the same store, which would ignore
 * the restrictions, does not know that scope and refuses the key.
 */
function rowOf({ scopes, expiresAt, project, lastUsedAt, ...key }: StoredKey): KeyRow {
  if (expiresAt === undefined && project === undefined && lastUsedAt === undefined) return { ...key, scopes }
  return { ...key, scopes: [JSON.stringify({ scopes, expiresAt, project, lastUsedAt } satisfies Access)] }
}

function keyOf({ scopes, ...key }: KeyRow): StoredKey {
  const [first = ''] = scopes
  return { ...key, ...(first.startsWith('{') ? (JSON.parse(first) as Access) : { scopes: scopes as readonly KeyScope[] }) }
}
