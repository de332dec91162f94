import { createApi } from '../answers/api.js'
import type { AvailableCoordinates } from '../answers/available-coordinates.js'

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

/** Creates a loader. It calls `onLoaded` after each success and `onFailed` after each failure. */
export function createCoordinatesLoader(onLoaded: () => void, onFailed: (error: unknown) => void): CoordinatesLoader {
  let coordinates: AvailableCoordinates | undefined
  let pending: AbortController | undefined

  async function read(key: string): Promise<void> {
    pending?.abort()
    const request = new AbortController()
    pending = request
    try {
      const available = await createApi(key, request.signal).availableCoordinates()
      if (pending !== request) return
      pending = undefined
      coordinates = available
      onLoaded()
    } catch (error) {
      if (pending !== request) return
      pending = undefined
      onFailed(error)
    }
  }

  return {
    current: () => coordinates,
    loadOnce(key) {
      if (coordinates === undefined && pending === undefined) void read(key)
    },
    reload: (key) => void read(key),
    clear() {
      pending?.abort()
      pending = undefined
      coordinates = undefined
    },
  }
}
