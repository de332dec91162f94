import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openClickHouseStore, type StoreOptions } from '../../../src/server/store/clickhouse-store.js'
import type { Store } from '../../../src/server/store/store.js'
import type { StoreLocation } from '../../../src/server/store/store-location.js'
import { startBridge } from './clickhouse-bridge.js'

/** Creates a folder for one test file. chDB supports one folder per process, and every test file has its own process. */
export function createFolder(): { readonly folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'build-report-store-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** The location of a store during a test. */
export interface TestPlace {
  readonly place: StoreLocation
  close(): Promise<void>
}

/** The name of the embedded engine over HTTP, which differs from the embedded engine only in how parameters and rows are transported. */
export const overHttp = 'over HTTP'

/**
 * Returns the connections that must fulfil the contract: the embedded engine, the same engine over HTTP, and the server in
 * STORE_TEST_URL, for example http://default@localhost:8123/store_test.
 */
export function engines(folder: string): readonly (readonly [string, () => Promise<TestPlace>])[] {
  const url = process.env.STORE_TEST_URL
  const at = (place: StoreLocation) => async () => ({ place, close: async () => {} })
  const bridged = async () => {
    const { url, close } = await startBridge(folder)
    return { place: { url, database: 'bridged' }, close }
  }
  return [['embedded', at({ folder })], [overHttp, bridged], ...(url === undefined ? [] : [['on a server', at({ url })] as const])]
}

/** Opens and prepares a store. */
export async function openStore(place: StoreLocation, options: Partial<StoreOptions> = {}): Promise<Store> {
  const store = await openClickHouseStore({ place, ...options })
  await store.prepare()
  return store
}
