import { cutMargin } from '../base/text/cut-margin.js'
import { detach } from '../base/text/detach.js'
import { recordLimits } from './limits.js'

/** Receives the lines of a text. Lines end in `\n`, `\r\n` or `\r`; `number` counts from 1. */
export interface LineHandlers {
  /** Receives a line without its end. `isCut` is true for a last line that has no line end. */
  line(text: string, number: number, isCut: boolean): void
  /**
   * Receives the beginning of a line that is longer than `recordLimits.line`: the first {@link keptOfTooLong} characters with a margin, which
   * `cutWithMargin` marks.
   */
  tooLong(start: string, number: number): void
}

/** Splits a text that arrives in chunks into its lines. */
export interface LineReader {
  write(chunk: string): void
  /** Returns the number of lines that have ended. */
  count(): number
  /** Passes on a last line without a line end, and returns the number of lines. */
  end(): number
}

/** How much of a line that is too long may be shown, in UTF-16 units. */
export const keptOfTooLong = 100

const lineFeed = 0x0a

/** Creates a {@link LineReader}. */
export function createLineReader({ line, tooLong }: LineHandlers): LineReader {
  let number = 0
  /** The beginning of a line whose end has not arrived. */
  let pending = ''
  /** The first characters of the line that is being skipped because it is too long; else empty. */
  let skipped = ''
  let afterReturn = false

  const takeLine = (text: string, isCut: boolean): void => {
    number += 1
    if (skipped === '') {
      line(text, number, isCut)
      return
    }
    const start = skipped
    skipped = ''
    tooLong(start, number)
  }

  const hold = (piece: string): void => {
    if (skipped !== '') return
    if (pending.length + piece.length > recordLimits.line) {
      skipped = detach((pending === '' ? piece : pending).slice(0, keptOfTooLong + cutMargin))
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
    count: () => number,
    end() {
      if (pending !== '' || skipped !== '') takeLine(pending, true)
      pending = ''
      return number
    },
  }
}

function indexOrEnd(text: string, character: string, from: number): number {
  const index = text.indexOf(character, from)
  return index === -1 ? text.length : index
}
