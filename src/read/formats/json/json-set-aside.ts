import { isAscii } from 'node:buffer'
import type { ByteFilter } from '../format.js'
import type { JsonOffset } from './json-shape.js'
import { parseJson } from './json-text.js'
import { createStringBytes, type StringBytes } from './string-bytes.js'

/**
 * Leaves the long strings of one key out of a JSON file before it is decoded, because decoding and parsing copy them, and most are never
 * used. A short mark takes the place of each.
 */
export interface JsonSetAside extends ByteFilter {
  /** Must be called for each text of the file with the length of all texts so far, so that offsets can be converted. */
  passed(text: string, length: JsonOffset): void
  /** Returns the offset in the file of an offset in the text with marks. */
  originalOffset(offset: JsonOffset): JsonOffset
  /** Returns the length of the string that a mark replaces, or undefined for any other value. The length is an estimate if it is escaped. */
  lengthOf(value: string): number | undefined
  /** Returns the string that a mark replaces, or undefined if that string was dropped or is too long. Returns any other value unchanged. */
  read(value: string): string | undefined
  /** Drops the string that a mark replaces, and all strings before it. */
  dropUntil(value: string): void
}

const quote = 0x22
const backslash = 0x5c

/** A string that is at least twice as long is left out. Looking for a quote once for each window takes a hundredth of the time of parsing. */
const windowLength = 1024
/** How much before a string shows its key, in bytes. */
const contextLength = 128

/** A control character, which no Base64 contains. It is ASCII, because a single other character doubles the memory of a text. */
const markStart = '\x7f'
const mark = /^\x7f(\d{1,15})$/

/**
 * Creates a filter for one file. It finds nothing in UTF-16, whose strings then stay in the text.
 * @param key the key
 * @param maximumString the maximum length of a string that is kept, in bytes
 * @param maximumKept the maximum length of all strings that are kept at once; the oldest ones are dropped
 */
export function createJsonSetAside(key: string, maximumString: number, maximumKept: number): JsonSetAside {
  const quotedKey = `"${key}"`
  const kept = createStringBytes(maximumString, maximumKept)
  /** The offsets after the marks in the text, and the strings that they replace. */
  const cuts: { readonly at: JsonOffset; readonly string: StringBytes; readonly markLength: number }[] = []
  /** The strings whose marks were not passed yet. */
  const waiting: StringBytes[] = []
  let count = 0
  /** The string that is being left out. */
  let open: StringBytes | undefined
  let isEscaped = false
  /** The end of the chunk before. */
  let before = ''

  /** Checks if the quote at an index begins a value of the key. */
  const beginsValue = (bytes: Buffer, index: number): boolean => {
    const near = bytes.toString('latin1', Math.max(0, index - contextLength), index)
    const context = (near.length < contextLength ? before + near : near).trimEnd()
    if (!context.endsWith(':')) return false
    const front = context.slice(0, -1).trimEnd()
    return front.endsWith(quotedKey) && front.at(-quotedKey.length - 1) !== '\\'
  }

  /** Leaves out a string from `start` on. Returns the index of its closing quote, or the length of the bytes. */
  const leaveOut = (string: StringBytes, bytes: Buffer, start: number): number => {
    const inside = isEscaped ? start + 1 : start
    let end = bytes.indexOf(quote, inside)
    while (end !== -1 && endsEscaped(bytes, inside, end)) end = bytes.indexOf(quote, end + 1)
    const stop = end === -1 ? bytes.length : end
    kept.append(string, bytes.subarray(start, stop))
    open = end === -1 ? string : undefined
    isEscaped = end === -1 && endsEscaped(bytes, Math.min(inside, stop), stop)
    return stop
  }

  const stringOf = (value: string): StringBytes | undefined => {
    const number = value.startsWith(markStart) ? mark.exec(value)?.[1] : undefined
    return number === undefined ? undefined : kept.get(Number(number))
  }

  return {
    parts(bytes) {
      const parts: (Buffer | string)[] = []
      let from = open === undefined ? 0 : leaveOut(open, bytes, 0)
      for (let index = from; index < bytes.length; ) {
        const next = bytes.indexOf(quote, index)
        const isNear = next !== -1 && next - index < windowLength
        if (isNear && index + windowLength < bytes.length) {
          index += windowLength
          continue
        }
        // The last string of the bytes may continue in the next ones.
        const isLast = isNear || next === -1
        const opening = bytes.lastIndexOf(quote, isLast ? bytes.length - 1 : index - 1)
        if (opening >= from && beginsValue(bytes, opening)) {
          const string = kept.begin(count)
          parts.push(bytes.subarray(from, opening + 1), `${markStart}${count}`)
          waiting.push(string)
          count += 1
          isEscaped = false
          from = leaveOut(string, bytes, opening + 1)
          index = from
        } else if (isLast) break
        else index = next
      }
      before =
        open === undefined ? (before + bytes.toString('latin1', Math.max(0, bytes.length - contextLength))).slice(-contextLength) : ''
      if (from < bytes.length) parts.push(bytes.subarray(from))
      return parts
    },
    passed(text, length) {
      if (waiting.length === 0 || !text.startsWith(markStart) || !mark.test(text)) return
      cuts.push({ at: length, string: waiting.shift() as StringBytes, markLength: text.length })
    },
    originalOffset(offset) {
      let original = offset
      for (const { at, string, markLength } of cuts) if (at <= offset) original += string.length - markLength
      return original
    },
    lengthOf: (value) => stringOf(value)?.length,
    read(value) {
      if (!value.startsWith(markStart) || !mark.test(value)) return value
      const string = stringOf(value)
      const bytes = string === undefined ? undefined : kept.read(string)
      if (bytes === undefined) return undefined
      const text = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8')
      if (!text.includes('\\')) return text
      const parsed = parseJson(`"${text}"`)
      return typeof parsed === 'string' ? parsed : undefined
    },
    dropUntil(value) {
      const number = Number(mark.exec(value)?.[1] ?? Number.NaN)
      if (number < count) kept.dropUntil(number)
    },
  }
}

/** Checks if an odd number of backslashes precedes `end`. */
function endsEscaped(bytes: Buffer, from: number, end: number): boolean {
  let first = end
  while (first > from && bytes[first - 1] === backslash) first -= 1
  return (end - first) % 2 === 1
}
