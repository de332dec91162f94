import { countOf, formatCount } from '../../../base/text/counts.js'
import type { HistoryBuild } from '../history-build.js'
import { maximumRows } from '../history-rows.js'
import { addFields, addInvalidRow, createRowTable, growTable, idOf, invalid, noSuite, numberOfResults, truncateRows } from '../row-table.js'
import { createTableHistories, indexRows } from '../table-histories.js'
import { historyIdLength, type TestHistories } from '../test-histories.js'
import type { LineFaults } from './line-faults.js'
import { createRowReader, readDurations, readSuite } from './parse-rows.js'
import { addUsualLines, type Cursor, type ReadRows, suiteOfNext } from './usual-lines.js'

/** Receives the lines of a history after the first one. */
export interface DocumentRows {
  /** Receives the usual lines up to the first other one, and moves the cursor there. */
  addUsualLines(cursor: Cursor): void
  add(value: unknown, line: number): void
  /** Receives a line that is not JSON. */
  lose(text: string, line: number): void
  /** Must be called after the last line. */
  result(): { readonly histories: TestHistories; readonly isCut: boolean }
}

const idBytes = historyIdLength / 2

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
 * Makes the reader of the rows of a document. The tests of a block get their ids by their positions, so a block with a wrong number of tests is left out.
 * @param text the whole document
 */
export function createDocumentRows(text: string, builds: readonly HistoryBuild[], faults: LineFaults): DocumentRows {
  const readRow = createRowReader(builds.length)
  const table = createRowTable(builds.length, text)
  const rows: ReadRows = { table, lines: new Uint32Array(0), nextSuite: undefined }
  let block: Block | undefined
  let isEnded = false
  let isFull = false

  const endBlock = (isCut: boolean): void => {
    if (block !== undefined && !isCut) {
      if (block.tests !== block.ids) {
        faults.add(`The line has ${countOf(block.ids, 'id')} for ${countOf(block.tests, 'test')}.`, block.line)
        truncateRows(table, block.start)
      }
    }
    block = undefined
  }

  /** Adds the ids of the rows that follow. */
  const addIds = (ids: Uint8Array): void => {
    const end = Math.min(table.size + ids.length / idBytes, maximumRows)
    growTable(table, end)
    if (rows.lines.length < table.high.length) {
      const lines = new Uint32Array(table.high.length)
      lines.set(rows.lines)
      rows.lines = lines
    }
    const { high, low } = table
    for (let row = table.size, at = 0; row < end; row += 1, at += idBytes) {
      high[row] = ((ids[at] ?? 0) << 24) | ((ids[at + 1] ?? 0) << 16) | ((ids[at + 2] ?? 0) << 8) | (ids[at + 3] ?? 0)
      low[row] = ids[at + 4] ?? 0
    }
  }

  const beginBlock = (ids: unknown, line: number): void => {
    endBlock(false)
    const bytes = typeof ids === 'string' && ids.length % historyIdLength === 0 ? bytesOf(ids) : undefined
    if (bytes !== undefined) {
      block = { ids: (2 * bytes.length) / historyIdLength, line, start: table.size, tests: 0 }
      addIds(bytes)
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
    if (table.size < maximumRows) return true
    if (!isFull) faults.add(`The history has more than ${formatCount(maximumRows)} tests.`, line)
    isFull = true
    return false
  }

  const addTest = (value: unknown, line: number): void => {
    if (!hasNext(line)) return
    const test = value === undefined ? '' : readRow(value)
    if (typeof test === 'string') {
      addInvalidRow(table)
      if (test !== '') faults.add(test, line)
    } else {
      rows.lines[table.size] = line
      addFields(table, suiteOfNext(rows), numberOfResults(table, test.results), test.fields)
    }
  }

  const addDurations = (durations: unknown, line: number): void => {
    let refused = Array.isArray(durations) ? 0 : 1
    for (let index = 0; Array.isArray(durations) && index < durations.length; index += 2) {
      const position: unknown = durations[index]
      const runs = readDurations(durations[index + 1], builds.length)
      const isKnown = block !== undefined && typeof position === 'number' && position >= 0 && position < block.tests
      if (isKnown && runs !== undefined) table.durationsOf.set((block?.start ?? 0) + position, runs)
      else refused += 1
    }
    if (refused > 0) faults.add(`${countOf(refused, 'part')} of "durations" cannot be used.`, line)
  }

  const addSuiteLine = (fields: Parameters<typeof readSuite>[0], line: number): void => {
    const suite = readSuite(fields)
    if (typeof suite === 'string') faults.add(suite, line)
    rows.nextSuite = typeof suite === 'string' ? noSuite : suite
  }

  return {
    addUsualLines(cursor) {
      const before = table.size
      const idsLeft = block === undefined ? 0 : Math.max(0, block.ids - block.tests)
      addUsualLines(rows, cursor, Math.min(idsLeft, maximumRows - before))
      if (block !== undefined) block.tests += table.size - before
    },
    add(value, line) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) addTest(value, line)
      else if ('ids' in value) beginBlock(value.ids, line)
      else if ('durations' in value) addDurations(value.durations, line)
      else if ('suite' in value || 'module' in value) addSuiteLine(value, line)
      else if ('tests' in value) {
        endBlock(false)
        isEnded = true
      }
    },
    lose(fault, line) {
      const start = fault.trimStart()
      if (start.startsWith('{"ids"')) endBlock(false)
      else if (start.startsWith('{')) rows.nextSuite = noSuite
      else addTest(undefined, line)
    },
    result() {
      endBlock(true)
      const index = indexRows(table, (row) => {
        faults.add(`The history contains the test ${idOf(table, row)} twice.`, rows.lines[row] ?? 0)
        table.resultsOf[row] = invalid
      })
      return { histories: createTableHistories(builds, table, index), isCut: !isEnded }
    },
  }
}

/** Returns undefined unless the text consists of hexadecimal digits. A native function does not need to be compiled first. */
function bytesOf(digits: string): Buffer | undefined {
  const bytes = Buffer.from(digits, 'hex')
  return bytes.toString('hex') === digits ? bytes : undefined
}
