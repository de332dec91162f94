import type { HistoryBuild } from '../history-build.js'
import { rowKey } from '../history-columns.js'
import { historyId } from '../history-id.js'
import { rowOf } from '../history-rows.js'
import { passedAlways } from '../outcomes.js'
import { historyIdLength, type TestHistories, type TestHistory } from '../test-histories.js'
import type { LineFaults } from './line-faults.js'
import type { RowFields, RowGroup } from './row-fields.js'
import { createRowIndex, type RowIds } from './row-index.js'

/** The rows of a history as its text contains them. */
export interface LazyRows extends RowIds {
  readonly text: string
  readonly size: number
  /** The start and the end of the name of a test in the text; not used for rows in `fieldsOf`. */
  readonly starts: Uint32Array
  readonly ends: Uint32Array
  /** Indexes into `groups`. */
  readonly groupOf: Uint32Array
  /** From 1; 0 for a row that is not valid. */
  readonly lines: Uint32Array
  readonly groups: readonly RowGroup[]
  /** The rows of tests that did not pass in every build. */
  readonly fieldsOf: ReadonlyMap<number, RowFields>
  readonly durationsOf: ReadonlyMap<number, string>
}

/** Makes a history that decodes rows when they are needed, because most tests of a run have passed and did so before. */
export function createLazyHistories(builds: readonly HistoryBuild[], rows: LazyRows, faults: LineFaults): TestHistories {
  const { text, high, low, lines, starts, ends, groups, groupOf, fieldsOf, durationsOf } = rows
  const always = passedAlways(builds.length)
  const shared = createRowIndex(rows, rows.size)
  const ofJobs = new Map<string, number>()
  let size = 0

  const idOf = (row: number): string => ((high[row] ?? 0) * 256 + (low[row] ?? 0)).toString(16).padStart(historyIdLength, '0')
  for (let row = 0; row < rows.size; row += 1) {
    if (lines[row] === 0) continue
    const job = fieldsOf.get(row)?.job
    if (job === undefined ? shared.add(row) : addOnce(ofJobs, rowKey(idOf(row), job), row)) {
      size += 1
      continue
    }
    faults.add(`The history contains the test ${idOf(row)} twice.`, lines[row] ?? 0)
    lines[row] = 0
  }

  const decode = (row: number, id: string): TestHistory => {
    const { suite, module } = groups[groupOf[row] ?? 0] ?? noGroup
    const durations = durationsOf.get(row)
    const fields = fieldsOf.get(row)
    if (fields === undefined) {
      const name = text.slice(starts[row], ends[row])
      return rowOf({ id, job: undefined, module, suite, name, results: always, causes: noCauses, durations, isOlder: false })
    }
    const { job, name, results, causes, isOlder } = fields
    return rowOf({ id, job, module, suite, name, results, causes, durations, isOlder })
  }
  const find = (id: string, job?: string): number => {
    const own = historyId(id)
    return (job === undefined ? undefined : ofJobs.get(rowKey(own, job))) ?? shared.find(own)
  }
  const rowAt = (row: number): TestHistory | undefined => (lines[row] ? decode(row, idOf(row)) : undefined)
  return {
    builds,
    size,
    find: (id, job) => rowAt(find(id, job)),
    *all() {
      for (let row = 0; row < rows.size; row += 1) if (lines[row] !== 0) yield decode(row, idOf(row))
    },
    columns: {
      length: rows.size,
      find,
      row: rowAt,
      results: (row) => (lines[row] ? (fieldsOf.get(row)?.results ?? always) : ''),
      job: (row) => fieldsOf.get(row)?.job,
      suite: (row) => groups[groupOf[row] ?? 0] ?? noGroup,
    },
  }
}

const noGroup: RowGroup = { suite: [] }

const noCauses: TestHistory['causes'] = []

function addOnce(table: Map<string, number>, key: string, row: number): boolean {
  if (table.has(key)) return false
  table.set(key, row)
  return true
}
