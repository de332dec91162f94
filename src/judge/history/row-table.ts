import { definedFields } from '../../base/defined-fields.js'
import { parseHex } from '../../records/parse-hex.js'
import type { Writable } from '../../records/record.js'
import type { RowSuite } from './history-columns.js'
import { isOlder } from './history-rows.js'
import { passedAlways } from './outcomes.js'
import { lowDigits } from './row-index.js'
import { shortenRuns } from './runs.js'
import { historyIdLength, type TestHistory } from './test-histories.js'

/**
 * The rows of a history in columns. A row whose test passed in every build is only a place in a document, because nearly all rows are such
 * rows, most of them are never looked at, and the next build only copies them.
 */
export interface RowTable {
  /** The document that the rows were read from. Empty if there is none. */
  readonly text: string
  /** The number of rows. */
  size: number
  /** The first eight digits of each id, and the last two. */
  high: Uint32Array
  low: Uint8Array
  /** The start of each name in the text. It ends before the next quotation mark. Not used for rows in `fieldsOf`. */
  starts: Uint32Array
  /** The index of the results of each row in `distinctResults`. */
  resultsOf: Uint32Array
  readonly distinctResults: string[]
  /** The indexes of `distinctResults` from 2 on. */
  readonly numbersOfResults: Map<string, number>
  /** The number of the suite of each row. */
  suiteOf: Uint32Array
  /** The number of suites. The first one belongs to tests without a suite. Two numbers may stand for equal suites. */
  suites: number
  /** The start of the line of each suite in the text; 0 if the suite is in `parsedSuites`. */
  suiteStarts: Uint32Array
  readonly parsedSuites: Map<number, RowSuite>
  /** All rows that are not parts of the text. */
  readonly fieldsOf: Map<number, RowFields>
  /** In runs. */
  readonly durationsOf: Map<number, string>
}

/** The parts of a row that have no column of their own. */
export interface RowFields extends Pick<TestHistory, 'name' | 'causes' | 'flakyCauses' | 'reruns'> {
  readonly job: string | undefined
  /** Whether the test appeared before the first build. Matters only if it did not run in that build. */
  readonly isOlder: boolean
}

/** The results of a row that is a part of the text: its test passed in every build. Other rows with equal results have another number. */
export const partOfText = 0
/** The results of a row that is not valid, which are empty. */
export const invalid = 1

export const noSuite: RowSuite = { suite: [] }

/**
 * Makes an empty table.
 * @param builds the number of builds
 * @param text the document that rows will be parts of
 */
export const createRowTable = (builds: number, text = ''): RowTable => ({
  text,
  size: 0,
  high: new Uint32Array(0),
  low: new Uint8Array(0),
  starts: new Uint32Array(0),
  resultsOf: new Uint32Array(0),
  distinctResults: [passedAlways(builds), ''],
  numbersOfResults: new Map(),
  suiteOf: new Uint32Array(0),
  suites: 1,
  suiteStarts: new Uint32Array(1),
  parsedSuites: new Map([[0, noSuite]]),
  fieldsOf: new Map(),
  durationsOf: new Map(),
})

/** Makes a table without rows that has the text and the suites of another one, for other builds. */
export const createNextTable = (table: RowTable, builds: number): RowTable => ({
  ...createRowTable(builds, table.text),
  suites: table.suites,
  suiteStarts: table.suiteStarts.slice(),
  parsedSuites: new Map(table.parsedSuites),
})

/** Returns the number of results of a row that is not a part of the text. */
export function numberOfResults({ numbersOfResults, distinctResults }: RowTable, results: string): number {
  const known = numbersOfResults.get(results)
  if (known !== undefined) return known
  numbersOfResults.set(results, distinctResults.length)
  return distinctResults.push(results) - 1
}

/** Adds a suite, and returns its number. It is a place in the text or a value. */
export function addSuite(table: RowTable, suite: number | RowSuite): number {
  const number = table.suites
  table.suites += 1
  if (typeof suite !== 'number') {
    table.parsedSuites.set(number, suite)
    return number
  }
  if (number >= table.suiteStarts.length) table.suiteStarts = grown(table.suiteStarts, new Uint32Array(2 * number + 64))
  table.suiteStarts[number] = suite
  return number
}

/** Makes room for a number of rows. */
export function growTable(table: RowTable, length: number): void {
  if (length <= table.high.length) return
  const capacity = Math.max(length, 2 * table.high.length, 64)
  table.high = grown(table.high, new Uint32Array(capacity))
  table.low = grown(table.low, new Uint8Array(capacity))
  table.starts = grown(table.starts, new Uint32Array(capacity))
  table.resultsOf = grown(table.resultsOf, new Uint32Array(capacity))
  table.suiteOf = grown(table.suiteOf, new Uint32Array(capacity))
}

