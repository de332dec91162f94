import { randomBytes } from 'node:crypto'

/** A hash table from three 32-bit numbers to a positive number. A missing entry is 0. */
export interface KeyTable {
  get(first: number, second: number, third: number): number
  set(first: number, second: number, third: number, value: number): void
}

/** Each slot is four adjacent numbers, the key and the value, which takes a tenth of the memory of a `Map` with texts as keys. */
const slotSize = 4
const firstSlots = 1024

/** Makes an empty table, which grows. It uses open addressing, with a random seed, because keys may be chosen to collide. */
export function createKeyTable(): KeyTable {
  const seed = randomBytes(4).readUInt32LE()
  let slots = new Uint32Array(slotSize * firstSlots)
  let size = 0

  function find(first: number, second: number, third: number): number {
    const mask = slots.length - 1
    let slot = (mix(mix(mix(seed, first), second), third) * slotSize) & mask
    while (slots[slot + 3] !== 0 && !(slots[slot] === first && slots[slot + 1] === second && slots[slot + 2] === third)) {
      slot = (slot + slotSize) & mask
    }
    return slot
  }

  function put(first: number, second: number, third: number, value: number): void {
    const slot = find(first, second, third)
    if (slots[slot + 3] === 0) size += 1
    slots[slot] = first
    slots[slot + 1] = second
    slots[slot + 2] = third
    slots[slot + 3] = value
  }

  function grow(): void {
    const old = slots
    slots = new Uint32Array(old.length * 2)
    size = 0
    for (let slot = 0; slot < old.length; slot += slotSize) {
      const value = old[slot + 3] ?? 0
      if (value !== 0) put(old[slot] ?? 0, old[slot + 1] ?? 0, old[slot + 2] ?? 0, value)
    }
  }

  return {
    get: (first, second, third) => slots[find(first >>> 0, second >>> 0, third >>> 0) + 3] ?? 0,
    set(first, second, third, value) {
      // At most half full.
      if (size * slotSize * 2 >= slots.length) grow()
      put(first >>> 0, second >>> 0, third >>> 0, value)
    },
  }
}

/** A step of MurmurHash3 with its final mix. */
function mix(hash: number, value: number): number {
  let mixed = hash ^ Math.imul(value, 0xcc9e2d51)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
