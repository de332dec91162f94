import { createApi } from './api.js'
import type { Listing } from './listing.js'

/** What there is to choose from, read once and again when asked to. */
export interface ListingReader {
  /** Undefined until it is known. */
  current(): Listing | undefined
  /** Reads it unless it is known or on its way. */
  want(key: string): void
  /** Reads it again; until then it stays as it was. */
  refresh(key: string): void
  /** Another key may see something else. */
  forget(): void
}

/** Makes a reader that says when it knows, or why it does not. */
export function createListingReader(onKnown: () => void, onFailed: (error: unknown) => void): ListingReader {
  let known: Listing | undefined
  let onItsWay: AbortController | undefined

  async function read(key: string): Promise<void> {
    onItsWay?.abort()
    const mine = new AbortController()
    onItsWay = mine
    try {
      const answer = await createApi(key, mine.signal).listing()
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
    want(key) {
      if (known === undefined && onItsWay === undefined) void read(key)
    },
    refresh: (key) => void read(key),
    forget() {
      onItsWay?.abort()
      onItsWay = undefined
      known = undefined
    },
  }
}
