import { hash } from 'node:crypto'
import { isPlain, quote } from './quote.js'
import { withRelativePaths } from './relative-paths.js'
import { wellFormed } from './well-formed.js'

/**
 * What tells a test from every other, the same on every machine and in every run: the first 128 bits, in hexadecimal, of the
 * SHA-256 of the UTF-8 bytes of a JSON array without white space, escaped no more than JSON demands:
 *
 *     ["module",["outer suite","inner suite"],"name"]
 *
 * Before, every string is brought to Unicode's form NFC (macOS writes file names in NFD), each backslash in suites and
 * name becomes a slash (Windows), lone surrogates become U+FFFD, and absolute paths in suites and name become relative to the folder
 * of their checkout (see `withRelativePaths`).
 * @param occurrence how many tests of the same suites and name came before in the same file; where it is not 0, it is the fourth element
 */
export function testId(module: string, suite: readonly string[], name: string, occurrence = 0): string {
  return digest(identityJson(prefixJson(module, suite, []), pathJson(name, []), occurrence))
}

/** Computes identities one after the other, as {@link testId} does, and tells tests of one file apart that share suites and name. */
export interface TestIdentities {
  /** `module` stands in for the usual one. */
  next(suite: readonly string[], name: string, module?: string): string
  /** Another file begins, or the same one again. */
  restart(): void
}

/**
 * Makes {@link TestIdentities} for a module; the tests of a suite are cheapest if they share one array.
 * @param roots folders of this machine that absolute paths are relative to: a result of `checkoutRoots`
 */
export function createTestIdentities(module: string, roots: readonly string[] = []): TestIdentities {
  const occurrences = createOccurrences()
  let lastModule = module
  let lastSuite: readonly string[] | undefined
  let prefix = ''
  return {
    next(suite, name, ownModule = module) {
      if (suite !== lastSuite || ownModule !== lastModule) {
        lastModule = ownModule
        lastSuite = suite
        prefix = prefixJson(ownModule, suite, roots)
      }
      const nameJson = pathJson(name, roots)
      const id = digest(identityJson(prefix, nameJson, 0))
      const occurrence = occurrences.next(id)
      return occurrence === 0 ? id : digest(identityJson(prefix, nameJson, occurrence))
    },
    restart() {
      lastSuite = undefined
      occurrences.restart()
    },
  }
}

/** Counts how often each identity has come, in bounded memory. */
export interface Occurrences {
  /** How often `id`, a result of {@link testId}, came before. */
  next(id: string): number
  restart(): void
}

/** A duplicate is recognised while fewer than this many other tests stand between it and its last occurrence. */
export const occurrenceWindow = 65_536

/**
 * Makes a counter that never remembers fewer than the last {@link occurrenceWindow} different identities, nor more than twice
 * as many: two generations, of which the older is dropped when the younger is full.
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
 * A hash table of 64-bit keys with open addressing, at most half full. A slot is four numbers side by side, for the processor's
 * cache: both halves of the key, how often it came, and a stamp; slots of an earlier stamp are empty.
 */
function createGeneration(capacity: number) {
  const slots = new Uint32Array(4 * 2 ** Math.ceil(Math.log2(capacity * 2)))
  const mask = slots.length - 1
  let stamp = 1
  let size = 0
  return {
    /** The slot that holds the key, or the empty one where it belongs. */
    find(high: number, low: number): number {
      let slot = (low << 2) & mask
      while (slots[slot + 3] === stamp && !(slots[slot] === high && slots[slot + 1] === low)) slot = (slot + 4) & mask
      return slot
    },
    /** 0 where the slot is empty. */
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

/** In one piece, by `join`: it is hashed with every name. */
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

/** The number that eight hexadecimal digits stand for; parseInt takes five times as long. */
function parseHex(text: string, start: number): number {
  let value = 0
  for (let index = start; index < start + 8; index += 1) {
    const code = text.charCodeAt(index)
    // Digits are 0x30 to 0x39, letters 0x61 to 0x66.
    value = (value << 4) | ((code & 15) + (code >> 6) * 9)
  }
  return value >>> 0
}
