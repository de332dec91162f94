import { createApi } from './api.js'
import type { AvailableCoordinates } from './available-coordinates.js'

/** Loads the available coordinates and keeps them. */
export interface CoordinatesLoader {
  /** Returns undefined until they are loaded. */
  current(): AvailableCoordinates | undefined
  /** Loads them unless they are loaded or being loaded. */
  loadOnce(key: string): void
  /** Loads them again. Until then, the old ones stay. */
  reload(key: string): void
  /** Removes them, because another key may have access to other ones. */
  clear(): void
}

/** Creates a loader. It calls `onKnown` after each success and `onFailed` after each failure. */
export function createCoordinatesLoader(onKnown: () => void, onFailed: (error: unknown) => void): CoordinatesLoader {
  let known: AvailableCoordinates | undefined
  let onItsWay: AbortController | undefined

  async function read(key: string): Promise<void> {
    onItsWay?.abort()
    const mine = new AbortController()
    onItsWay = mine
    try {
      const answer = await createApi(key, mine.signal).availableCoordinates()
      if (onItsWay !== mine) return
      onItsWay = undefined
      known = answer
      onKnown()
    } catch (error) {
      if (onItsWay !== mine) return
      onItsWay = undefined
      onFailed(error)
    }
  }

  return {
    current: () => known,
    loadOnce(key) {
      if (known === undefined && onItsWay === undefined) void read(key)
    },
    reload: (key) => void read(key),
    clear() {
      onItsWay?.abort()
      onItsWay = undefined
      known = undefined
    },
  }
}
