import type { ListedTest } from './listed-test.js'

/** The tests that took longest, in bounded memory. */
export interface Longest {
  /** A test that took no longer than this, in ms, need not be offered. */
  floor(): number
  offer(test: ListedTest, duration: number): void
  /** Longest first; of equals the first one that was offered. */
  result(): readonly ListedTest[]
}

/**
 * Keeps the `limit` longest tests.
 * @param floor tests that took no longer than this, in ms, are of no interest
 */
export function createLongest(limit: number, floor = 0): Longest {
  // Sorted, and so short that moving entries is cheaper than keeping a heap in order.
  const longest: { readonly test: ListedTest; readonly duration: number }[] = []
  let lowest = floor
  return {
    floor: () => lowest,
    offer(test, duration) {
      if (duration <= lowest) return
      const after = longest.findIndex((entry) => entry.duration < duration)
      longest.splice(after === -1 ? longest.length : after, 0, { test, duration })
      if (longest.length > limit) longest.pop()
      if (longest.length === limit) lowest = Math.max(floor, longest.at(-1)?.duration ?? 0)
    },
    result: () => longest.map((entry) => entry.test),
  }
}
