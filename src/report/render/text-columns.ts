import type { Alignment } from '../tree/node.js'

/** Characters with a width of two columns: East Asian characters and emoji (approximates Unicode Standard Annex 11). */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u

/** Characters without a width. */
const narrow = /[\p{Mark}\u200b-\u200d\u2060\u2066-\u2069\ufeff]/u

const colour = /\u001b\[\d*m/g

/** Returns the width of a text in terminal columns. Our color codes have no width. */
export function textColumns(text: string): number {
  let columns = 0
  for (const character of text.replace(colour, '')) columns += narrow.test(character) ? 0 : wide.test(character) ? 2 : 1
  return columns
}

/** Pads a text with spaces to a number of columns. */
export function padColumns(text: string, columns: number, align: Alignment): string {
  const missing = Math.max(0, columns - textColumns(text))
  const before = align === 'right' ? missing : align === 'center' ? missing >> 1 : 0
  return ' '.repeat(before) + text + ' '.repeat(missing - before)
}