function grown<Column extends Uint8Array | Uint32Array>(column: Column, larger: Column): Column {
  larger.set(column)
  return larger
}

/** Adds a row with fields. Its id must be in the table. */
export function addFields(table: RowTable, suite: number, results: number, fields: RowFields): void {
  const row = table.size
  table.suiteOf[row] = suite
  table.resultsOf[row] = results
  table.fieldsOf.set(row, fields)
  table.size += 1
}

/** Adds a row that is not valid. */
export function addInvalidRow(table: RowTable): void {
  table.resultsOf[table.size] = invalid
  table.size += 1
}

/**
 * Adds a row from its values.
 * @param suite the number of its suite, if that is known
 */
export function addTestHistory(table: RowTable, history: TestHistory, suite = numberOfSuite(table, history)): void {
  const { id, job, name, results, causes, flakyCauses, reruns, durations } = history
  const row = table.size
  growTable(table, row + 1)
  table.high[row] = parseHex(id, 0)
  table.low[row] = lowDigits(id, 0)
  if (durations !== undefined) table.durationsOf.set(row, shortenRuns(durations))
  const fields: Writable<RowFields> = { name, job, causes, isOlder: isOlder(history) }
  if (flakyCauses !== undefined) fields.flakyCauses = flakyCauses
  if (reruns !== undefined) fields.reruns = reruns
  addFields(table, suite, numberOfResults(table, results), fields)
}

/** Only adjacent rows share a number: comparing all suites would take longer. */
function numberOfSuite(table: RowTable, row: RowSuite): number {
  const last = table.parsedSuites.get(table.suites - 1)
  const isLast = last?.suite === row.suite && last.module === row.module
  return isLast ? table.suites - 1 : addSuite(table, { suite: row.suite, ...definedFields({ module: row.module }) })
}

/** Copies a row that is a part of the text that both tables share. */
export function copyTextRow(table: RowTable, from: RowTable, row: number): void {
  copyId(table, from, row)
  table.starts[table.size] = from.starts[row] ?? 0
  table.suiteOf[table.size] = from.suiteOf[row] ?? 0
  table.resultsOf[table.size] = partOfText
  table.size += 1
}

/** Copies a row without causes to a table with the same suites, with other results. */
export function copyRow(table: RowTable, from: RowTable, row: number, results: number, isOlder: boolean): void {
  copyId(table, from, row)
  const { name, job, causes } = from.fieldsOf.get(row) ?? { name: nameOf(from, row), ...passedFields }
  addFields(table, from.suiteOf[row] ?? 0, results, { name, job, causes, isOlder })
}

function copyId(table: RowTable, from: RowTable, row: number): void {
  growTable(table, table.size + 1)
  table.high[table.size] = from.high[row] ?? 0
  table.low[table.size] = from.low[row] ?? 0
}

/** The fields of a test that passed in every build. */
export const passedFields: Omit<RowFields, 'name'> = { job: undefined, causes: [], isOlder: false }

/** Removes the last rows. */
export function truncateRows(table: RowTable, length: number): void {
  for (let row = length; row < table.size; row += 1) {
    table.fieldsOf.delete(row)
    table.durationsOf.delete(row)
  }
  table.resultsOf.fill(partOfText, length, table.size)
  table.size = length
}

export const isValid = ({ size, resultsOf }: RowTable, row: number): boolean => row >= 0 && row < size && resultsOf[row] !== invalid

export const nameOf = ({ fieldsOf, text, starts, resultsOf }: RowTable, row: number): string => {
  if (resultsOf[row] !== partOfText) return fieldsOf.get(row)?.name ?? ''
  const start = starts[row] ?? 0
  return text.slice(start, text.indexOf('"', start))
}

/** Returns whether the name of a row is `name`. Makes no string. */
export function hasName({ fieldsOf, text, starts, resultsOf }: RowTable, row: number, name: string): boolean {
  if (resultsOf[row] !== partOfText) return fieldsOf.get(row)?.name === name
  const start = starts[row] ?? 0
  return text.charCodeAt(start + name.length) === quotationMark && text.startsWith(name, start) && !name.includes('"')
}

const quotationMark = 0x22

export const resultsOfRow = ({ distinctResults, resultsOf }: RowTable, row: number): string => distinctResults[resultsOf[row] ?? 0] ?? ''

export const jobOf = ({ fieldsOf, resultsOf }: RowTable, row: number): string | undefined =>
  resultsOf[row] === partOfText ? undefined : fieldsOf.get(row)?.job

/** Returns the id of a row. */
export const idOf = ({ high, low }: RowTable, row: number): string =>
  ((high[row] ?? 0) * 256 + (low[row] ?? 0)).toString(16).padStart(historyIdLength, '0')
