import { maximumRows } from '../history-rows.js'
import { historyIdLength } from '../test-histories.js'
import { noGroup, type RowFields, type RowGroup } from './row-fields.js'
import type { RowIds } from './row-index.js'

/** The rows of a history as its text contains them. */
export interface LazyRows extends RowIds {
  readonly text: string
  readonly size: number
  /** The index of the results of each row in `distinctResults`. */
  readonly resultsOf: Uint32Array
  readonly distinctResults: readonly string[]
  /** The start of the name of a test in the text. It ends before the next quotation mark. Not used for rows in `fieldsOf`. */
  readonly starts: Uint32Array
  /** Indexes into `groups`. */
  readonly groupOf: Uint32Array
  /** From 1. */
  readonly lines: Uint32Array
  readonly groups: readonly RowGroup[]
  /** The rows of tests that did not pass in every build. */
  readonly fieldsOf: ReadonlyMap<number, RowFields>
  /** In runs. */
  readonly durationsOf: ReadonlyMap<number, string>
}

/** The first distinct results: those of a test that passed in every build, and those of a row that is not valid. */
export const always = 0
export const invalid = 1

const idBytes = historyIdLength / 2

/** Keeps rows in typed arrays. */
export function createLazyRows(text: string, passed: string) {
  let capacity = 0
  let size = 0
  let high = new Uint32Array(0)
  let low = new Uint8Array(0)
  let starts = new Uint32Array(0)
  let groupOf = new Uint32Array(0)
  let lines = new Uint32Array(0)
  let resultsOf = new Uint32Array(0)
  const distinctResults = [passed, '']
  const numberOf = new Map<string, number>()
  const groups: RowGroup[] = [noGroup]
  let nextGroup: RowGroup | undefined
  const fieldsOf = new Map<number, RowFields>()
  const durationsOf = new Map<number, string>()

  const grow = (rows: number): void => {
    if (rows <= capacity) return
    capacity = Math.min(Math.max(rows, 2 * capacity), maximumRows)
    high = grown(high, new Uint32Array(capacity))
    low = grown(low, new Uint8Array(capacity))
    starts = grown(starts, new Uint32Array(capacity))
    groupOf = grown(groupOf, new Uint32Array(capacity))
    lines = grown(lines, new Uint32Array(capacity))
    resultsOf = grown(resultsOf, new Uint32Array(capacity))
  }
  const begin = (line: number): void => {
    if (nextGroup !== undefined) groups.push(nextGroup)
    nextGroup = undefined
    groupOf[size] = groups.length - 1
    lines[size] = line
  }
  return {
    size: () => size,
    /** Receives the ids of the rows that follow. */
    beginBlock(ids: Buffer): void {
      const end = Math.min(size + ids.length / idBytes, maximumRows)
      grow(end)
      for (let row = size, at = 0; row < end; row += 1, at += idBytes) {
        high[row] = ids.readUInt32BE(at)
        low[row] = ids[at + 4] ?? 0
      }
    },
    /** Applies to the rows that follow. */
    setGroup(group: RowGroup): void {
      nextGroup = group
    },
    addPassed(line: number, start: number): void {
      begin(line)
      starts[size] = start
      resultsOf[size] = always
      size += 1
    },
    add(line: number, fields: RowFields): void {
      begin(line)
      fieldsOf.set(size, fields)
      const number = numberOf.get(fields.results) ?? distinctResults.length
      if (number === distinctResults.length) {
        distinctResults.push(fields.results)
        numberOf.set(fields.results, number)
      }
      resultsOf[size] = number
      size += 1
    },
    /** Adds a row that is not valid. */
    addHole(): void {
      resultsOf[size] = invalid
      size += 1
    },
    setDurations(row: number, codes: string): void {
      durationsOf.set(row, codes)
    },
    truncate(length: number): void {
      for (let row = length; row < size; row += 1) {
        fieldsOf.delete(row)
        durationsOf.delete(row)
      }
      size = length
    },
    result: (): LazyRows => ({
      text,
      size,
      high,
      low,
      starts,
      groupOf: groupOf.subarray(0, size),
      lines,
      resultsOf: resultsOf.subarray(0, size),
      distinctResults,
      groups,
      fieldsOf,
      durationsOf,
    }),
  }
}

function grown<Column extends Uint8Array | Uint32Array>(column: Column, larger: Column): Column {
  larger.set(column)
  return larger
}
