import { quote } from '../../../records/quote.js'
import { passedAlways } from '../outcomes.js'
import { hasDetails } from '../result-details.js'
import { isValid, nameOf, partOfText, type RowFields, type RowTable } from '../row-table.js'
import { shortenRuns } from '../runs.js'
import { historyIdLength, type TestHistories } from '../test-histories.js'
import { headerLine } from './history-header.js'

/** The number of tests of a block. Ids compress best in long lines, because they are not like other text. */
const blockLength = 20_000

/** Options of {@link writeHistoryDocument}. */
export interface DocumentOptions {
  /** Whether to leave out the names of tests and suites. */
  readonly withoutNames?: boolean
}

/**
 * Writes a history as newline-delimited JSON:
 *
 *     {"format":"build-report-history","version":1,"builds":[{"build":"17","status":"failed"}]}
 *     {"ids":"3f09c1d2ab77104be1c0"}
 *     {"suite":["Cart"],"module":"shop"}
 *     "adds an item"
 *     ["removes an item","P34F2P14",{"causes":["4-4be1c03a77d2"]}]
 *     {"durations":[1,"-47b-a"]}
 *     {"tests":2}
 *
 * A line of `ids` begins a block: it contains ten digits for each of the following tests. A line with a suite applies to the tests below
 * it. A test is a name, if it passed in every build, else an array of its name, its results in runs (`P34` for 34 passed) and further
 * fields. `durations` lists positions in the block and the codes of durations in runs. The last line contains the number of tests.
 */
export function writeHistoryDocument({ builds, columns, table }: TestHistories, { withoutNames = false }: DocumentOptions = {}): Buffer {
  const chunks: Buffer[] = []
  let text = `${headerLine(builds)}\n`
  const flush = () => {
    chunks.push(Buffer.from(text))
    text = ''
  }
  const suiteOf = (row: number): number => table.suiteOf[row] ?? 0
  const suiteAt = (number: number): Suite => {
    const { suite, module } = columns.suite(number)
    return { names: withoutNames ? '[]' : `[${suite.map(quote).join(',')}]`, module }
  }
  const lineOf = createLines(table, builds.length, withoutNames)
  const rows = groupRows(table, ({ names, module }) => `${names}${module ?? ''}`, suiteAt)
  let lastNumber: number | undefined
  let last: Suite = { names: '[]', module: undefined }
  for (let start = 0; start < rows.length; start += blockLength) {
    const block = rows.subarray(start, start + blockLength)
    text += `{"ids":"${idsOf(table, block)}"}\n`
    for (const row of block) {
      if (suiteOf(row) !== lastNumber) {
        lastNumber = suiteOf(row)
        const suite = suiteAt(lastNumber)
        if (suite.names !== last.names || suite.module !== last.module) text += `${suiteLine(suite)}\n`
        last = suite
      }
      text += lineOf(row)
      if (text.length > chunkLength) flush()
    }
    const durations: string[] = []
    for (const [index, row] of block.entries()) {
      const runs = table.durationsOf.get(row)
      if (runs !== undefined) durations.push(`${index},"${runs}"`)
    }
    if (durations.length > 0) text += `{"durations":[${durations.join(',')}]}\n`
  }
  text += `{"tests":${rows.length}}\n`
  flush()
  return Buffer.concat(chunks)
}

const chunkLength = 256 * 1024

interface Suite {
  /** As JSON. */
  readonly names: string
  readonly module: string | undefined
}

const suiteLine = ({ names, module }: Suite): string => `{"suite":${names}${module === undefined ? '' : `,"module":${quote(module)}`}}`

/** Returns the valid rows. Puts the tests of a suite next to each other. Suites come in the order of their first tests. */
function groupRows(table: RowTable, keyOf: (suite: Suite) => string, suiteAt: (number: number) => Suite): Uint32Array {
  /** The group of each number of a suite, from 1. */
  const groupOf = new Uint32Array(table.suites)
  const groups = new Map<string, number>()
  const lengths: number[] = []
  const suiteOf = (row: number): number => table.suiteOf[row] ?? 0
  let size = 0
  for (let row = 0; row < table.size; row += 1) {
    if (!isValid(table, row)) continue
    const suite = suiteOf(row)
    if (groupOf[suite] === 0) {
      const key = keyOf(suiteAt(suite))
      const group = groups.get(key) ?? groups.size + 1
      groups.set(key, group)
      groupOf[suite] = group
    }
    const group = groupOf[suite] ?? 0
    lengths[group] = (lengths[group] ?? 0) + 1
    size += 1
  }
  const next = new Uint32Array(groups.size + 1)
  for (let group = 2; group < next.length; group += 1) next[group] = (next[group - 1] ?? 0) + (lengths[group - 1] ?? 0)
  const rows = new Uint32Array(size)
  for (let row = 0; row < table.size; row += 1) {
    if (!isValid(table, row)) continue
    const group = groupOf[suiteOf(row)] ?? 0
    const position = next[group] ?? 0
    rows[position] = row
    next[group] = position + 1
  }
  return rows
}

/** Returns the digits of the ids of rows. */
function idsOf({ high, low }: RowTable, rows: Uint32Array): string {
  const bytes = Buffer.alloc(rows.length * idBytes)
  for (const [index, row] of rows.entries()) {
    const start = index * idBytes
    const first = high[row] ?? 0
    bytes[start] = first >>> 24
    bytes[start + 1] = first >>> 16
    bytes[start + 2] = first >>> 8
    bytes[start + 3] = first
    bytes[start + 4] = low[row] ?? 0
  }
  return bytes.toString('hex')
}

const idBytes = historyIdLength / 2

/** Makes a function that returns the line of a row with its end. */
function createLines(table: RowTable, builds: number, withoutNames: boolean): (row: number) => string {
  const { resultsOf, distinctResults, fieldsOf } = table
  const runsOf = distinctResults.map(shortenRuns)
  const always = shortenRuns(passedAlways(Math.max(1, builds)))
  return (row) => {
    const name = withoutNames ? '""' : quote(nameOf(table, row))
    const results = resultsOf[row] ?? 0
    if (results === partOfText) return `${name}\n`
    const fields = fieldsJson(fieldsOf.get(row), distinctResults[results] ?? '')
    const runs = runsOf[results] ?? ''
    if (fields === '' && runs === always) return `${name}\n`
    return `[${name},"${runs}"${fields}]\n`
  }
}

const causesJson = (causes: RowFields['causes']): string =>
  `[${causes.map((cause) => (cause === undefined ? 'null' : quote(cause))).join(',')}]`

/** Returns the third element of a line, if it has one, after a comma. */
function fieldsJson(row: RowFields | undefined, results: string): string {
  if (row === undefined || (row.job === undefined && !row.isOlder && !hasDetails(row))) return ''
  const fields: string[] = []
  if (row.job !== undefined) fields.push(`"job":${quote(row.job)}`)
  if (row.isOlder && results.startsWith('-')) fields.push('"older":true')
  if (row.causes.length > 0) fields.push(`"causes":${causesJson(row.causes)}`)
  if (row.flakyCauses !== undefined) fields.push(`"flakyCauses":${causesJson(row.flakyCauses)}`)
  if (row.reruns !== undefined) fields.push(`"reruns":${JSON.stringify(row.reruns)}`)
  return fields.length === 0 ? '' : `,{${fields.join(',')}}`
}
