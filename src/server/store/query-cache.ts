/** Caches the results of queries until something is stored. */
export interface QueryCache {
  /**
   * Returns the cached result or waits for a running query; otherwise executes the query. A caller aborts its signal when it stops waiting.
   * The signal of `execute` is aborted when all callers have done so.
   */
  get(key: string, execute: (signal: AbortSignal) => Promise<Buffer>, signal?: AbortSignal): Promise<Buffer>
  /** Call it after storing something. Later calls of `get` do not share running queries, which may miss the new records. */
  clear(): void
}

/** The size of the cache, enough for hundreds of typical results. */
const maximumBytes = 16 * 1024 * 1024

/** Larger results are not cached, because they would evict all others. */
const maximumResultBytes = 1024 * 1024

/**
 * How long a result is valid, in ms. Besides storing records, only the retention changes a result, and it need not take effect at once.
 */
const lifetimeMs = 60_000

interface Entry {
  readonly result: Promise<Buffer>
  readonly until: number
  /** Undefined while the query is running. */
  bytes?: number
  /** The number of callers that wait for the result. */
  waiting: number
  readonly stop: AbortController
}

/** Creates a cache for an engine without other writers. A dashboard with many viewers repeats the same queries. */
export function createQueryCache(now: () => number = performance.now.bind(performance)): QueryCache {
  const entries = new Map<string, Entry>()
  let totalBytes = 0
  const remove = (key: string, entry: Entry): void => {
    if (entries.get(key) !== entry) return
    entries.delete(key)
    totalBytes -= entry.bytes ?? 0
  }
  const keep = (key: string, entry: Entry, bytes: number): void => {
    if (entries.get(key) !== entry) return
    if (bytes > maximumResultBytes) {
      remove(key, entry)
      return
    }
    entry.bytes = bytes
    totalBytes += bytes
    // Evicts the oldest first. Running queries have no size yet.
    for (const [oldest, other] of entries) {
      if (totalBytes <= maximumBytes) return
      remove(oldest, other)
    }
  }
  const wait = (key: string, entry: Entry, signal: AbortSignal | undefined): void => {
    entry.waiting += 1
    const leave = () => {
      entry.waiting -= 1
      if (entry.waiting > 0 || entry.bytes !== undefined) return
      remove(key, entry)
      entry.stop.abort()
    }
    if (signal?.aborted) leave()
    else signal?.addEventListener('abort', leave, { once: true })
  }
  return {
    get(key, execute, signal) {
      const same = entries.get(key)
      if (same !== undefined && (same.bytes === undefined || now() < same.until)) {
        wait(key, same, signal)
        return same.result
      }
      if (same !== undefined) remove(key, same)
      const stop = new AbortController()
      const entry: Entry = { result: execute(stop.signal), until: now() + lifetimeMs, waiting: 0, stop }
      entries.set(key, entry)
      wait(key, entry, signal)
      entry.result.then(
        ({ length }) => keep(key, entry, length),
        () => remove(key, entry),
      )
      return entry.result
    },
    clear() {
      entries.clear()
      totalBytes = 0
    },
  }
}
