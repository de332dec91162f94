import { isAscii } from 'node:buffer'

/** A string of a file, as bytes. */
export interface StringBytes {
  /** In UTF-16 units, also after its bytes were dropped. */
  readonly length: number
}

/** Keeps the bytes of strings in bounded memory. One buffer holds all of them, because a buffer for each would be freed long after its use. */
export interface KeptStrings {
  /** Begins the string with a number, which must be greater than every number before. */
  begin(number: number): StringBytes
  /** Adds bytes to the string that began last. */
  append(string: StringBytes, bytes: Buffer): void
  /** Returns a string, unless it was dropped. */
  get(number: number): StringBytes | undefined
  /** Returns the bytes of a string until the next call of any other method, or undefined if it is too long or was dropped. */
  read(string: StringBytes): Buffer | undefined
  /** Drops the string with a number and all before it. */
  dropUntil(number: number): void
}

interface Kept {
  length: number
  /** Its place in the buffer. */
  start: number
  end: number
  isTooLong: boolean
  isDropped: boolean
}

const initialLength = 256 * 1024
/** How much larger than its content the buffer may be. Moving the strings less often would not save time. */
const maximumSpare = 8 * 1024 * 1024

/**
 * Creates a place for strings.
 * @param maximumString the maximum length of a string, in bytes
 * @param maximumKept the maximum length of all strings; the oldest ones are dropped
 */
export function createStringBytes(maximumString: number, maximumKept: number): KeptStrings {
  const kept = new Map<number, Kept>()
  let buffer = Buffer.alloc(0)
  let end = 0

  /** Returns the place of the oldest string. */
  const front = (): number => {
    for (const { start } of kept.values()) return start
    return end
  }

  /** Moves the strings to the beginning of the buffer, or of a larger one. */
  const makeRoom = (length: number): void => {
    const start = front()
    const needed = end - start + length
    const wanted = needed + Math.min(needed, maximumSpare)
    const larger = wanted <= buffer.length ? buffer : Buffer.allocUnsafeSlow(Math.max(initialLength, wanted))
    buffer.copy(larger, 0, start, end)
    buffer = larger
    end -= start
    for (const string of kept.values()) {
      string.start -= start
      string.end -= start
    }
  }

  const drop = (number: number, string: Kept): void => {
    string.isDropped = true
    kept.delete(number)
  }

  const append = (string: Kept, bytes: Buffer): void => {
    string.length += isAscii(bytes) ? bytes.length : textLength(bytes)
    if (string.isTooLong || string.isDropped) return
    if (string.end - string.start + bytes.length > maximumString) {
      string.isTooLong = true
      end = string.start
      string.end = end
      return
    }
    for (const [number, oldest] of kept) {
      if (end - front() + bytes.length <= maximumKept || oldest === string) break
      drop(number, oldest)
    }
    if (end + bytes.length > buffer.length) makeRoom(bytes.length)
    end += bytes.copy(buffer, end)
    string.end = end
  }

  return {
    begin(number) {
      const string: Kept = { length: 0, start: end, end, isTooLong: false, isDropped: false }
      kept.set(number, string)
      return string
    },
    append: (string, bytes) => append(string as Kept, bytes),
    get: (number) => kept.get(number),
    read(string) {
      const { start, end: stop, isTooLong, isDropped } = string as Kept
      return isTooLong || isDropped ? undefined : buffer.subarray(start, stop)
    },
    dropUntil(number) {
      for (const [each, string] of kept) {
        if (each > number) break
        drop(each, string)
      }
    },
  }
}

/** Returns the length of a text in UTF-8, in UTF-16 units. It may be cut anywhere. */
function textLength(bytes: Buffer): number {
  let length = 0
  for (const byte of bytes) length += byte >= 0xf0 ? 2 : (byte & 0xc0) === 0x80 ? 0 : 1
  return length
}
