import { headOf, tailOf } from '../../../base/text/cut.js'
import { asMargin, cutMargin, mayHaveMargin, withoutMargins } from '../../../base/text/cut-margin.js'
import { leftOutNote } from '../../../base/text/excerpt.js'
import { recordLimits } from '../../../records/limits.js'
import { createNamingLines, maximumNamingLength, type NamingLines } from './naming-lines.js'

/** A longer text keeps half of its length from the start and half from the end. */
const halfLength = recordLimits.text / 2

/** The length of each end that is kept until it is known which part of it is margin. */
const keptLength = halfLength + cutMargin

/** Collects a text that arrives in pieces, and keeps its head and its tail, each with a margin at the cut: see `withoutMargins`. */
export interface CapturedText {
  append(piece: string): void
  /** Returns and removes the text. One line replaces the part that was left out, followed by the lines of the part that may name a file. */
  take(): string
}

/** Caps a complete text. A text that was capped before is returned unchanged. */
export function capText(text: string): string {
  if (text.length <= recordLimits.text) return text
  const { shown, leftOut } = lengthsOf(text)
  return shown <= recordLimits.text ? text : cut({ front: text, back: text, total: shown + leftOut })
}

/** Creates a collector whose memory does not grow with the text. */
export function createCapturedText(): CapturedText {
  let kept = ''
  let head: string | undefined
  let naming: NamingLines | undefined
  let total = 0
  return {
    append(piece) {
      total += wholeLength(piece)
      kept += piece
      if (head === undefined && kept.length > 2 * keptLength) {
        head = headOf(kept, keptLength)
        naming = namingLinesAfter(head)
        kept = kept.slice(head.length)
      }
      if (head !== undefined && kept.length > 2 * keptLength) {
        const tail = tailOf(kept, keptLength)
        naming?.add(kept.slice(0, -tail.length))
        kept = tail
      }
    },
    take() {
      const text = head === undefined ? capText(kept) : cut({ front: head, back: kept, total, naming })
      kept = ''
      head = undefined
      naming = undefined
      total = 0
      return text
    },
  }
}

/** Matches the note of a text that was capped before, with the lines that name files: `leftOutNote` between the marks of two margins. */
const noteBetweenMargins = /\ufdd9\ufdd1\n… (\d{1,15}) characters left out …\n([^\ufdd9]*)\ufdd9\ufdd0/g

/** Returns how many characters of a text are shown, without notes and the lines that name files, and how many were left out before. */
function lengthsOf(text: string): { readonly shown: number; readonly leftOut: number } {
  if (!mayHaveMargin(text)) return { shown: text.length, leftOut: 0 }
  let shown = withoutMargins(text).length
  let leftOut = 0
  let named = 0
  for (const [, count = '', lines = ''] of text.matchAll(noteBetweenMargins)) {
    leftOut += Number(count)
    shown -= leftOutNote(Number(count)).length
    named += lines.length
  }
  // A hostile text may look like one that was capped.
  shown -= Math.min(named, maximumNamingLength)
  return { shown, leftOut }
}

/** Returns the length of a piece, or of the text that it was before it was capped. */
function wholeLength(piece: string): number {
  if (piece.length <= recordLimits.text) return piece.length
  const { shown, leftOut } = lengthsOf(piece)
  return shown + leftOut
}

/** Collects the lines that name files after the shown part of a front. */
function namingLinesAfter(front: string): NamingLines {
  const head = headOf(front, halfLength)
  const naming = createNamingLines(head)
  naming.add(front.slice(head.length))
  return naming
}

interface Cut {
  /** The beginning of a text, with more than the head. */
  readonly front: string
  /** The end of the text, with more than the tail. */
  readonly back: string
  readonly total: number
  /** The lines before `back` that name files. Default: front and back are the same text. */
  readonly naming?: NamingLines | undefined
}

function cut({ front, back, total, naming }: Cut): string {
  const head = headOf(front, halfLength)
  const tail = tailOf(back, halfLength)
  const afterHead = front.slice(head.length, head.length + cutMargin)
  const beforeTail = back.slice(-tail.length - cutMargin, -tail.length)
  const lines = naming ?? createNamingLines(head)
  lines.add(back.slice(naming === undefined ? head.length : 0, -tail.length))
  const note = leftOutNote(total - head.length - tail.length) + lines.finish(tail)
  return head + asMargin(afterHead) + note + asMargin(beforeTail) + tail
}
