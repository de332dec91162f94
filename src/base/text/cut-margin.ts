/**
 * The number of characters that a text keeps beyond a cut until its secrets are masked. It is longer than a private key in base64, so that
 * a secret at the cut is complete in the text, and the rest of a secret at the end of the margin is dropped with the margin.
 */
export const cutMargin = 8 * 1024

// Pairs of code points that are not characters, in an order in which no list of them has them.
const marginStart = '\ufdd9\ufdd0'
const marginEnd = '\ufdd9\ufdd1'

/** The first character of both marks. */
const lead = '\ufdd9'

const marks = /\ufdd9[\ufdd0\ufdd1]/g

/** Checks cheaply if a text may have a margin. */
export const mayHaveMargin = (text: string): boolean => text.includes(lead)

/** Returns the marks in a text. They must stay if the text is replaced. */
export const marksIn = (text: string): string => (mayHaveMargin(text) ? (text.match(marks) ?? []).join('') : '')

/** Marks a text as a margin, which {@link withoutMargins} removes. */
export const asMargin = (text: string): string =>
  text === '' ? '' : marginStart + (mayHaveMargin(text) ? text.replace(marks, '') : text) + marginEnd

/**
 * Cuts a text to `limit` UTF-16 units, keeps a margin, and appends `ending`. A text that is shorter, or was cut to fewer before, is
 * returned unchanged. Mask the secrets of the text, then call {@link withoutMargins} to complete the cut.
 */
export function cutWithMargin(text: string, limit: number, ending = ''): string {
  if (text.length <= limit) return text
  const end = mayHaveMargin(text) ? endOf(text, limit) : limit
  return end === text.length ? text : text.slice(0, end) + asMargin(text.slice(end, end + cutMargin)) + ending
}

/** No format cuts a text to fewer characters. Most names are shorter. */
const shortestCutText = 64

/** Removes the margins of cuts from a text, and returns the text itself if it has none, which is the common case. */
export function withoutMargins(text: string): string {
  return text.length > shortestCutText && mayHaveMargin(text)
    ? piecesOf(text)
        .filter(({ isVisible }) => isVisible)
        .map(({ piece }) => piece)
        .join('')
    : text
}

interface Piece {
  readonly piece: string
  readonly start: number
  readonly isVisible: boolean
}

/**
 * Splits a text at its marks. If the text was split within a margin, one of the two marks is missing: the margin then reaches to the end
 * of the text, or back to the mark before it.
 */
function piecesOf(text: string): readonly Piece[] {
  const found = [...text.matchAll(marks)]
  return [undefined, ...found].map((before, index) => {
    const after = found[index]
    const start = before === undefined ? 0 : before.index + before[0].length
    return { piece: text.slice(start, after?.index), start, isVisible: before?.[0] !== marginStart && after?.[0] !== marginEnd }
  })
}

/** Returns the index after `length` visible characters. */
function endOf(text: string, length: number): number {
  let left = length
  for (const { piece, start, isVisible } of piecesOf(text)) {
    if (!isVisible) continue
    if (piece.length > left) return start + left
    left -= piece.length
  }
  return text.length
}
