import { recordLimits } from '../../../records/limits.js'
import type { RowSuite } from '../history-columns.js'
import { addSuite, type RowTable } from '../row-table.js'

/** A place in a document. */
export interface Cursor {
  /** The start of the line. */
  start: number
  /** From 1. */
  line: number
}

/** The rows of a document so far. */
export interface ReadRows {
  readonly table: RowTable
  /** The line of each row, from 1. */
  lines: Uint32Array
  /** The suite of the rows that follow, if its line comes after the last row: its start, or itself. */
  nextSuite: number | RowSuite | undefined
}

/** Returns the number of the suite of the next row. */
export function suiteOfNext(rows: ReadRows): number {
  const { table, nextSuite } = rows
  rows.nextSuite = undefined
  return nextSuite === undefined ? table.suites - 1 : addSuite(table, nextSuite)
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
export function addUsualLines(rows: ReadRows, cursor: Cursor, most: number): void {
  const { table, lines } = rows
  const { text, starts, suiteOf } = table
  const end = table.size + most
  let { start, line } = cursor
  let row = table.size
  for (;;) {
    usualLine.lastIndex = start
    if (!usualLine.test(text)) break
    const next = usualLine.lastIndex
    // A name in a line of this length is not too long.
    if (next - start > recordLimits.name) break
    if (text.charCodeAt(start) !== quotationMark) {
      rows.nextSuite = start
    } else if (row < end) {
      suiteOf[row] = rows.nextSuite === undefined ? table.suites - 1 : suiteOfNext(rows)
      starts[row] = start + 1
      lines[row] = line
      row += 1
    } else {
      break
    }
    start = next
    line += 1
  }
  table.size = row
  cursor.start = start
  cursor.line = line
}

const quotationMark = 0x22
