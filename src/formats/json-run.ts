import { closingQuote, endsEscaped } from './json-text.js'

const quote = 0x22
const comma = 0x2c
const backslash = 0x5c
/** `{` and, by its 0x20 bit, `[`. */
const opener = 0x7b
/** `}` and, by its 0x20 bit, `]`. */
const closer = 0x7d
const closingBracket = 0x5d

/** One value, or the elements of one array, on their way through the chunks of a file; nothing is looked at twice. */
export interface JsonRun {
  /**
   * Goes on at `from` and returns the index at which the run ends, or `chunk.length` where it does not:
   * a value ends behind its bracket, or before the comma or bracket of what is around it; elements end before the `]` of their array.
   */
  scan(chunk: string, from: number): number
  readonly ended: boolean
  /** Behind the last bracketed value that ended in the chunk scanned last, or -1. */
  readonly lastEnd: number
  /** How many brackets are open. */
  readonly depth: number
  /** From now on it is one value: the element that is open. */
  stopBehindElement(): void
}

/** @param isElements whether it is the elements of an array; in an array, a stray `}` is a part of a broken element */
export function createJsonRun(isElements: boolean): JsonRun {
  let depth = 0
  let goesOn = isElements
  let inString = false
  let escaped = false
  let ended = false
  let lastEnd = -1

  /** Hops over the inside of a string at `from`; the index behind its quote, or the chunk's length. */
  const leaveString = (chunk: string, from: number): number => {
    const inside = escaped ? from + 1 : from
    const end = closingQuote(chunk, inside)
    inString = end === -1
    escaped = inString && endsEscaped(chunk, inside, chunk.length)
    return inString ? chunk.length : end + 1
  }

  return {
    get ended() {
      return ended
    },
    get lastEnd() {
      return lastEnd
    },
    get depth() {
      return depth
    },
    stopBehindElement() {
      goesOn = false
    },
    scan(chunk, from) {
      const isMany = goesOn
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
          level += 1
        } else if (bracket === closer) {
          if (level > 0) {
            level -= 1
            if (level === 0) {
              lastEnd = index + 1
              ended = !isMany
            }
          } else if (!isMany || code === closingBracket) {
            ended = true
            break
          }
        } else if (code === comma && level === 0 && !isMany) {
          ended = true
          break
        }
        index += 1
        if (ended) break
      }
      depth = level
      return index
    },
  }
}
