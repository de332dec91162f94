import { textColumns } from './text-columns.js'

/** The parts of a word that a line may end after: folders of a path, items of a list, parameters of an address. */
const parts = /[^/\\,;&?=|]*[/\\,;&?=|]+|[^/\\,;&?=|]+/g

/** Divides a text before and after its wide characters. East Asian texts have no spaces. */
function divideAtWide(text: string): readonly string[] {
  const divided: string[] = []
  let isOpen = false
  for (const character of text) {
    const columns = textColumns(character)
    // A character without a width belongs to the one before it.
    if (divided.length > 0 && (columns === 0 || (columns === 1 && isOpen))) divided.push((divided.pop() ?? '') + character)
    else divided.push(character)
    if (columns > 0) isOpen = columns === 1
  }
  return divided
}

/**
 * Breaks a line at spaces into lines of at most `columns` terminal columns. Breaks inside a word only if the word is longer than a line,
 * and only after a separator. A name that is longer than a line is not cut, so its line is too long.
 * @returns one line per element, without colour codes added or removed; the text itself if `columns` is undefined
 */
export function wrapColumns(line: string, columns: number | undefined): readonly string[] {
  if (columns === undefined || textColumns(line) <= columns) return [line]
  const limit = columns
  const lines: string[] = []
  let current = ''
  let width = 0

  function endLine(): void {
    if (current.trim() !== '') lines.push(current.trimEnd())
    current = ''
    width = 0
  }

  function add(piece: string): void {
    const pieceWidth = textColumns(piece)
    if (width + pieceWidth > limit) {
      endLine()
      if (piece.startsWith(' ')) return
    }
    current += piece
    width += pieceWidth
  }

  for (const piece of line.match(/ +|[^ ]+/g) ?? []) {
    if (textColumns(piece) <= columns) add(piece)
    else if (piece.startsWith(' ')) endLine()
    else {
      endLine()
      for (const part of piece.match(parts) ?? []) for (const each of textColumns(part) > columns ? divideAtWide(part) : [part]) add(each)
    }
  }
  endLine()
  return lines
}
