import { textColumns } from './text-columns.js'

/**
 * Breaks a line at spaces into lines of at most `columns` terminal columns. Breaks inside a word only if the word is longer than a line.
 * @returns one line per element, without colour codes added or removed; the text itself if `columns` is undefined
 */
export function wrapColumns(line: string, columns: number | undefined): readonly string[] {
  if (columns === undefined || textColumns(line) <= columns) return [line]
  const lines: string[] = []
  let current = ''
  let width = 0
  for (const piece of line.match(/ +|[^ ]+/g) ?? []) {
    const pieceWidth = textColumns(piece)
    if (width + pieceWidth <= columns) {
      current += piece
      width += pieceWidth
      continue
    }
    if (current.trim() !== '') lines.push(current.trimEnd())
    current = ''
    width = 0
    if (piece.startsWith(' ')) continue
    for (const character of piece) {
      const characterWidth = textColumns(character)
      if (width + characterWidth > columns && current !== '') {
        lines.push(current)
        current = ''
        width = 0
      }
      current += character
      width += characterWidth
    }
  }
  if (current.trim() !== '') lines.push(current.trimEnd())
  return lines
}
