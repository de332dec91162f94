/**
 * Creates a seeded random number generator (mulberry32). The same seed generates the same files on every machine.
 * @param {number} seed
 */
export function createRandom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (minimum, maximum) => minimum + Math.floor(next() * (maximum - minimum + 1))
  return {
    /** Returns an integer between the bounds, inclusive. */
    integer,
    /** Returns true with the given probability. */
    chance: (probability) => next() < probability,
    /**
     * @template T
     * @param {readonly T[]} list
     */
    pick: (list) => list[integer(0, list.length - 1)],
    /** Returns a number with the given number of hexadecimal digits. */
    hex: (digits) => {
      let text = ''
      while (text.length < digits) text += integer(0, 0xffff).toString(16).padStart(4, '0')
      return text.slice(0, digits)
    },
  }
}

/** @typedef {ReturnType<typeof createRandom>} Random */
