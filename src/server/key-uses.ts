import type { Store, StoredKey } from './store/store.js'

/** Records in which hour each key was last used. */
export interface KeyUses {
  /** Writes at most once per hour and key, and does not delay the request. */
  record(key: StoredKey): void
  /** Waits for running writes. */
  settle(): Promise<void>
}

const hourMs = 60 * 60 * 1000

/** @param onFailure called with the error if a use cannot be stored; the next attempt is in the next hour */
export function createKeyUses(store: Pick<Store, 'addKey'>, now: () => number, onFailure: (error: unknown) => void): KeyUses {
  const recorded = new Map<string, number>()
  const running = new Set<Promise<void>>()
  return {
    record(key) {
      const hour = Math.floor(now() / hourMs) * hourMs
      if (Math.max(key.lastUsedAt ?? 0, recorded.get(key.id) ?? 0) >= hour) return
      recorded.set(key.id, hour)
      const write = store
        .addKey({ ...key, lastUsedAt: hour })
        .catch(onFailure)
        .finally(() => running.delete(write))
      running.add(write)
    },
    async settle() {
      await Promise.all(running)
    },
  }
}
