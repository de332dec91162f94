import { headOf, tailOf } from '../../text/cut.js'
import { leftOutNote, withoutMiddle } from '../../text/excerpt.js'

/** The maximum length of a captured text, in UTF-16 units. A longer one keeps half of it from the start and half from the end. */
export const maximumCapturedLength = 64 * 1024

const headLength = maximumCapturedLength / 2
const tailLength = maximumCapturedLength / 2

/** Collects a text that arrives in pieces, and keeps its head and its tail. */
export interface CapturedText {
  append(piece: string): void
  /** Returns and removes the text. One line replaces the part that was left out. */
  take(): string
}

/** Caps a complete text. */
export const capText = (text: string): string => withoutMiddle(text, maximumCapturedLength)

/** Creates a collector whose memory does not grow with the text. */
export function createCapturedText(): CapturedText {
  let kept = ''
  let head: string | undefined
  let total = 0
  return {
    append(piece) {
      total += piece.length
      kept += piece
      if (head === undefined && total > maximumCapturedLength) {
        head = headOf(kept, headLength)
        kept = kept.slice(head.length)
      }
      if (head !== undefined && kept.length > 2 * tailLength) kept = tailOf(kept, tailLength)
    },
    take() {
      const text = head === undefined ? kept : finish(head, kept, total)
      kept = ''
      head = undefined
      total = 0
      return text
    },
  }
}

function finish(head: string, rest: string, total: number): string {
  const tail = rest.length > tailLength ? tailOf(rest, tailLength) : rest
  const leftOut = total - head.length - tail.length
  return leftOut === 0 ? head + tail : head + leftOutNote(leftOut) + tail
}
