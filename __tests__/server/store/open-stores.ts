import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openClickHouseStore, type StoreOptions } from '../../../src/server/store/clickhouse-store.js'
import type { StorePlace } from '../../../src/server/store/connection.js'
import type { Store } from '../../../src/server/store/store.js'

/** A folder for one test file: chDB knows one folder a process, and every test file has a process of its own. */
export function createFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'build-report-store-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/**
 * The engines to hold to the contract: the embedded one, and the server that STORE_TEST_URL names, such as
 * http://default@localhost:8123/store_test.
 */
export function engines(folder: string): readonly (readonly [string, StorePlace])[] {
  const url = process.env.STORE_TEST_URL
  return [['embedded', { folder }] as const, ...(url === undefined ? [] : [['a server', { url }] as const])]
}

/** A store that is ready for use. */
export async function openStore(place: StorePlace, options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openClickHouseStore({ place, ...options })
  await store.migrate()
  return store
}
