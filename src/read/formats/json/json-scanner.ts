import { closingQuote, endsEscaped, isJsonSpace } from './json-text.js'

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
/** `{` and, by its 0x20 bit, `[`. */
const opener = 0x7b
/** `}` and, by its 0x20 bit, `]`. */
const closer = 0x7d
const closingBracket = 0x5d

/** Checks for a character of a number or a literal. `NaN` and the like pass if the value is not needed. */
const isWordCharacter = (code: number) =>
  code !== quote && code !== comma && (code | 0x20) !== opener && (code | 0x20) !== closer && !isJsonSpace(code)

/** Finds the end of a value, or of the elements of an array, in the chunks of a file. It looks at each character once. */
export interface JsonScanner {
  /**
   * Continues at `from` and returns the index of the end, or `chunk.length` if the end is not in the chunk. A value ends after its closing
   * bracket or quote, otherwise before white space, a comma, a bracket or a quote. Elements end before the `]` of their array.
   */
  scan(chunk: string, from: number): number
  readonly ended: boolean
  /** Whether the opening and closing brackets of the value have different kinds. */
  readonly isMismatched: boolean
  /** The index after the last bracketed value that ended in the last chunk, or -1. */
  readonly lastEnd: number
  /** The number of open brackets. */
  readonly depth: number
}

/** Creates a scanner. @param isElements whether to scan the elements of an array, in which a stray `}` belongs to a broken element */
export function createJsonScanner(isElements: boolean): JsonScanner {
  let depth = 0
  let inString = false
  let escaped = false
  let ended = false
  let lastEnd = -1
  /** Whether the scanner is inside a number or a literal. */
  let isWord = false
  /** The opening bracket of the value. */
  let outermost = 0
  let isMismatched = false

  /** Skips the rest of a string from `from`. Returns the index after its quote, or the length of the chunk. */
  const leaveString = (chunk: string, from: number): number => {
    const inside = escaped ? from + 1 : from
    const end = closingQuote(chunk, inside)
    inString = end === -1
    escaped = inString && endsEscaped(chunk, inside, chunk.length)
    return inString ? chunk.length : end + 1
  }

  /** Scans a string from its opening quote or, in a later chunk, from inside. */
  const scanString = (chunk: string, from: number): number => {
    const index = leaveString(chunk, inString ? from : from + 1)
    ended = !inString
    return index
  }

  /** Scans a number or a literal, which ends with its characters even if the comma is missing. */
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
              // A closing bracket has the code of its opening bracket plus two.
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
