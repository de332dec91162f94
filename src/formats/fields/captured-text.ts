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

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff
const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff

/** Cuts at `length` units from the front, never inside a surrogate pair. */
function headOf(text: string, length: number): string {
  return text.slice(0, isHighSurrogate(text.charCodeAt(length - 1)) ? length - 1 : length)
}

/** Cuts at `length` units from the end, never inside a surrogate pair. */
function tailOf(text: string, length: number): string {
  const start = text.length - length
  return text.slice(isLowSurrogate(text.charCodeAt(start)) ? start + 1 : start)
}

const joined = (head: string, leftOut: number, tail: string) => `${head}\n… ${leftOut} characters left out …\n${tail}`

/** Caps a text that is already whole. */
export function capText(text: string): string {
  if (text.length <= maximumCapturedLength) return text
  const head = headOf(text, headLength)
  const tail = tailOf(text, tailLength)
  return joined(head, text.length - head.length - tail.length, tail)
}

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
  return leftOut === 0 ? head + tail : joined(head, leftOut, tail)
}
