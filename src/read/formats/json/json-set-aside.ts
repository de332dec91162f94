import { detach } from '../../../base/text/detach.js'
import type { JsonOffset } from './json-shape.js'
import { closingQuote, endsEscaped, parseJson } from './json-text.js'

/**
 * Leaves the long strings of one key out of a JSON text before it is parsed, because parsing copies them, and most are never used. A short
 * mark takes the place of each.
 */
export interface JsonSetAside {
  /** Returns what can be read of the text with marks after the next chunk of the file. */
  write(chunk: string): string
  /** Returns the rest of the text with marks. */
  end(): string
  /** Returns the offset in the file of an offset in the text with marks. */
  originalOffset(offset: JsonOffset): JsonOffset
  /** Returns the length of the string that a mark replaces, or undefined for any other value. The length is an estimate if it is escaped. */
  lengthOf(value: string): number | undefined
  /** Returns the string that a mark replaces, or undefined if that string was dropped or is too long. Returns any other value unchanged. */
  read(value: string): string | undefined
  /** Drops the string that a mark replaces, and all strings before it. */
  dropUntil(value: string): void
}

/** Shorter strings stay, so that a mark is always shorter than the string that it replaces. */
const minimumLength = 1024
/** Shorter slices are copied, because they would keep a whole chunk alive. */
const maximumCopy = 16 * 1024
/** The space between a colon and its value. */
const maximumSpace = 100

/** A character that is not text, so that no string looks like a mark by chance. */
const markStart = '\ufddc'
const mark = /^\ufddc(\d{1,15})$/
/** Matches what may precede the string. */
const beforeString = /^[ \t\r\n]{0,100}"/
/** Matches a text in which the string may begin later. */
const incomplete = /^[ \t\r\n]{0,100}$/

interface KeptString {
  /** Slices of chunks, which share their memory. Undefined if the string is too long or was dropped. */
  pieces: string[] | undefined
  length: number
}

/**
 * Creates a filter for one file.
 * @param key the key, which a colon follows at once
 * @param maximumString the maximum length of a string that is kept, in UTF-16 units
 * @param maximumKept the maximum length of all strings that are kept at once; the oldest ones are dropped
 */
export function createJsonSetAside(key: string, maximumString: number, maximumKept: number): JsonSetAside {
  // V8 searches seven characters or more several times faster than fewer.
  const quoted = `"${key}":`
  const kept = new Map<number, KeptString>()
  let keptLength = 0
  let count = 0
  /** The offsets in the text with marks after which the file is longer, and by how much it is longer in total. */
  const cuts: { readonly at: JsonOffset; readonly shift: number }[] = []

  const drop = (number: number, string: KeptString) => {
    if (string.pieces !== undefined) keptLength -= string.length
    kept.delete(number)
  }

  const add = (string: KeptString, piece: string) => {
    string.length += piece.length
    if (string.pieces === undefined) return
    keptLength += piece.length
    if (string.length > maximumString) {
      keptLength -= string.length
      string.pieces = undefined
      return
    }
    string.pieces.push(piece.length < maximumCopy ? detach(piece) : piece)
    for (const [number, oldest] of kept) {
      if (keptLength <= maximumKept) break
      if (oldest !== string) drop(number, oldest)
    }
  }

  const stringOf = (value: string): KeptString | undefined => {
    const number = value.startsWith(markStart) ? mark.exec(value)?.[1] : undefined
    return number === undefined ? undefined : kept.get(Number(number))
  }

  /** Text that is not decided yet. */
  let rest = ''
  /** The character before `rest`. */
  let previous = ''
  /** The string that is being left out. */
  let open: KeptString | undefined
  let isEscaped = false
  let lastMark = ''
  let written = 0
  let shift = 0

  const begin = (): string => {
    open = { pieces: [], length: 0 }
    kept.set(count, open)
    isEscaped = false
    lastMark = `${markStart}${count}`
    count += 1
    return lastMark
  }
  const leave = (string: KeptString, offset: JsonOffset) => {
    shift += string.length - lastMark.length
    cuts.push({ at: offset, shift })
    open = undefined
  }

  return {
    write(chunk) {
      const text = rest === '' ? chunk : rest + chunk
      rest = ''
      let output = ''
      let from = 0
      while (from < text.length) {
        if (open !== undefined) {
          const inside: number = isEscaped ? from + 1 : from
          const stop = closingQuote(text, inside)
          const until = stop === -1 ? text.length : stop
          add(open, text.slice(from, until))
          isEscaped = stop === -1 && endsEscaped(text, Math.min(inside, text.length), text.length)
          if (stop !== -1) leave(open, written + output.length)
          from = until
          continue
        }
        const at = text.indexOf(quoted, from)
        if (at === -1) {
          // The key may be cut.
          const tail = Math.max(from, text.length - cutLength(text, quoted))
          output += text.slice(from, tail)
          rest = text.slice(tail)
          break
        }
        const after = at + quoted.length
        const between = text.slice(after, after + maximumSpace + 1)
        const before = at === 0 ? previous : text[at - 1]
        const opening = before === '\\' ? null : beforeString.exec(between)
        if (opening === null) {
          const mayContinue = between.length < maximumSpace + 1 && incomplete.test(between) && before !== '\\'
          output += text.slice(from, mayContinue ? at : after)
          if (mayContinue) rest = text.slice(at)
          if (mayContinue) break
          from = after
          continue
        }
        const first = after + opening[0].length
        const stop = closingQuote(text, first)
        if (stop === -1 ? text.length - first > minimumLength : stop - first > minimumLength) {
          output += text.slice(from, first) + begin()
          from = first
        } else if (stop === -1) {
          output += text.slice(from, at)
          rest = text.slice(at)
          break
        } else {
          output += text.slice(from, stop)
          from = stop
        }
      }
      const consumed = text.length - rest.length
      if (consumed > 0) previous = text[consumed - 1] ?? ''
      written += output.length
      return output
    },
    end() {
      if (open !== undefined) leave(open, written)
      return rest
    },
    originalOffset(offset) {
      let low = 0
      let high = cuts.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((cuts[middle]?.at ?? 0) <= offset) low = middle + 1
        else high = middle
      }
      return offset + (cuts[low - 1]?.shift ?? 0)
    },
    lengthOf: (value) => stringOf(value)?.length,
    read(value) {
      if (!value.startsWith(markStart) || !mark.test(value)) return value
      const text = stringOf(value)?.pieces?.join('')
      if (text === undefined || !text.includes('\\')) return text
      const parsed = parseJson(`"${text}"`)
      return typeof parsed === 'string' ? parsed : undefined
    },
    dropUntil(value) {
      const number = Number(mark.exec(value)?.[1] ?? Number.NaN)
      if (!(number < count)) return
      for (const [each, string] of kept) {
        if (each > number) break
        drop(each, string)
      }
    },
  }
}

/** Returns the length of the beginning of `wanted` with which a text ends. */
function cutLength(text: string, wanted: string): number {
  let length = wanted.length - 1
  while (length > 0 && !text.endsWith(wanted.slice(0, length))) length -= 1
  return length
}
