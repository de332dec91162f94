/** The hash of a sequence of words: two numbers of 32 bits, and the number of words. The hash of two joined texts follows from both hashes. */
export interface WordsHash {
  readonly high: number
  readonly low: number
  readonly words: number
}

/** The hash of a text without words. */
export const noWords: WordsHash = { high: 0, low: 0, words: 0 }

const highBase = 0x2c1b3c6d
const lowBase = 0x297a2d39

/** The characters that separate describes, titles, classes and packages in the names of any tool. They never belong to a word. */
const separators = new Uint8Array(128)
for (let code = 0; code <= 0x20; code += 1) separators[code] = 1
for (const character of '.:/\\#>()') separators[character.charCodeAt(0)] = 1

const isSeparator = (code: number): boolean => (code < 128 ? separators[code] === 1 : code === 0x203a || code === 0xa0)

/**
 * Hashes the words of a text from `start` to `end`. One loop over the characters, because a sketch may cost only a few percent of reading a
 * test.
 */
export function hashWords(text: string, start = 0, end = text.length): WordsHash {
  let high = 0
  let low = 0
  let words = 0
  let first = 0
  let second = 0
  let isInWord = false
  for (let index = start; index <= end; index += 1) {
    const code = index < end ? text.charCodeAt(index) : 0
    if (!isSeparator(code)) {
      if (!isInWord) {
        isInWord = true
        first = 0x811c9dc5
        second = 0x9747b28c
      }
      first = Math.imul(first ^ code, 0x01000193)
      second = Math.imul(second ^ code, 0x5bd1e995)
    } else if (isInWord) {
      isInWord = false
      words += 1
      high = (Math.imul(high, highBase) + mix(first)) | 0
      low = (Math.imul(low, lowBase) + mix(second)) | 0
    }
  }
  return { high, low, words }
}

/** Returns the hash of a text followed by another one. */
export function joinWords(before: WordsHash, after: WordsHash): WordsHash {
  if (before.words === 0) return after
  let { high, low } = before
  // A name has few words. A longer one only takes longer.
  for (let word = 0; word < after.words; word += 1) {
    high = Math.imul(high, highBase)
    low = Math.imul(low, lowBase)
  }
  return { high: (high + after.high) | 0, low: (low + after.low) | 0, words: before.words + after.words }
}

/** Returns a hash as a number of 48 bits. */
export const numberOf = ({ high, low }: WordsHash): number => (mix(high) >>> 0) * 0x10000 + (mix(low ^ high) >>> 16)

/** The finalizer of MurmurHash3. */
function mix(value: number): number {
  let mixed = value ^ (value >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
