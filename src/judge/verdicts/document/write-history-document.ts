import { quote } from '../../../records/quote.js'
import { isOlder } from '../history-rows.js'
import { shortenRuns } from '../runs.js'
import type { TestHistories, TestHistory } from '../test-histories.js'
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
 *     ["removes an item","P34F2P14",{"causes":["1-4be1c03a77d2"]}]
 *     {"durations":[1,"-47b-a"]}
 *     {"tests":2}
 *
 * A line of `ids` begins a block: it contains ten digits for each of the following tests. A line with a suite applies to the tests below
 * it. A test is a name, if it passed in every build, else an array of its name, its results in runs (`P34` for 34 passed) and further
 * fields. `durations` lists positions in the block and the codes of durations in runs. The last line contains the number of tests.
 */
export function writeHistoryDocument(histories: TestHistories, { withoutNames = false }: DocumentOptions = {}): Buffer {
  const chunks: Buffer[] = []
  let text = `${headerLine(histories.builds)}\n`
  let group: readonly [string, string | undefined] = ['[]', undefined]
  const flush = () => {
    chunks.push(Buffer.from(text))
    text = ''
  }
  const rows = grouped(histories, withoutNames)
  const passed = `P${histories.builds.length}`
  const always = histories.builds.length < 2 ? 'P' : passed
  for (let start = 0; start < rows.length; start += blockLength) {
    const block = rows.slice(start, start + blockLength)
    text += `{"ids":"${block.map(({ row }) => row.id).join('')}"}\n`
    for (const { row, suite } of block) {
      if (suite !== group[0] || row.module !== group[1]) {
        group = [suite, row.module]
        text += `{"suite":${suite}${row.module === undefined ? '' : `,"module":${quote(row.module)}`}}\n`
      }
      text += `${rowLine(row, withoutNames ? '' : row.name, always)}\n`
      if (text.length > chunkLength) flush()
    }
    const durations = block.flatMap(({ row }, index) => (row.durations === undefined ? [] : [`${index},"${shortenRuns(row.durations)}"`]))
    if (durations.length > 0) text += `{"durations":[${durations.join(',')}]}\n`
  }
  text += `{"tests":${rows.length}}\n`
  flush()
  return Buffer.concat(chunks)
}

const chunkLength = 256 * 1024

interface GroupedRow {
  readonly row: TestHistory
  /** As JSON. */
  readonly suite: string
}

/** Puts the tests of a suite next to each other. Suites come in the order of their first tests. */
function grouped(histories: TestHistories, withoutNames: boolean): readonly GroupedRow[] {
  const groups = new Map<string, GroupedRow[]>()
  let lastSuite: readonly string[] | undefined
  let suite = '[]'
  for (const row of histories.all()) {
    if (!withoutNames && row.suite !== lastSuite) {
      lastSuite = row.suite
      suite = `[${row.suite.map(quote).join(',')}]`
    }
    const key = `${suite}${row.module ?? ''}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [{ row, suite }])
    else group.push({ row, suite })
  }
  return [...groups.values()].flat()
}

function rowLine(row: TestHistory, name: string, always: string): string {
  const { causes, job } = row
  const fields: string[] = []
  if (job !== undefined) fields.push(`"job":${quote(job)}`)
  if (isOlder(row)) fields.push('"older":true')
  if (causes.length > 0) fields.push(`"causes":[${causes.map((cause) => (cause === undefined ? 'null' : quote(cause))).join(',')}]`)
  const runs = shortenRuns(row.results)
  if (fields.length === 0 && runs === always) return quote(name)
  return `[${quote(name)},"${runs}"${fields.length === 0 ? '' : `,{${fields.join(',')}}`}]`
}
