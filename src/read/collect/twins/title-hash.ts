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

/** The ASCII characters that separate describes, titles, classes and packages in the names of any tool. They never belong to a word. */
const separators = new Uint8Array(128)
for (let code = 0; code <= 0x20; code += 1) separators[code] = 1
for (const character of '.:/\\#>()') separators[character.charCodeAt(0)] = 1

/**
 * Hashes the words of a text from `start` to `end`. One loop over the characters, because a sketch may cost only a few percent of reading a
 * test.
 */
export function hashWords(text: string, start = 0, end = text.length): WordsHash {
  let high = 0
  let low = 0
  let words = 0
  let word = emptyWord
  let isInWord = false
  for (let index = start; index <= end; index += 1) {
    const code = index < end ? text.charCodeAt(index) : 0
    if (code < 128 ? separators[code] === 0 : code !== angle && code !== noBreakSpace) {
      word = Math.imul(word ^ code, 0x01000193)
      isInWord = true
    } else if (isInWord) {
      const mixed = mix(word)
      high = (Math.imul(high, highBase) + mixed) | 0
      low = (Math.imul(low, lowBase) + Math.imul(mixed, 0x9e3779b1)) | 0
      words += 1
      word = emptyWord
      isInWord = false
    }
  }
  return { high, low, words }
}

/** Returns the hash of a text followed by another one. */
export function joinWords(before: WordsHash, after: WordsHash): WordsHash {
  return {
    high: (Math.imul(before.high, power(highPowers, highBase, after.words)) + after.high) | 0,
    low: (Math.imul(before.low, power(lowPowers, lowBase, after.words)) + after.low) | 0,
    words: before.words + after.words,
  }
}

/** Returns the hash of a text followed by another one as a number of 48 bits. */
export function joinedNumber(before: WordsHash, after: WordsHash): number {
  const { high, low, words } = after
  if (before.words === 0) return numberOf(high, low)
  return numberOf(
    (Math.imul(before.high, power(highPowers, highBase, words)) + high) | 0,
    (Math.imul(before.low, power(lowPowers, lowBase, words)) + low) | 0,
  )
}

const numberOf = (high: number, low: number): number => (mix(high) >>> 0) * 0x10000 + (mix(low ^ high) >>> 16)

const emptyWord = 0x811c9dc5 | 0
const angle = 0x203a
const noBreakSpace = 0xa0

/** The powers of the bases. Titles have few words. */
const powerCount = 64
const highPowers = powersOf(highBase)
const lowPowers = powersOf(lowBase)

function powersOf(base: number): Int32Array {
  const powers = new Int32Array(powerCount)
  let value = 1
  for (let exponent = 0; exponent < powerCount; exponent += 1) {
    powers[exponent] = value
    value = Math.imul(value, base)
  }
  return powers
}

function power(powers: Int32Array, base: number, exponent: number): number {
  if (exponent < powerCount) return powers[exponent] as number
  let value = powers[powerCount - 1] as number
  for (let done = powerCount - 1; done < exponent; done += 1) value = Math.imul(value, base)
  return value
}

/** The finalizer of MurmurHash3. */
function mix(value: number): number {
  let mixed = value ^ (value >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
