import { createLineReader, type LineReader } from './line-reader.js'

/** A line without a value, which is left out. */
export interface NdjsonFault {
  /** From 1. */
  readonly line: number
  /** `cut-off`: the file ends inside the line. `too-long`: longer than `recordLimits.line`. */
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

const byteOrderMark = 0xfeff

/**
 * Reads newline-delimited JSON, which has one value per line. Lines end in `\n`, `\r\n` or `\r`. Blank lines are skipped. A line that is
 * not JSON is reported, and reading continues with the next one.
 * @returns the number of lines
 */
export async function readNdjson(chunks: Iterable<string> | AsyncIterable<string>, handlers: NdjsonHandlers): Promise<number> {
  const lines = createNdjsonReader(handlers)
  for await (const chunk of chunks) lines.write(chunk)
  return lines.end()
}

/** Reads newline-delimited JSON as {@link readNdjson} does, from chunks that the caller writes. */
export type NdjsonReader = LineReader

// Joining the lines of a chunk into one array for one JSON.parse is not faster (320 MB/s both ways), and it reads "[1" and "2],3" on two
// lines as two values.
/** Makes a reader of newline-delimited JSON. */
export function createNdjsonReader({ value, fault, shortcut }: NdjsonHandlers): NdjsonReader {
  return createLineReader({
    line(text, line, isCut) {
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
    },
    tooLong: (text, line) => fault({ line, kind: 'too-long', text }),
  })
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

/** Spares the cost of an exception for log lines, of which a file may have millions. */
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
