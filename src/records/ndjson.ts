import { detach } from '../text/detach.js'

/** A line without a value, which is left out. */
export interface NdjsonFault {
  /** From 1. */
  readonly line: number
  /** `cut-off`: the file ends inside the line. `too-long`: longer than {@link maximumLineLength}. */
  readonly kind: 'not-json' | 'cut-off' | 'too-long'
  /** The text of the line, or the first characters of a line that is too long. */
  readonly text: string
}

/** Handles the lines of a file. */
export interface NdjsonHandlers {
  /** Receives the value of a line. `line` counts from 1, `length` is the length of its text. */
  value(value: unknown, line: number, length: number): void
  fault(fault: NdjsonFault): void
  /**
   * Replaces `JSON.parse` for lines of a frequent shape. Returns the parts of the value that the handler needs, or undefined if the line
   * has another shape.
   */
  shortcut?(text: string): unknown
}

/** The longest line that is kept, in UTF-16 units. Longer lines are skipped in constant memory. */
export const maximumLineLength = 16 * 1024 * 1024

const keptOfTooLong = 100

const lineFeed = 0x0a
const byteOrderMark = 0xfeff

/**
 * Reads newline-delimited JSON, which has one value per line. Lines end in `\n`, `\r\n` or `\r`. Blank lines are skipped. A line that is not
 * JSON is reported, and reading continues with the next one.
 * @returns the number of lines
 */
export async function readNdjson(chunks: Iterable<string> | AsyncIterable<string>, handlers: NdjsonHandlers): Promise<number> {
  const lines = createNdjsonReader(handlers)
  for await (const chunk of chunks) lines.write(chunk)
  return lines.end()
}

/** Reads newline-delimited JSON as {@link readNdjson} does, from chunks that the caller writes. */
export interface NdjsonReader {
  write(chunk: string): void
  /** Returns the number of lines that have ended. */
  count(): number
  /** Reads the last line if no line end follows it, and returns the number of lines. */
  end(): number
}

// Joining the lines of a chunk into one array for one JSON.parse is not faster (320 MB/s both ways), and it reads "[1" and "2],3" on two
// lines as two values.
/** Makes a reader of newline-delimited JSON. */
export function createNdjsonReader({ value, fault, shortcut }: NdjsonHandlers): NdjsonReader {
  let line = 0
  /** The beginning of a line whose end is not read yet. */
  let pending = ''
  /** The beginning of a line that is too long; empty while no line is being skipped. */
  let skipped = ''
  let afterReturn = false

  const takeLine = (text: string, isCut: boolean): void => {
    line += 1
    if (skipped !== '') {
      const start = skipped
      skipped = ''
      fault({ line, kind: 'too-long', text: start })
      return
    }
    const quick = shortcut?.(text)
    if (quick !== undefined) {
      value(quick, line, text.length)
      return
    }
    // Concatenated files have byte order marks in the middle.
    const json = text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text
    const mayBe = mayBeJson(json)
    const parsed = mayBe ? parse(json) : noValue
    if (parsed !== noValue) value(parsed, line, text.length)
    else if (mayBe) fault({ line, kind: isCut ? 'cut-off' : 'not-json', text: json })
    else if (json.trim() !== '') fault({ line, kind: 'not-json', text: json })
  }

  const hold = (piece: string): void => {
    if (skipped !== '') return
    if (pending.length + piece.length > maximumLineLength) {
      skipped = detach((pending === '' ? piece : pending).slice(0, keptOfTooLong))
      pending = ''
    } else {
      pending = pending === '' ? piece : pending + piece
    }
  }

  return {
    write(chunk) {
      if (chunk === '') return
      let start = afterReturn && chunk.charCodeAt(0) === lineFeed ? 1 : 0
      afterReturn = false
      let nextReturn = indexOrEnd(chunk, '\r', start)
      let nextFeed = indexOrEnd(chunk, '\n', start)
      for (let end = Math.min(nextReturn, nextFeed); end < chunk.length; end = Math.min(nextReturn, nextFeed)) {
        if (pending === '' && skipped === '') {
          takeLine(chunk.slice(start, end), false)
        } else {
          hold(chunk.slice(start, end))
          const whole = pending
          pending = ''
          takeLine(whole, false)
        }
        start = end + 1
        if (end === nextReturn) {
          if (start === chunk.length) afterReturn = true
          else if (chunk.charCodeAt(start) === lineFeed) start += 1
          nextReturn = indexOrEnd(chunk, '\r', start)
        }
        if (nextFeed < start) nextFeed = indexOrEnd(chunk, '\n', start)
      }
      if (start < chunk.length) hold(chunk.slice(start))
    },
    count: () => line,
    end() {
      if (pending !== '' || skipped !== '') takeLine(pending, true)
      pending = ''
      return line
    },
  }
}

/** Differs from every JSON value. */
const noValue = Symbol('no value')

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return noValue
  }
}

function indexOrEnd(text: string, character: string, from: number): number {
  const index = text.indexOf(character, from)
  return index === -1 ? text.length : index
}

/** Returns whether a line begins like JSON. Avoids the cost of an exception for log lines, of which a file may have millions. */
function mayBeJson(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case 0x20:
      case 0x09:
        break
      case 0x7b: // {
      case 0x5b: // [
      case 0x22: // "
      case 0x2d: // -
      case 0x66: // false
      case 0x6e: // null
      case 0x74: // true
        return true
      default: {
        const code = text.charCodeAt(index)
        return code >= 0x30 && code <= 0x39
      }
    }
  }
  return false
}
