import { parseHex } from '../../records/parse-hex.js'
import { countOf, formatCount } from '../../text/counts.js'
import type { HistoryBuild } from '../history-build.js'
import { maximumRows } from '../history-rows.js'
import { historyIdLength, type TestHistories } from '../test-histories.js'
import { createLazyHistories, type LazyRows } from './lazy-histories.js'
import type { LineFaults } from './line-faults.js'
import { createRowReader, type RowFields, type RowGroup, readDurations, readGroup } from './row-fields.js'
import { lowDigits } from './row-index.js'

/** Receives the lines of a history after the first one. */
export interface RowTable {
  /** Receives a test that passed in every build: its name is a part of the text. */
  addPassed(start: number, end: number, line: number): void
  add(value: unknown, line: number): void
  /** Receives a line that is not JSON. */
  lose(text: string, line: number): void
  /** Must be called after the last line. */
  result(): { readonly histories: TestHistories; readonly isCut: boolean }
}

/** A line of ids, and the tests below it. */
interface Block {
  readonly ids: string
  readonly line: number
  /** The index of its first row. */
  readonly start: number
  /** The number of its rows so far, including those that are not valid. */
  tests: number
}

/**
 * Makes a table of rows. The tests of a block get their ids by their positions, so a block with a wrong number of tests is left out.
 * @param text the whole document
 */
export function createRowTable(text: string, builds: readonly HistoryBuild[], faults: LineFaults): RowTable {
  const readRow = createRowReader(builds.length)
  const rows = createLazyRows(text)
  let block: Block | undefined
  let isEnded = false
  let isFull = false

  const endBlock = (isCut: boolean): void => {
    if (block !== undefined && !isCut) {
      const ids = block.ids.length / historyIdLength
      if (block.tests !== ids) {
        faults.add(`The line has ${countOf(ids, 'id')} for ${countOf(block.tests, 'test')}.`, block.line)
        rows.truncate(block.start)
      }
    }
    block = undefined
  }

  const beginBlock = (ids: unknown, line: number): void => {
    endBlock(false)
    if (typeof ids === 'string' && ids.length % historyIdLength === 0 && /^[0-9a-f]*$/.test(ids)) {
      block = { ids, line, start: rows.size(), tests: 0 }
      rows.beginBlock(ids)
    } else {
      faults.add(`"ids" does not consist of ids with ${historyIdLength} digits.`, line)
    }
  }

  /** Returns the position of the id of the next test, or undefined if it has none. */
  const nextId = (line: number): number | undefined => {
    if (block === undefined) {
      faults.add('The test has no id.', line)
      return undefined
    }
    const start = block.tests * historyIdLength
    block.tests += 1
    if (start >= block.ids.length) return undefined
    if (rows.size() < maximumRows) return start
    if (!isFull) faults.add(`The history has more than ${formatCount(maximumRows)} tests.`, line)
    isFull = true
    return undefined
  }

  const addTest = (value: unknown, line: number): void => {
    const id = nextId(line)
    if (id === undefined || block === undefined) return
    const fields = value === undefined ? '' : readRow(value)
    if (typeof fields !== 'string') rows.add(block.ids, id, line, fields)
    else rows.addHole()
    if (typeof fields === 'string' && fields !== '') faults.add(fields, line)
  }

  const addDurations = (durations: unknown, line: number): void => {
    let refused = Array.isArray(durations) ? 0 : 1
    for (let index = 0; Array.isArray(durations) && index < durations.length; index += 2) {
      const position: unknown = durations[index]
      const codes = readDurations(durations[index + 1], builds.length)
      const isKnown = block !== undefined && typeof position === 'number' && position >= 0 && position < block.tests
      if (isKnown && codes !== undefined) rows.setDurations((block?.start ?? 0) + position, codes)
      else refused += 1
    }
    if (refused > 0) faults.add(`${countOf(refused, 'part')} of "durations" cannot be used.`, line)
  }

  const addGroup = (fields: Parameters<typeof readGroup>[0], line: number): void => {
    const group = readGroup(fields)
    if (typeof group === 'string') faults.add(group, line)
    rows.setGroup(typeof group === 'string' ? noGroup : group)
  }

  return {
    addPassed(start, end, line) {
      const id = nextId(line)
      if (id !== undefined && block !== undefined) rows.addPassed(block.ids, id, line, start, end)
    },
    add(value, line) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) addTest(value, line)
      else if ('ids' in value) beginBlock(value.ids, line)
      else if ('durations' in value) addDurations(value.durations, line)
      else if ('suite' in value || 'module' in value) addGroup(value, line)
      else if ('tests' in value) {
        endBlock(false)
        isEnded = true
      }
    },
    lose(fault, line) {
      const start = fault.trimStart()
      if (start.startsWith('{"ids"')) endBlock(false)
      else if (start.startsWith('{')) rows.setGroup(noGroup)
      else addTest(undefined, line)
    },
    result() {
      endBlock(true)
      return { histories: createLazyHistories(builds, rows.result(), faults), isCut: !isEnded }
    },
  }
}

const noGroup: RowGroup = { suite: [] }

/** Keeps rows in typed arrays. */
function createLazyRows(text: string) {
  let capacity = 0
  let size = 0
  const grow = <Column extends Uint8Array | Uint32Array>(column: Column, larger: Column): Column => {
    larger.set(column)
    return larger
  }
  let high = new Uint32Array(0)
  let low = new Uint8Array(0)
  let starts = new Uint32Array(0)
  let ends = new Uint32Array(0)
  let groupOf = new Uint32Array(0)
  let lines = new Uint32Array(0)
  const groups: RowGroup[] = [noGroup]
  let nextGroup: RowGroup | undefined
  const fieldsOf = new Map<number, RowFields>()
  const durationsOf = new Map<number, string>()

  const begin = (ids: string, id: number, line: number): void => {
    if (nextGroup !== undefined) groups.push(nextGroup)
    nextGroup = undefined
    high[size] = parseHex(ids, id)
    low[size] = lowDigits(ids, id)
    groupOf[size] = groups.length - 1
    lines[size] = line
  }
  return {
    size: () => size,
    /** Makes room for the rows of a block. */
    beginBlock(ids: string): void {
      const more = Math.min(ids.length / historyIdLength, maximumRows)
      if (size + more <= capacity) return
      capacity = Math.min(Math.max(size + more, 2 * capacity), maximumRows)
      high = grow(high, new Uint32Array(capacity))
      low = grow(low, new Uint8Array(capacity))
      starts = grow(starts, new Uint32Array(capacity))
      ends = grow(ends, new Uint32Array(capacity))
      groupOf = grow(groupOf, new Uint32Array(capacity))
      lines = grow(lines, new Uint32Array(capacity))
    },
    /** Applies to the rows that follow. */
    setGroup(group: RowGroup): void {
      nextGroup = group
    },
    addPassed(ids: string, id: number, line: number, start: number, end: number): void {
      begin(ids, id, line)
      starts[size] = start
      ends[size] = end
      size += 1
    },
    add(ids: string, id: number, line: number, fields: RowFields): void {
      begin(ids, id, line)
      fieldsOf.set(size, fields)
      size += 1
    },
    /** Adds a row that is not valid. */
    addHole(): void {
      lines[size] = 0
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
    result: (): LazyRows => ({ text, size, high, low, starts, ends, groupOf, lines, groups, fieldsOf, durationsOf }),
  }
}
