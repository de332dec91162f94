import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openClickHouseStore, type StoreOptions } from '../../../src/server/store/clickhouse-store.js'
import type { Store } from '../../../src/server/store/store.js'
import type { StoreLocation } from '../../../src/server/store/store-location.js'
import { startBridge } from './clickhouse-bridge.js'

/** A folder for one test file: chDB knows one folder a process, and every test file has a process of its own. */
export function createFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'build-report-store-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Where a store is kept while a test runs. */
export interface TestPlace {
  readonly place: StoreLocation
  close(): Promise<void>
}

/**
 * The connections to hold to the contract: to the engine embedded, to the same engine over HTTP, and to the server that
 * STORE_TEST_URL names, such as http://default@localhost:8123/store_test.
 */
export function engines(folder: string): readonly (readonly [string, () => Promise<TestPlace>])[] {
  const url = process.env.STORE_TEST_URL
  const at = (place: StoreLocation) => async () => ({ place, close: async () => {} })
  const bridged = async () => {
    const { url, close } = await startBridge(folder)
    return { place: { url, database: 'bridged' }, close }
  }
  return [['embedded', at({ folder })], ['over HTTP', bridged], ...(url === undefined ? [] : [['on a server', at({ url })] as const])]
}

/** A store that is ready for use. */
export async function openStore(place: StoreLocation, options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openClickHouseStore({ place, ...options })
  await store.migrate()
  return store
}
