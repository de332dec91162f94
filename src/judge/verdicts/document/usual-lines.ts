import { maximumNameLength } from '../../../records/name-limit.js'
import { groupOfNext, type LazyRows } from './lazy-rows.js'

/** A place in a document. */
export interface Cursor {
  /** The start of the line. */
  start: number
  /** From 1. */
  line: number
}

/**
 * Matches the name of a test that passed in every build, or a suite of at most 100 names, as `writeHistoryDocument` writes them if no
 * character is escaped. They are nearly all lines. `JSON.parse` takes several times as long and makes objects that no verdict needs.
 */
const usualLine = /(?:"[^"\\\n]*"|\{"suite":\[(?:"[^"\\\0-\x1f]*"(?:,"[^"\\\0-\x1f]*"){0,99})?\](?:,"module":"[^"\\\0-\x1f]*")?\})\r?\n/y

/**
 * Adds the usual lines up to the first other one, and moves the cursor there.
 * @param most the number of tests for which there are ids
 */
export function addUsualLines(rows: LazyRows, cursor: Cursor, most: number): void {
  const { text, starts, lines, groupOf } = rows
  const end = rows.size + most
  let { start, line } = cursor
  let row = rows.size
  for (;;) {
    usualLine.lastIndex = start
    if (!usualLine.test(text)) break
    const next = usualLine.lastIndex
    // A name in a line of this length is not too long.
    if (next - start > maximumNameLength) break
    if (text.charCodeAt(start) !== quotationMark) {
      rows.nextGroup = start
    } else if (row < end) {
      groupOf[row] = rows.nextGroup === undefined ? rows.groups - 1 : groupOfNext(rows)
      starts[row] = start + 1
      lines[row] = line
      row += 1
    } else {
      break
    }
    start = next
    line += 1
  }
  rows.size = row
  cursor.start = start
  cursor.line = line
}

const quotationMark = 0x22
