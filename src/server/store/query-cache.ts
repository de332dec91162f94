/** The results to questions, for as long as nothing else is stored. */
export interface QueryCache {
  /**
   * Returns the cached result or the result of a running query, and executes the query if there is neither. The caller aborts its signal when it no longer waits; the
   * signal of `execute` is aborted when all callers have done so.
   */
  get(key: string, execute: (signal: AbortSignal) => Promise<Buffer>, signal?: AbortSignal): Promise<Buffer>
  /** Something was stored. What is being resulted may or may not know of it, and nobody who asks from now on gets it. */
  clear(): void
}

/** How much is cached, in bytes: hundreds of results of the size that people look at. */
const maximumBytes = 16 * 1024 * 1024

/** An result that is larger is not cached: it would push out all others. */
const maximumResultBytes = 1024 * 1024

/**
 * How long an result holds, in ms. Nothing but storing changes what is said of a range, and the deleting of what is older than the
 * retention, for which nobody waits on a second.
 */
const lifetimeMs = 60_000

interface Entry {
  readonly result: Promise<Buffer>
  readonly until: number
  /** Undefined while it is on its way. */
  bytes?: number
  /** The number of callers that wait for it. */
  waiting: number
  readonly stop: AbortController
}

/** Makes the cache of an engine that nobody else writes to. A dashboard that many look at asks the same again and again. */
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
    // The oldest first; those on their way weigh nothing.
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
