import { parseHex } from '../../records/parse-hex.js'
import { testDigits } from './history-id.js'

/** Finds rows by the ids of their tests. Typed arrays take a tenth of the memory and the time of a `Map` of strings. */
export interface RowIndex {
  /** Returns the row of a test in a job, else its row for all jobs, else -1. */
  find(id: string, job?: string): number
  /** Adds a row. Returns false if another row has its id and its job. */
  add(row: number, job: string | undefined): boolean
}

/** The ids of rows: the first eight digits and the last two. */
export interface RowIds {
  readonly high: Uint32Array
  readonly low: Uint8Array
}

/** Returns the value of the last two of ten digits. */
export const lowDigits = (ids: string, start: number): number => (digitAt(ids, start + 8) << 4) | digitAt(ids, start + 9)

function digitAt(text: string, index: number): number {
  const code = text.charCodeAt(index)
  // Digits are 0x30 to 0x39, letters 0x61 to 0x66.
  return (code & 15) + (code >> 6) * 9
}

/** Makes an empty index of rows. A random seed keeps a file from choosing ids that collide. */
export function createRowIndex({ high, low }: RowIds, rows: number): RowIndex {
  const mask = 2 ** Math.ceil(Math.log2(Math.max(2, rows) * 2)) - 1
  // A slot contains a row plus one; 0 is an empty slot.
  const slots = new Int32Array(mask + 1)
  const seed = Math.floor(Math.random() * 2 ** 32)
  const slotOf = (ofHigh: number, ofLow: number): number => {
    let mixed = Math.imul(ofHigh ^ seed, 0x9e3779b1) ^ ofLow
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b)
    let slot = (mixed ^ (mixed >>> 13)) & mask
    for (let row = (slots[slot] ?? 0) - 1; row >= 0 && !(high[row] === ofHigh && low[row] === ofLow); row = (slots[slot] ?? 0) - 1) {
      slot = (slot + 1) & mask
    }
    return slot
  }
  const ofJobs = new Map<string, number>()
  const keyOf = (ofHigh: number, ofLow: number, job: string): string => `${ofHigh} ${ofLow} ${job}`
  return {
    find(id, job) {
      const digits = testDigits(id)
      const [ofHigh, ofLow] = [parseHex(digits, 0), lowDigits(digits, 0)]
      const own = job === undefined || ofJobs.size === 0 ? undefined : ofJobs.get(keyOf(ofHigh, ofLow, job))
      return own ?? (slots[slotOf(ofHigh, ofLow)] ?? 0) - 1
    },
    add(row, job) {
      const [ofHigh, ofLow] = [high[row] ?? 0, low[row] ?? 0]
      if (job !== undefined) {
        const key = keyOf(ofHigh, ofLow, job)
        if (ofJobs.has(key)) return false
        ofJobs.set(key, row)
        return true
      }
      const slot = slotOf(ofHigh, ofLow)
      if (slots[slot] !== 0) return false
      slots[slot] = row + 1
      return true
    },
  }
}
