import { detach } from '../../../base/text/detach.js'
import { grow } from './grow.js'

/** A list of strings that takes hardly more memory than their characters. */
export interface TextColumn {
  /** Appends a copy of a text. */
  push(text: string): void
  at(row: number): string
  /** Removes all rows from `length` on. */
  truncate(length: number): void
}

/** The rows of a piece, as bits. A power of two, so that positions follow without a division. */
const pieceBits = 10
const rowsAPiece = 1 << pieceBits
const positionMask = rowsAPiece - 1

/**
 * Makes an empty column. It joins strings into a few large ones, because each string costs 20 bytes in V8 and time in its garbage collector.
 */
export function createTextColumn(): TextColumn {
  const pieces: string[] = []
  /** The rows after the last piece. */
  let last: string[] = []
  /** The end of each text in its piece. */
  let ends = new Uint32Array(0)

  const endOf = (row: number): number => ((row + 1) & positionMask ? (ends[row] ?? 0) : 0)
  const at = (row: number): string => {
    const position = row & positionMask
    const piece = pieces[row >>> pieceBits]
    if (piece === undefined) return last[position] ?? ''
    return piece.slice(position === 0 ? 0 : ends[row - 1], ends[row])
  }
  return {
    at,
    push(text) {
      const row = pieces.length * rowsAPiece + last.length
      ends = grow(ends, row + 1, (length) => new Uint32Array(length))
      ends[row] = (row === 0 ? 0 : endOf(row - 1)) + text.length
      last.push(detach(text))
      if (last.length < rowsAPiece) return
      pieces.push(last.join(''))
      last = []
    },
    truncate(length) {
      const kept = length >>> pieceBits
      if (kept >= pieces.length) {
        last.length = length & positionMask
        return
      }
      last = Array.from({ length: length & positionMask }, (_, position) => at(kept * rowsAPiece + position))
      pieces.length = kept
    },
  }
}
