/**
 * Shares a limited number of places among causes as evenly as their numbers of failures allow, so that one cause with thousands of
 * failures leaves room for others. A cause keeps its first failures. After its first refusal, a cause gets no further place.
 */
export interface FailureQuota<Key> {
  /** Returns whether a cause gets a place. `evicted` is the cause that loses its last one for it. */
  admit(cause: Key): { readonly evicted?: Key } | undefined
  copy(): FailureQuota<Key>
}

/** Makes a quota of `limit` places. */
export function createFailureQuota<Key extends object>(limit: number, places: ReadonlyMap<Key, number> = new Map()): FailureQuota<Key> {
  const taken = new Map(places)
  let free = limit
  let largest = 0
  for (const count of taken.values()) {
    free -= count
    largest = Math.max(largest, count)
  }

  /** Finds a cause with the most places. There are at most `limit` causes, and evictions are rare. */
  function largestCause(): Key | undefined {
    let found: Key | undefined
    let most = 0
    for (const [cause, count] of taken) {
      if (count < most) continue
      most = count
      found = cause
    }
    largest = most
    return found
  }

  return {
    admit(cause) {
      const own = (taken.get(cause) ?? 0) + 1
      if (free > 0) {
        free -= 1
        largest = Math.max(largest, own)
        taken.set(cause, own)
        return {}
      }
      // `largest` is an upper limit here. It is exact after a search.
      if (own >= largest) return undefined
      const evicted = largestCause()
      if (evicted === undefined || own >= largest) return undefined
      taken.set(evicted, largest - 1)
      taken.set(cause, own)
      return { evicted }
    },
    copy: () => createFailureQuota(limit, taken),
  }
}
