import { isPlainNameCharacter, newline, numberSign, semicolon, sentinel, space, tab } from './character-codes.js'

const references = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/** The length of the longest reference that is resolved here, `&#x10FFFF;`. */
const maximumReference = 10

/**
 * Resolves a reference to a predefined entity or to a character of XML 1.0, if the whole reference is in the chunk. Returns the index of
 * its semicolon and stores its text in `found`, or returns -1.
 */
export function endOfReference(chunk: string, codes: Uint16Array, start: number, found: { text: string }): number {
  let end = start + 1
  const limit = start + maximumReference
  while (end < limit && (isPlainNameCharacter(codes[end] ?? sentinel) || codes[end] === numberSign)) end += 1
  if (codes[end] !== semicolon) return -1
  if (codes[start + 1] !== numberSign) {
    const text = references.get(chunk.slice(start + 1, end))
    if (text === undefined) return -1
    found.text = text
    return end
  }
  const digits = chunk.slice(start + 2, end)
  const code = /^[0-9]+$/.test(digits)
    ? Number.parseInt(digits, 10)
    : /^x[0-9a-fA-F]+$/.test(digits)
      ? Number.parseInt(digits.slice(1), 16)
      : 0
  const isCharacter =
    code === tab || code === newline || code === 0x0d || (code >= space && code < 0xd800) || (code >= 0xe000 && code <= 0xfffd)
  if (!isCharacter) return -1
  found.text = String.fromCharCode(code)
  return end
}
