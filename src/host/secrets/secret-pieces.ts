import type { Span } from './secret-finder.js'

/** A part of a form of a secret, from `from` up to `to`, and its place in a text. */
export interface Part extends Span {
  readonly from: number
  readonly to: number
}

/** Shorter pieces of a secret are searched only right before or after a gap, if they are its first or last characters. */
export const shortestPiece = 8

/** A cell of a wide table is padded with up to this number of spaces before its border. */
const longestGap = 256

/**
 * Matches what tools put between the pieces of a long line that they wrap, quote or list: line breaks, as they are and escaped, indentation,
 * borders, quotes, the numbers of lines, and the `E` before each line of a failure in pytest.
 */
const gap =
  /^(?:\\[nrt]|\\x0[adAD]|\\u[\da-fA-F]{4}|%0[adAD]|&#(?:1[03]|x[adAD]);|<br|(?<=[^A-Za-z0-9])(?:\d{1,6}(?=[^A-Za-z0-9])|E(?= {3}))|[^A-Za-z0-9])+$/

/** Matches the end of a text if a piece of a secret after it does not continue a longer word. */
const wordStart = /(?:^|[^A-Za-z0-9]|\\[nrt]|\\x[\da-fA-F]{2}|\\u[\da-fA-F]{4}|%[\da-fA-F]{2})$/
const longestEscape = 6

/** Extends a piece at a place in a text by all characters before and after it that the text and the form have in common. */
export function wholePiece(text: string, form: string, at: number, offset: number): Part {
  let before = 0
  while (before < at && before < offset && text[at - before - 1] === form[offset - before - 1]) before += 1
  const end = endOfPiece(text, form, at, offset)
  return { start: at - before, from: offset - before, end, to: offset + end - at }
}

function endOfPiece(text: string, form: string, at: number, offset: number): number {
  let length = 0
  while (at + length < text.length && offset + length < form.length && text[at + length] === form[offset + length]) length += 1
  return at + length
}

/** Adds the pieces before and after a piece that only gaps separate from it. */
export const withOtherPieces = (text: string, form: string, piece: Part): Part =>
  withPiecesBefore(text, form, withPiecesAfter(text, form, piece))

/** Returns whether no word of a text continues a piece that begins at a place. */
export const isWordStart = (text: string, at: number): boolean => wordStart.test(text.slice(Math.max(0, at - longestEscape), at))

/** Returns whether no word of a text continues a piece that ends at a place. */
export const isWordEnd = (text: string, at: number): boolean => at === text.length || !/[A-Za-z0-9]/.test(text.charAt(at))

function withPiecesAfter(text: string, form: string, part: Part): Part {
  let { end, to } = part
  for (;;) {
    const wanted = form.slice(to, to + shortestPiece)
    const at = wanted === '' ? undefined : startOfNextPiece(text, wanted, end)
    if (at === undefined) return { ...part, end, to }
    const next = endOfPiece(text, form, at, to)
    const isEnd = to + next - at === form.length && wanted.length === shortestPiece
    if (!isEnd && !isWordEnd(text, next)) return { ...part, end, to }
    to += next - at
    end = next
  }
}

function startOfNextPiece(text: string, wanted: string, end: number): number | undefined {
  for (let at = end + 1; at <= end + longestGap && at < text.length; at += 1) {
    if (text.startsWith(wanted, at) && gap.test(text.slice(end, at))) return at
  }
  return undefined
}

function withPiecesBefore(text: string, form: string, part: Part): Part {
  let { start, from } = part
  for (;;) {
    const wanted = form.slice(Math.max(0, from - shortestPiece), from)
    const end = wanted === '' ? undefined : endOfPieceBefore(text, wanted, start)
    if (end === undefined) return { ...part, start, from }
    const piece = wholePiece(text, form, end - wanted.length, from - wanted.length)
    const isStart = piece.from === 0 && wanted.length === shortestPiece
    if (!isStart && !isWordStart(text, piece.start)) return { ...part, start, from }
    ;({ start, from } = piece)
  }
}

function endOfPieceBefore(text: string, wanted: string, start: number): number | undefined {
  for (let end = start - 1; end >= start - longestGap && end >= wanted.length; end -= 1) {
    if (text.startsWith(wanted, end - wanted.length) && gap.test(text.slice(end, start))) return end
  }
  return undefined
}
