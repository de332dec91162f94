import { hash } from 'node:crypto'
import { parseHex } from './parse-hex.js'
import { isPlain, quote } from './quote.js'
import { withRelativePaths } from './relative-paths.js'
import { wellFormed } from './well-formed.js'

/**
 * Returns the id of a test, which is the same on every machine and in every run. It is the first 128 bits, in hexadecimal, of the SHA-256
 * of the UTF-8 bytes of a JSON array without white space and without optional escapes:
 *
 *     ["module",["outer suite","inner suite"],"name"]
 *
 * Before, every string is normalized to NFC (macOS writes file names in NFD), each backslash in suites and name becomes a slash (Windows),
 * lone surrogates become U+FFFD, and absolute paths in suites and name become relative to the folder of their checkout (see
 * `withRelativePaths`).
 * @param occurrence the number of earlier tests with the same suites and name in the same file; the fourth element unless it is 0
 */
export function testId(module: string, suite: readonly string[], name: string, occurrence = 0): string {
  return digest(identityJson(prefixJson(module, suite, []), pathJson(name, []), occurrence))
}

/** Computes ids as {@link testId} does, and distinguishes tests of one file that share suites and name. */
export interface TestIdentities {
  /**
   * Returns the id of the next test. `module` replaces the usual one.
   * @param job the job of the test, if a file has the tests of several jobs: in each of them, a test has the same id
   */
  next(suite: readonly string[], name: string, module?: string, job?: string): string
  /** Must be called before each file, also if the same file is read again. */
  restart(): void
}

/**
 * Makes {@link TestIdentities} for a module. It is fastest if the tests of a suite share one array.
 * @param roots folders of this machine that absolute paths are relative to: a result of `checkoutRoots`
 */
export function createTestIdentities(module: string, roots: readonly string[] = []): TestIdentities {
  const occurrences = createOccurrences()
  let lastModule = module
  let lastSuite: readonly string[] | undefined
  let prefix = ''
  return {
    next(suite, name, ownModule = module, job) {
      if (suite !== lastSuite || ownModule !== lastModule) {
        lastModule = ownModule
        lastSuite = suite
        prefix = prefixJson(ownModule, suite, roots)
      }
      const nameJson = pathJson(name, roots)
      const id = digest(identityJson(prefix, nameJson, 0))
      const occurrence = occurrences.next(job === undefined ? id : digest(`${id} ${job}`))
      return occurrence === 0 ? id : digest(identityJson(prefix, nameJson, occurrence))
    },
    restart() {
      lastSuite = undefined
      occurrences.restart()
    },
  }
}

/** Counts the occurrences of each id, in bounded memory. */
export interface Occurrences {
  /** Returns the number of earlier occurrences of an id, a result of {@link testId}. */
  next(id: string): number
  restart(): void
}

/** Room for 512 keys. */
const initialLength = 4 * 1_024

/** A duplicate is recognised if fewer other tests than this are between it and its previous occurrence. */
const occurrenceWindow = 65_536

/**
 * Makes a counter that keeps at least the last {@link occurrenceWindow} different ids, and at most twice that number. It has two
 * generations, and drops the older one when the younger one is full.
 */
export function createOccurrences(window = occurrenceWindow): Occurrences {
  let young = createGeneration(window)
  let old = createGeneration(window)
  return {
    next(id) {
      const high = parseHex(id, 0)
      const low = parseHex(id, 8)
      const slot = young.find(high, low)
      let count = young.count(slot)
      if (count === 0) {
        count = old.count(old.find(high, low))
        if (young.isFull()) {
          const dropped = old
          old = young
          young = dropped
          young.clear()
        }
        young.makeRoom()
        young.set(young.find(high, low), high, low, count + 1)
      } else {
        young.set(slot, high, low, count + 1)
      }
      return count
    },
    restart() {
      young.clear()
      old.clear()
    },
  }
}

/**
 * Makes a hash table of 64-bit keys with open addressing, which is at most half full. It begins small, because most runs need few ids. A
 * slot is four adjacent numbers, which suits the processor's cache: both halves of the key, the count, and a stamp. A slot with an earlier
 * stamp is empty.
 */
function createGeneration(capacity: number) {
  const maximumLength = 4 * 2 ** Math.ceil(Math.log2(capacity * 2))
  let slots = new Uint32Array(Math.min(maximumLength, initialLength))
  let mask = slots.length - 1
  let stamp = 1
  let size = 0

  function find(high: number, low: number): number {
    let slot = (low << 2) & mask
    while (slots[slot + 3] === stamp && !(slots[slot] === high && slots[slot + 1] === low)) slot = (slot + 4) & mask
    return slot
  }

  function grow(): void {
    const before = slots
    slots = new Uint32Array(Math.min(maximumLength, 4 * before.length))
    mask = slots.length - 1
    for (let slot = 0; slot < before.length; slot += 4) {
      if (before[slot + 3] === stamp) slots.set(before.subarray(slot, slot + 4), find(before[slot] ?? 0, before[slot + 1] ?? 0))
    }
  }

  return {
    /** Returns the slot of the key, or the empty slot where it belongs. */
    find,
    /** Must be called before a key is added, and changes all slots. */
    makeRoom(): void {
      if (8 * size >= slots.length && slots.length < maximumLength) grow()
    },
    /** Returns 0 if the slot is empty. */
    count: (slot: number): number => (slots[slot + 3] === stamp ? (slots[slot + 2] ?? 0) : 0),
    set(slot: number, high: number, low: number, count: number): void {
      if (slots[slot + 3] !== stamp) size += 1
      slots[slot] = high
      slots[slot + 1] = low
      slots[slot + 2] = count
      slots[slot + 3] = stamp
    },
    isFull: (): boolean => size >= capacity,
    clear(): void {
      stamp += 1
      size = 0
    },
  }
}

/** Uses `join`, because it makes a flat string, and the prefix is hashed with every name. */
const prefixJson = (module: string, suite: readonly string[], roots: readonly string[]): string =>
  ['[', quote(normalForm(module)), ',[', suite.map((name) => pathJson(name, roots)).join(','), '],'].join('')

const identityJson = (prefix: string, nameJson: string, occurrence: number): string =>
  occurrence === 0 ? `${prefix}${nameJson}]` : `${prefix}${nameJson},${occurrence}]`

function pathJson(text: string, roots: readonly string[]): string {
  const plain = isPlain(text)
  const path = plain ? text : normalForm(text).replaceAll('\\', '/')
  const relative = path.includes('/') ? withRelativePaths(path, roots) : path
  return plain ? `"${relative}"` : quote(relative)
}

const normalForm = (text: string): string => wellFormed(text).normalize('NFC')

const digest = (json: string): string => hash('sha256', json, 'hex').slice(0, 32)
