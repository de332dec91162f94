import type { ListedTest } from './listed-test.js'

/** Keeps the longest execution of each of the tests with the longest durations, in bounded memory. */
export interface Longest {
  /** Returns a duration in ms. Shorter tests need not be offered. */
  floor(): number
  offer(test: ListedTest, duration: number): void
  /** Returns the longest tests first. Tests with the same duration keep their order. */
  result(): readonly ListedTest[]
}

/** Returns whether two executions are of the same test, perhaps in several jobs. Passed tests may have no id. */
const areSame = (one: ListedTest, other: ListedTest): boolean =>
  one.name === other.name &&
  one.module === other.module &&
  one.suite.length === other.suite.length &&
  one.suite.every((name, index) => name === other.suite[index])

/**
 * Keeps the `limit` longest tests.
 * @param floor a duration in ms; shorter tests are ignored
 */
export function createLongest(limit: number, floor = 0): Longest {
  // A sorted list. It is so short that moving entries is cheaper than a heap.
  const longest: { readonly test: ListedTest; readonly duration: number }[] = []
  let lowest = floor
  return {
    floor: () => lowest,
    offer(test, duration) {
      if (duration <= lowest) return
      const known = longest.findIndex((entry) => areSame(entry.test, test))
      if (known !== -1) {
        if ((longest[known]?.duration ?? 0) >= duration) return
        longest.splice(known, 1)
      }
      const after = longest.findIndex((entry) => entry.duration < duration)
      longest.splice(after === -1 ? longest.length : after, 0, { test, duration })
      if (longest.length > limit) longest.pop()
      if (longest.length === limit) lowest = Math.max(floor, longest.at(-1)?.duration ?? 0)
    },
    result: () => longest.map((entry) => entry.test),
  }
}
