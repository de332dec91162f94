/** A source of pseudorandom choices. The same seed makes the same choices on every machine. */
export interface Random {
  /** A number from 0 up to, but not including, 1. */
  next(): number
  /** Returns true with a probability. */
  chance(probability: number): boolean
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number
  /** A length with this mean, as the time to the next of independent events. */
  exponential(mean: number): number
  pick<Item>(items: readonly Item[]): Item
  /** Returns different items, at most `count`. */
  sample<Item>(items: readonly Item[], count: number): readonly Item[]
}

/** Uses mulberry32, which needs only 32-bit arithmetic. */
export function createRandom(seed: number): Random {
  let state = seed | 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[between(0, items.length - 1)]
    if (item === undefined) throw new Error('Cannot pick from an empty list.')
    return item
  }
  return {
    next,
    chance: (probability) => next() < probability,
    between,
    exponential: (mean) => -mean * Math.log(1 - next()),
    pick,
    sample(items, count) {
      if (count >= items.length) return items
      const chosen = new Set<(typeof items)[number]>()
      while (chosen.size < count) chosen.add(pick(items))
      return [...chosen]
    },
  }
}
