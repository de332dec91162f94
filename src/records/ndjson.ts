import { detach } from '../text/detach.js'

/** A line that is left out. */
export interface NdjsonFault {
  /** From 1. */
  readonly line: number
  /** `cut-off`: the file ends inside the line. `too-long`: longer than {@link maximumLineLength}. */
  readonly kind: 'not-json' | 'cut-off' | 'too-long'
  /** The line; of one that is too long, its first characters. */
  readonly text: string
}

/** What is done with the lines of a file. */
export interface NdjsonHandlers {
  /** Takes the value of a line; `line` counts from 1, `length` is that of its text. */
  value(value: unknown, line: number, length: number): void
  fault(fault: NdjsonFault): void
  /**
   * A shorter way than `JSON.parse` for lines of a shape that a format repeats: gives what the handler needs of the value, and
   * undefined where the line has another shape.
   */
  shortcut?(text: string): unknown
}

/** The longest line that is kept, in UTF-16 units; what is longer is skipped in constant memory. */
export const maximumLineLength = 16 * 1024 * 1024

const keptOfTooLong = 100

const lineFeed = 0x0a
const byteOrderMark = 0xfeff

/**
 * Reads newline-delimited JSON: one value a line, lines end in `\n`, `\r\n` or `\r`, blank ones are skipped, and a line that
 * is not JSON is a fault that leaves the others alone.
 * @returns how many lines the file has
 */
export async function readNdjson(chunks: Iterable<string> | AsyncIterable<string>, handlers: NdjsonHandlers): Promise<number> {
  const lines = createNdjsonReader(handlers)
  for await (const chunk of chunks) lines.write(chunk)
  return lines.end()
}

/** What {@link readNdjson} does, for chunks that come from elsewhere. */
export interface NdjsonReader {
  write(chunk: string): void
  /** Returns how many lines have ended. */
  count(): number
  /** Takes the last line, if nothing ended it, and says how many lines there were. */
  end(): number
}

// Line by line on purpose: joining the lines of a chunk into one array for one JSON.parse is no faster (measured: 320 MB/s
// each way), and it takes "[1" and "2],3" on two lines for two values.
/** Makes a reader of newline-delimited JSON that is pushed its chunks. */
export function createNdjsonReader({ value, fault, shortcut }: NdjsonHandlers): NdjsonReader {
  let line = 0
  /** The front of a line whose end has not come. */
  let pending = ''
  /** How a line begins that is too long; empty where none is being skipped. */
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
    // Files that were put together one behind the other have marks in their middle.
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

/** No value of JSON is a symbol. */
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
