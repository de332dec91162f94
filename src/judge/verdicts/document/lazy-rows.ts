import { maximumRows } from '../history-rows.js'
import { historyIdLength } from '../test-histories.js'
import { noGroup, type RowFields, type RowGroup } from './row-fields.js'

/** The rows of a history, most of them as parts of its text. */
export interface LazyRows {
  readonly text: string
  /** The number of rows. */
  size: number
  /** The first eight digits of each id, and the last two. */
  high: Uint32Array
  low: Uint8Array
  /** The start of the name of each test in the text. It ends before the next quotation mark. Not used for rows in `fieldsOf`. */
  starts: Uint32Array
  /** From 1. */
  lines: Uint32Array
  /** The index of the results of each row in `distinctResults`. */
  resultsOf: Uint32Array
  readonly distinctResults: string[]
  /** The number of the suite of each row. */
  groupOf: Uint32Array
  /** The number of suites. The first one belongs to tests before any line of a suite. */
  groups: number
  /** The start of the line of each suite in the text; 0 if the suite is in `parsedGroups`. */
  groupStarts: Uint32Array
  readonly parsedGroups: Map<number, RowGroup>
  /** The suite of the rows that follow, if its line comes after the last row: its start, or itself. */
  nextGroup: number | RowGroup | undefined
  /** The rows of tests that did not pass in every build. */
  readonly fieldsOf: Map<number, RowFields>
  /** In runs. */
  readonly durationsOf: Map<number, string>
}

/** The indexes of the results of a test that passed in every build, and of the empty results of a row that is not valid. */
export const always = 0
export const invalid = 1

/** @param passed the results of a test that passed in every build */
export const createLazyRows = (text: string, passed: string): LazyRows => ({
  text,
  size: 0,
  high: new Uint32Array(0),
  low: new Uint8Array(0),
  starts: new Uint32Array(0),
  lines: new Uint32Array(0),
  resultsOf: new Uint32Array(0),
  distinctResults: [passed, ''],
  groupOf: new Uint32Array(0),
  groups: 1,
  groupStarts: new Uint32Array(1),
  parsedGroups: new Map([[0, noGroup]]),
  nextGroup: undefined,
  fieldsOf: new Map(),
  durationsOf: new Map(),
})

const idBytes = historyIdLength / 2

/** Adds the ids of the rows that follow. */
export function addIds(rows: LazyRows, ids: Uint8Array): void {
  const end = Math.min(rows.size + ids.length / idBytes, maximumRows)
  grow(rows, end)
  const { high, low } = rows
  for (let row = rows.size, at = 0; row < end; row += 1, at += idBytes) {
    high[row] = ((ids[at] ?? 0) << 24) | ((ids[at + 1] ?? 0) << 16) | ((ids[at + 2] ?? 0) << 8) | (ids[at + 3] ?? 0)
    low[row] = ids[at + 4] ?? 0
  }
}

function grow(rows: LazyRows, length: number): void {
  if (length <= rows.high.length) return
  const capacity = Math.min(Math.max(length, 2 * rows.high.length), maximumRows)
  rows.high = grown(rows.high, new Uint32Array(capacity))
  rows.low = grown(rows.low, new Uint8Array(capacity))
  rows.starts = grown(rows.starts, new Uint32Array(capacity))
  rows.lines = grown(rows.lines, new Uint32Array(capacity))
  rows.resultsOf = grown(rows.resultsOf, new Uint32Array(capacity))
  rows.groupOf = grown(rows.groupOf, new Uint32Array(capacity))
  rows.groupStarts = grown(rows.groupStarts, new Uint32Array(capacity + 1))
}

function grown<Column extends Uint8Array | Uint32Array>(column: Column, larger: Column): Column {
  larger.set(column)
  return larger
}

/** Returns the number of the suite of the next row. */
export function groupOfNext(rows: LazyRows): number {
  const { nextGroup, groups } = rows
  if (nextGroup === undefined) return groups - 1
  if (typeof nextGroup === 'number') rows.groupStarts[groups] = nextGroup
  else rows.parsedGroups.set(groups, nextGroup)
  rows.nextGroup = undefined
  rows.groups += 1
  return groups
}

/** Adds a row that is not a part of the text. */
export function addRow(rows: LazyRows, line: number, fields: RowFields, results: number): void {
  const row = rows.size
  rows.groupOf[row] = groupOfNext(rows)
  rows.lines[row] = line
  rows.fieldsOf.set(row, fields)
  rows.resultsOf[row] = results
  rows.size += 1
}

/** Adds a row that is not valid. */
export function addInvalidRow(rows: LazyRows): void {
  rows.resultsOf[rows.size] = invalid
  rows.size += 1
}

/** Removes the last rows. */
export function truncateRows(rows: LazyRows, length: number): void {
  for (let row = length; row < rows.size; row += 1) {
    rows.fieldsOf.delete(row)
    rows.durationsOf.delete(row)
  }
  rows.resultsOf.fill(always, length, rows.size)
  rows.size = length
}
