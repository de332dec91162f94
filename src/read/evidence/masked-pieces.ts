import { cutMargin } from '../../base/text/cut-margin.js'

/** How often another place to divide a text is tried, if a secret is at the first one. */
const maximumTries = 8

/**
 * Masks a text that arrives in pieces. No secret is missed between two pieces, unless it is longer than the margin of a cut.
 * @param mask returns a text without secrets; it returns a text without any unchanged
 */
export function* maskedPieces(pieces: Iterable<string>, mask: (text: string) => string): Generator<string> {
  let carried = ''
  for (const piece of pieces) {
    const text = carried + piece
    const masked = mask(text)
    const end = text.length - cutMargin
    if (end <= 0) {
      carried = text
      continue
    }
    const [shown, rest] = masked === text ? [text.slice(0, end), text.slice(end)] : divided(text, masked, end, mask)
    yield shown
    carried = rest
  }
  if (carried !== '') yield mask(carried)
}

/** Divides a text outside of secrets: its masked halves then are the halves of the masked text. */
function divided(text: string, masked: string, end: number, mask: (text: string) => string): readonly [string, string] {
  for (let tries = 0; tries < maximumTries; tries += 1) {
    const at = end - Math.floor((tries * cutMargin) / maximumTries)
    if (at <= 0) break
    const shown = mask(text.slice(0, at))
    if (shown + mask(text.slice(at)) === masked) return [shown, text.slice(at)]
  }
  return [masked, '']
}
