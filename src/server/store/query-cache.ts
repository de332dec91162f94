import type { Caller } from './connection.js'

/** Caches the results of queries of an organisation until it stores something. */
export interface QueryCache {
  /**
   * Returns the cached result or waits for a running query; otherwise executes the query. A caller aborts its signal when it stops waiting.
   * The signal of `execute` is aborted when all callers have done so.
   * @param key the query, which only reads records of the organisation of the caller
   */
  get(key: string, caller: Caller, execute: (signal: AbortSignal) => Promise<Buffer>): Promise<Buffer>
  /**
   * Call it after storing records of an organisation. Later calls of `get` do not share its running queries, which may miss the new records.
   */
  clear(organisation: string): void
}

/** The size of the cache with its keys, enough for hundreds of typical results. */
const maximumBytes = 16 * 1024 * 1024

/** Larger results are not cached, because they would evict all others. */
const maximumResultBytes = 1024 * 1024

/**
 * How long a result is valid, in ms. Besides storing records, only the age of steps changes a result, and they need not disappear at once. With
 * a retention, a query contains the oldest time, and so its key changes every quarter of an hour. The dashboard repeats its queries for as long.
 */
const lifetimeMs = 15 * 60_000

interface Entry {
  readonly organisation: string
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
    entry.bytes = key.length + bytes
    totalBytes += entry.bytes
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
    get(key, { organisation, signal }, execute) {
      const same = entries.get(key)
      if (same !== undefined && (same.bytes === undefined || now() < same.until)) {
        wait(key, same, signal)
        return same.result
      }
      if (same !== undefined) remove(key, same)
      const stop = new AbortController()
      const entry: Entry = { organisation, result: execute(stop.signal), until: now() + lifetimeMs, waiting: 0, stop }
      entries.set(key, entry)
      wait(key, entry, signal)
      entry.result.then(
        ({ length }) => keep(key, entry, length),
        () => remove(key, entry),
      )
      return entry.result
    },
    clear(organisation) {
      for (const [key, entry] of entries) if (entry.organisation === organisation) remove(key, entry)
    },
  }
}
