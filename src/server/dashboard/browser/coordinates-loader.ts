import { createApi } from './api.js'
import type { AvailableCoordinates } from './available-coordinates.js'

/** What there is to choose from, read once and again when asked to. */
export interface CoordinatesLoader {
  /** Undefined until it is known. */
  current(): AvailableCoordinates | undefined
  /** Reads it unless it is known or on its way. */
  loadOnce(key: string): void
  /** Reads it again; until then it stays as it was. */
  reload(key: string): void
  /** Another key may see something else. */
  clear(): void
}

/** Makes a reader that says when it knows, or why it does not. */
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
