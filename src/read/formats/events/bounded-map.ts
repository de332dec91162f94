/** A map of limited size that drops the entries that were set longest ago. */
export interface BoundedMap<Key, Value> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
  delete(key: Key): boolean
  entries(): Iterable<[Key, Value]>
}

/**
 * Creates a map that keeps the last `maximum` entries, and up to `maximum` older ones. It has two generations and drops the older when
 * the younger is full, because repeatedly deleting the first key of a Map is quadratic in V8.
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
