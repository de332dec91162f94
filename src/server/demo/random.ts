import { createHash } from 'node:crypto'

/** Reproducible random numbers for generated data. Not for secrets. */
export interface Random {
  /** Returns a number from 0 to below 1. */
  next(): number
  /** Returns true with the given probability. */
  chance(probability: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** Returns a log-normal factor with median 1; `spread` is the standard deviation of its logarithm. */
  logNormal(spread: number): number
}

/** Creates a generator with a seed. Uses mulberry32, which is small and sufficiently uniform. */
export function createRandom(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE()
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    // Box-Muller transform; 1 - next() is never 0.
    logNormal: (spread) => Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  }
}
