import { closingQuote, endsEscaped, isJsonSpace } from './json-text.js'

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
/** `{` and, by its 0x20 bit, `[`. */
const opener = 0x7b
/** `}` and, by its 0x20 bit, `]`. */
const closer = 0x7d
const closingBracket = 0x5d

/** A character of a number or of a literal; `NaN` and the like are let pass where nobody wants the value. */
const isWordCharacter = (code: number) =>
  code !== quote && code !== comma && (code | 0x20) !== opener && (code | 0x20) !== closer && !isJsonSpace(code)

/** One value, or the elements of one array, on their way through the chunks of a file; nothing is looked at twice. */
export interface JsonScanner {
  /**
   * Goes on at `from` and returns the index at which the run ends, or `chunk.length` where it does not:
   * a value ends behind its bracket or quote, or else before what cannot be a part of it: white space, a comma, a bracket, a quote;
   * elements end before the `]` of their array.
   */
  scan(chunk: string, from: number): number
  readonly ended: boolean
  /** Whether the bracket that ended the value is of the other kind than the one that began it. */
  readonly isMismatched: boolean
  /** Behind the last bracketed value that ended in the chunk scanned last, or -1. */
  readonly lastEnd: number
  /** How many brackets are open. */
  readonly depth: number
}

/** @param isElements whether it is the elements of an array; in an array, a stray `}` is a part of a broken element */
export function createJsonScanner(isElements: boolean): JsonScanner {
  let depth = 0
  let inString = false
  let escaped = false
  let ended = false
  let lastEnd = -1
  /** Whether the value is neither bracketed nor a string, and has begun. */
  let isWord = false
  /** The bracket that the value began with. */
  let outermost = 0
  let isMismatched = false

  /** Hops over the inside of a string at `from`; the index behind its quote, or the chunk's length. */
  const leaveString = (chunk: string, from: number): number => {
    const inside = escaped ? from + 1 : from
    const end = closingQuote(chunk, inside)
    inString = end === -1
    escaped = inString && endsEscaped(chunk, inside, chunk.length)
    return inString ? chunk.length : end + 1
  }

  /** A value that is a string, from its quote or, in a further chunk, from inside it. */
  const scanString = (chunk: string, from: number): number => {
    const index = leaveString(chunk, inString ? from : from + 1)
    ended = !inString
    return index
  }

  /** A number or a literal, which is over where its characters are, even where the comma is missing. */
  const scanWord = (chunk: string, from: number): number => {
    isWord = true
    let index = from
    while (index < chunk.length && isWordCharacter(chunk.charCodeAt(index))) index += 1
    ended = index < chunk.length
    return index
  }

  return {
    get ended() {
      return ended
    },
    get isMismatched() {
      return isMismatched
    },
    get lastEnd() {
      return lastEnd
    },
    get depth() {
      return depth
    },
    scan(chunk, from) {
      const isMany = isElements
      if (depth === 0 && !isMany) {
        const isBracketed = !inString && !isWord && (chunk.charCodeAt(from) | 0x20) === opener
        if (!isBracketed) return inString || (!isWord && chunk.charCodeAt(from) === quote) ? scanString(chunk, from) : scanWord(chunk, from)
      }
      const { length } = chunk
      let index = inString ? leaveString(chunk, from) : from
      let level = depth
      lastEnd = -1
      while (index < length) {
        const code = chunk.charCodeAt(index)
        const bracket = code | 0x20
        if (code === quote) {
          const end = chunk.indexOf('"', index + 1)
          index = end !== -1 && chunk.charCodeAt(end - 1) !== backslash ? end + 1 : leaveString(chunk, index + 1)
          continue
        }
        if (bracket === opener) {
          if (level === 0) outermost = code
          level += 1
        } else if (bracket === closer) {
          if (level > 0) {
            level -= 1
            if (level === 0) {
              lastEnd = index + 1
              ended = !isMany
              // The code of a bracket's counterpart is greater by two.
              isMismatched = ended && code !== outermost + 2
            }
          } else if (code === closingBracket) {
            ended = true
            break
          }
        }
        index += 1
        if (ended) break
      }
      depth = level
      return index
    },
  }
}
