import { isAdministrationKey } from './administration-key.js'
import { hashApiKey, isSameHash } from './api-key.js'
import type { Store, StoredKey } from './store/store.js'

/** What a key allows: managing keys, or the data of one organisation. */
export type Grant = { readonly type: 'administration' } | { readonly type: 'organisation'; readonly key: StoredKey }

/** The keys of the store, at hand. */
export interface KeyRing {
  /** What the key allows; nothing where it is wrong. */
  grantOf(key: string): Promise<Grant | undefined>
  /** Keys were added or revoked: the next question sees it. */
  invalidate(): void
}

/** How long keys are kept at hand: a revocation by another server on the same store takes effect after it. */
const lifetimeMs = 1000

/** Makes a key ring. `adminKey` stands in for the administration key of the store. */
export function createKeyRing(store: Store, adminKey: string | undefined, now: () => number): KeyRing {
  const adminHash = adminKey === undefined ? undefined : hashApiKey(adminKey)
  let held: { readonly keys: Promise<readonly StoredKey[]>; readonly since: number } | undefined

  const cachedKeys = (): Promise<readonly StoredKey[]> => {
    const since = now()
    // A clock that was put back must not make them last.
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
      // Every key is compared, so that the time does not tell which one it is.
      for (const stored of await cachedKeys()) if (isSameHash(hash, stored.hash)) found = stored
      if (found === undefined) return undefined
      if (!isAdministrationKey(found)) return { type: 'organisation', key: found }
      return adminHash === undefined ? { type: 'administration' } : undefined
    },
    invalidate() {
      held = undefined
    },
  }
}
