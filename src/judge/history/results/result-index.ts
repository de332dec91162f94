import { parseHex } from '../../../records/parse-hex.js'
import { testDigits } from '../history-id.js'
import { grow } from './grow.js'

/** Finds rows by the ids of their tests and the indexes of their jobs. A `Map` of strings would take ten times the memory. */
export interface ResultIndex {
  /** Returns -1 if the job has no row of the test. */
  find(id: string, job: number): number
  /** Adds the next row, which `find` does not find yet. */
  push(id: string, job: number): void
  /** Removes all rows from `length` on. */
  truncate(length: number): void
}

/**
 * Makes an empty index: a hash table with open addressing, which is at most half full. A random seed keeps a file from choosing ids that
 * collide.
 * @param isRow returns whether a row belongs to a test in a job
 */
export function createResultIndex(isRow: (row: number, id: string, job: number) => boolean): ResultIndex {
  const seed = Math.floor(Math.random() * 2 ** 32)
  let hashes = new Uint32Array(0)
  /** A slot contains a row plus one; 0 is an empty slot. */
  let slots = new Uint32Array(2)
  let length = 0

  /** A test is searched before it is added. */
  let lastId = ''
  let lastJob = -1
  let lastHash = 0

  const hashOf = (id: string, job: number): number => {
    if (id === lastId && job === lastJob) return lastHash
    const digits = testDigits(id)
    let mixed = Math.imul(parseHex(digits, 0) ^ seed, 0x9e3779b1) ^ parseHex(digits, 8) ^ Math.imul(job, 0xc2b2ae35)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
    lastId = id
    lastJob = job
    lastHash = (mixed ^ (mixed >>> 13)) >>> 0
    return lastHash
  }
  const next = (slot: number): number => (slot + 1) & (slots.length - 1)
  const insert = (row: number): void => {
    let slot = (hashes[row] ?? 0) & (slots.length - 1)
    while (slots[slot] !== 0) slot = next(slot)
    slots[slot] = row + 1
  }
  return {
    find(id, job) {
      const hash = hashOf(id, job)
      for (let slot = hash & (slots.length - 1); slots[slot] !== 0; slot = next(slot)) {
        const row = (slots[slot] ?? 0) - 1
        if (hashes[row] === hash && isRow(row, id, job)) return row
      }
      return -1
    },
    push(id, job) {
      const row = length
      length += 1
      hashes = grow(hashes, length, (size) => new Uint32Array(size))
      hashes[row] = hashOf(id, job)
      if (2 * length <= slots.length) {
        insert(row)
        return
      }
      slots = new Uint32Array(Math.max(4 * slots.length, 4_096))
      for (let known = 0; known < length; known += 1) insert(known)
    },
    truncate(kept) {
      // The last row is removed first: no row that remains was moved to another slot because of it.
      while (length > kept) {
        length -= 1
        let slot = (hashes[length] ?? 0) & (slots.length - 1)
        while (slots[slot] !== length + 1) slot = next(slot)
        slots[slot] = 0
      }
    },
  }
}
