/** A map that forgets what was set longest ago. */
export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): boolean
  entries(): Iterable<[Key, Value]>
}

/**
 * Makes a map that keeps at least the last `maximum` entries, and at most twice as many: two generations, of which the older is
 * dropped when the younger is full. Deleting the first key of one Map again and again is quadratic in V8.
 */
export function createBoundedMap<Key, Value>(maximum: number): BoundedMap<Key, Value> {
  let young = new Map<Key, Value>()
  let old = new Map<Key, Value>()
  return {
    get: (key) => young.get(key) ?? old.get(key),
    set(key, value) {
      if (young.size >= maximum) {
        old = young
        young = new Map()
      }
      old.delete(key)
      young.set(key, value)
    },
    delete(key) {
      const wasOld = old.delete(key)
      return young.delete(key) || wasOld
    },
    *entries() {
      yield* old
      yield* young
    },
  }
}
