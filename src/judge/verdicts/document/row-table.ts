import { countOf, formatCount } from '../../../base/text/counts.js'
import type { HistoryBuild } from '../history-build.js'
import { maximumRows } from '../history-rows.js'
import { passedAlways } from '../outcomes.js'
import { historyIdLength, type TestHistories } from '../test-histories.js'
import { createLazyHistories } from './lazy-histories.js'
import { addIds, addInvalidRow, addRow, createLazyRows, truncateRows } from './lazy-rows.js'
import type { LineFaults } from './line-faults.js'
import { createRowReader, noGroup, readDurations, readGroup } from './row-fields.js'
import { addUsualLines, type Cursor } from './usual-lines.js'

/** Receives the lines of a history after the first one. */
export interface RowTable {
  /** Receives the usual lines up to the first other one, and moves the cursor there. */
  addUsualLines(cursor: Cursor): void
  add(value: unknown, line: number): void
  /** Receives a line that is not JSON. */
  lose(text: string, line: number): void
  /** Must be called after the last line. */
  result(): { readonly histories: TestHistories; readonly isCut: boolean }
}

/** A line of ids, and the tests below it. */
interface Block {
  /** The number of ids. */
  readonly ids: number
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
  const rows = createLazyRows(text, passedAlways(builds.length))
  const numbers = new Map<string, number>()
  let block: Block | undefined
  let isEnded = false
  let isFull = false

  const numberOf = (results: string): number => {
    const number = numbers.get(results) ?? rows.distinctResults.length
    if (number === rows.distinctResults.length) {
      rows.distinctResults.push(results)
      numbers.set(results, number)
    }
    return number
  }

  const endBlock = (isCut: boolean): void => {
    if (block !== undefined && !isCut) {
      if (block.tests !== block.ids) {
        faults.add(`The line has ${countOf(block.ids, 'id')} for ${countOf(block.tests, 'test')}.`, block.line)
        truncateRows(rows, block.start)
      }
    }
    block = undefined
  }

  const beginBlock = (ids: unknown, line: number): void => {
    endBlock(false)
    const bytes = typeof ids === 'string' && ids.length % historyIdLength === 0 ? bytesOf(ids) : undefined
    if (bytes !== undefined) {
      block = { ids: (2 * bytes.length) / historyIdLength, line, start: rows.size, tests: 0 }
      addIds(rows, bytes)
    } else {
      faults.add(`"ids" does not consist of ids with ${historyIdLength} digits.`, line)
    }
  }

  /** Counts the next test. Returns whether it has an id and fits. */
  const hasNext = (line: number): boolean => {
    if (block === undefined) {
      faults.add('The test has no id.', line)
      return false
    }
    block.tests += 1
    if (block.tests > block.ids) return false
    if (rows.size < maximumRows) return true
    if (!isFull) faults.add(`The history has more than ${formatCount(maximumRows)} tests.`, line)
    isFull = true
    return false
  }

  const addTest = (value: unknown, line: number): void => {
    if (!hasNext(line)) return
    const fields = value === undefined ? '' : readRow(value)
    if (typeof fields !== 'string') addRow(rows, line, fields, numberOf(fields.results))
    else addInvalidRow(rows)
    if (typeof fields === 'string' && fields !== '') faults.add(fields, line)
  }

  const addDurations = (durations: unknown, line: number): void => {
    let refused = Array.isArray(durations) ? 0 : 1
    for (let index = 0; Array.isArray(durations) && index < durations.length; index += 2) {
      const position: unknown = durations[index]
      const runs = readDurations(durations[index + 1], builds.length)
      const isKnown = block !== undefined && typeof position === 'number' && position >= 0 && position < block.tests
      if (isKnown && runs !== undefined) rows.durationsOf.set((block?.start ?? 0) + position, runs)
      else refused += 1
    }
    if (refused > 0) faults.add(`${countOf(refused, 'part')} of "durations" cannot be used.`, line)
  }

  const addGroup = (fields: Parameters<typeof readGroup>[0], line: number): void => {
    const group = readGroup(fields)
    if (typeof group === 'string') faults.add(group, line)
    rows.nextGroup = typeof group === 'string' ? noGroup : group
  }

  return {
    addUsualLines(cursor) {
      const before = rows.size
      const idsLeft = block === undefined ? 0 : Math.max(0, block.ids - block.tests)
      addUsualLines(rows, cursor, Math.min(idsLeft, maximumRows - before))
      if (block !== undefined) block.tests += rows.size - before
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
      else if (start.startsWith('{')) rows.nextGroup = noGroup
      else addTest(undefined, line)
    },
    result() {
      endBlock(true)
      return { histories: createLazyHistories(builds, rows, faults), isCut: !isEnded }
    },
  }
}

/** Returns undefined unless the text consists of hexadecimal digits. A native function does not need to be compiled first. */
function bytesOf(digits: string): Buffer | undefined {
  const bytes = Buffer.from(digits, 'hex')
  return bytes.toString('hex') === digits ? bytes : undefined
}
