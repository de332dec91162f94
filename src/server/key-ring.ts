import { isAdministrationKey } from './administration-key.js'
import { hashApiKey, isSameHash } from './api-key.js'
import type { Store, StoredKey } from './store/store.js'

/** The access that a key grants: to manage keys, or to the data of one organisation. */
export type Grant = { readonly type: 'administration' } | { readonly type: 'organisation'; readonly key: StoredKey }

/** Checks keys against a short-lived cache of the store's keys. */
export interface KeyRing {
  /** Returns the access that a key grants, or undefined if the key is not valid. */
  grantOf(key: string): Promise<Grant | undefined>
  /** Drops the cache after keys were added or revoked. */
  invalidate(): void
}

/** A key that another server on the same store revokes stays valid here for up to this time. */
const lifetimeMs = 1000

/** Creates a key ring. `adminKey` replaces the administration key of the store. */
export function createKeyRing(store: Store, adminKey: string | undefined, now: () => number): KeyRing {
  const adminHash = adminKey === undefined ? undefined : hashApiKey(adminKey)
  let held: { readonly keys: Promise<readonly StoredKey[]>; readonly since: number } | undefined

  const cachedKeys = (): Promise<readonly StoredKey[]> => {
    const since = now()
    // The absolute difference, in case the clock was set back.
    if (held !== undefined && Math.abs(since - held.since) < lifetimeMs) return held.keys
    const loading = { keys: store.keys(), since }
    held = loading
    loading.keys.catch(() => {
      if (held === loading) held = undefined
    })
    return loading.keys
  }

  return {
    async grantOf(key) {
      const hash = hashApiKey(key)
      if (adminHash !== undefined && isSameHash(hash, adminHash)) return { type: 'administration' }
      let found: StoredKey | undefined
      // Compares all keys, so that the duration does not reveal which one matches.
      for (const stored of await cachedKeys()) if (isSameHash(hash, stored.hash)) found = stored
      if (found === undefined || (found.expiresAt !== undefined && found.expiresAt <= now())) return undefined
      if (!isAdministrationKey(found)) return { type: 'organisation', key: found }
      return adminHash === undefined ? { type: 'administration' } : undefined
    },
    invalidate() {
      held = undefined
    },
  }
}
