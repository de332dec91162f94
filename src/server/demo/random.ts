import { createHash } from 'node:crypto'

/** Chance that comes out the same every time: made-up numbers, nothing that must not be guessed. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** Whether something of that probability happens. */
  chance(probability: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** A factor around 1, as durations spread: `spread` is the standard deviation of its logarithm. */
  logNormal(spread: number): number
}

/** Makes the chance of a seed: mulberry32, which is small and even enough to look at. */
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
    // Box and Muller; 1 - next() is never 0.
    logNormal: (spread) => Math.exp(spread * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())),
  }
}
