import { headOf, tailOf } from '../../text/cut.js'
import { leftOutNote, withoutMiddle } from '../../text/excerpt.js'

/** How much of one captured text is kept: half of it from the front, half from the end. In UTF-16 units. */
export const maximumCapturedLength = 64 * 1024

const headLength = maximumCapturedLength / 2
const tailLength = maximumCapturedLength / 2

/** A text that arrives in pieces and of which the head and the tail are kept. */
export interface CapturedText {
  append(piece: string): void
  /** The text, with one line in the place of what was left out. */
  take(): string
}

/** Caps a text that is already whole. */
export const capText = (text: string): string => withoutMiddle(text, maximumCapturedLength)

/** A collector for text that arrives in pieces; its memory does not grow with the text. */
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
