import { hash, randomInt } from 'node:crypto'

/** Numbers tests from 0 in the order of their first failure. A test takes about 30 bytes, because no string is kept. */
export interface TestTable {
  /** Returns the number of the test with this identity, which is {@link size} for a new one. */
  indexOf(identity: string): number
  size(): number
  /** Forgets every test whose number is `size` or more. */
  truncate(size: number): void
}

const initialCapacity = 1_024

/** The length of the results of {@link testId}, which are the beginning of a hash in hexadecimal. */
const idLength = 32

const maximumSeed = 2 ** 32

/**
 * Makes an empty table. It compares 64 bits, into which it folds an id or the hash of another identity, so that two of 100,000 tests are
 * the same by chance once in four billion runs.
 */
export function createTestTable(): TestTable {
  let capacity = initialCapacity
  /** Both halves of the key of each test. */
  let keys = new Uint32Array(2 * capacity)
  /** A hash table with open addressing, which is at most half full. It contains the numbers of the tests plus one. */
  let slots = new Uint32Array(2 * capacity)
  let size = 0
  /** The bits of the last id. */
  const words = new Uint32Array(idLength / 8)
  // Records may have chosen ids. With a random factor, they cannot choose slots that are next to each other.
  const [factorOfHigh, factorOfLow] = [randomInt(maximumSeed) | 1, randomInt(maximumSeed) | 1]

  /** Returns the slot of a key, or the empty slot for a new key. */
  function slotOf(high: number, low: number): number {
    const mask = slots.length - 1
    let slot = mixed(Math.imul(high, factorOfHigh) ^ Math.imul(low, factorOfLow)) & mask
    for (let entry = slots[slot]; entry; entry = slots[slot]) {
      if (keys[2 * entry - 2] === high && keys[2 * entry - 1] === low) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }

  /** Reads an id into the words. Returns false for a text that is not one, because other tools may write ids of another kind. */
  function readId(text: string): boolean {
    if (text.length !== idLength) return false
    for (let index = 0; index < idLength; index += 1) {
      const code = text.charCodeAt(index)
      const digit = code >= 0x61 ? code - 0x57 : code - 0x30
      if (digit < 0 || digit > 15 || (digit > 9 && code < 0x61)) return false
      const word = index >> 3
      words[word] = ((words[word] ?? 0) << 4) | digit
    }
    return true
  }

  function fillSlots(): void {
    slots = new Uint32Array(2 * capacity)
    for (let index = 0; index < size; index += 1) slots[slotOf(keys[2 * index] ?? 0, keys[2 * index + 1] ?? 0)] = index + 1
  }

  function grow(): void {
    capacity *= 2
    const larger = new Uint32Array(2 * capacity)
    larger.set(keys)
    keys = larger
    fillSlots()
  }

  return {
    indexOf(identity) {
      if (!readId(identity)) readId(hash('sha256', identity, 'hex').slice(0, idLength))
      const high = ((words[0] ?? 0) ^ (words[2] ?? 0)) >>> 0
      const low = ((words[1] ?? 0) ^ (words[3] ?? 0)) >>> 0
      const slot = slotOf(high, low)
      const known = slots[slot]
      if (known) return known - 1
      if (size === capacity) {
        grow()
        return add(slotOf(high, low), high, low)
      }
      return add(slot, high, low)
    },
    size: () => size,
    truncate(shorter) {
      if (shorter === size) return
      size = shorter
      fillSlots()
    },
  }

  function add(slot: number, high: number, low: number): number {
    keys[2 * size] = high
    keys[2 * size + 1] = low
    size += 1
    slots[slot] = size
    return size - 1
  }
}

/** Moves the upper bits, which depend on all others after a multiplication, to the lower ones. */
const mixed = (bits: number): number => bits ^ (bits >>> 15)
