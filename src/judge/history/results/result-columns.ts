import type { Writable } from '../../../records/record.js'
import type { BuildTest } from '../build-results.js'
import type { Outcome } from '../test-histories.js'
import { grow } from './grow.js'
import { createResultIndex } from './result-index.js'
import { createSuiteTable } from './suite-table.js'
import { createTextColumn } from './text-column.js'
import { createTextTable } from './text-table.js'

/** The parts of a result. */
export interface ResultParts extends Pick<BuildTest, 'id' | 'suite' | 'name' | 'outcome'> {
  readonly job?: string | undefined
  readonly module?: string | undefined
  readonly file?: string | undefined
  readonly duration?: number | undefined
  readonly cause?: string | undefined
  readonly isRepeated?: true | undefined
}

/** The results of a build by their rows. */
export interface ResultColumns {
  length(): number
  /** Returns -1 if the job has no result of the test. */
  find(id: string, job: string | undefined): number
  at(row: number): BuildTest
  /** Appends a copy of a result that `find` does not find. */
  push(result: ResultParts): void
  /** Replaces the parts that differ if a test runs again. */
  replace(row: number, result: Pick<ResultParts, 'outcome' | 'duration' | 'cause' | 'isRepeated'>): void
  /** Removes all rows from `length` on. */
  truncate(length: number): void
  /** Must be called before each file. */
  restart(): void
  /** Returns the length of all texts, in UTF-16 units. */
  textLength(): number
}

/** The worst one comes last. */
export const outcomesBySeverity: readonly Outcome[] = ['-', 'S', 'P', 'f', 'F']

/** The numbers of a row. All but the outcome are indexes into tables. */
const [jobCell, suiteCell, moduleCell, fileCell, causeCell, outcomeCell] = [0, 1, 2, 3, 4, 5]
const cellsARow = 6
/** Added to the index of the outcome. */
const repeatedBit = 8

/** Makes empty columns. An object for each test would take three times the memory. */
export function createResultColumns(): ResultColumns {
  const ids = createTextColumn()
  const names = createTextColumn()
  const suites = createSuiteTable()
  const texts = createTextTable()
  let cells = new Uint32Array(0)
  /** NaN for an unknown one. */
  let durations = new Float64Array(0)
  let length = 0
  /** The length of ids and names. */
  let ownLength = 0

  const cell = (row: number, index: number): number => cells[row * cellsARow + index] ?? 0
  const index = createResultIndex((row, id, job) => cell(row, jobCell) === job && ids.at(row) === id)

  const replace: ResultColumns['replace'] = (row, { outcome, duration, cause, isRepeated }) => {
    cells[row * cellsARow + outcomeCell] = outcomesBySeverity.indexOf(outcome) + (isRepeated === true ? repeatedBit : 0)
    cells[row * cellsARow + causeCell] = texts.add(cause)
    durations[row] = duration ?? Number.NaN
  }
  return {
    length: () => length,
    find(id, job) {
      const known = texts.find(job)
      return known === -1 ? -1 : index.find(id, known)
    },
    at(row) {
      const outcome = cell(row, outcomeCell)
      const test: Writable<BuildTest> = {
        id: ids.at(row),
        suite: suites.at(cell(row, suiteCell)),
        name: names.at(row),
        outcome: outcomesBySeverity[outcome & (repeatedBit - 1)] ?? '-',
      }
      const job = texts.at(cell(row, jobCell))
      const module = texts.at(cell(row, moduleCell))
      const file = texts.at(cell(row, fileCell))
      const cause = texts.at(cell(row, causeCell))
      const duration = durations[row] ?? Number.NaN
      // Spreading optional fields takes ten times as long.
      if (job !== undefined) test.job = job
      if (module !== undefined) test.module = module
      if (file !== undefined) test.file = file
      if (!Number.isNaN(duration)) test.duration = duration
      if (cause !== undefined) test.cause = cause
      if ((outcome & repeatedBit) !== 0) test.isRepeated = true
      return test
    },
    push(result) {
      const { id, job, suite, name, module, file } = result
      const row = length
      length += 1
      cells = grow(cells, length * cellsARow, (size) => new Uint32Array(size))
      durations = grow(durations, length, (size) => new Float64Array(size))
      const start = row * cellsARow
      const jobIndex = texts.add(job)
      cells[start + jobCell] = jobIndex
      cells[start + suiteCell] = suites.add(suite)
      cells[start + moduleCell] = texts.add(module)
      cells[start + fileCell] = texts.add(file)
      replace(row, result)
      ids.push(id)
      names.push(name)
      index.push(id, jobIndex)
      ownLength += id.length + name.length
    },
    replace,
    truncate(kept) {
      for (let row = kept; row < length; row += 1) ownLength -= ids.at(row).length + names.at(row).length
      ids.truncate(kept)
      names.truncate(kept)
      index.truncate(kept)
      length = kept
    },
    restart: () => suites.restart(),
    textLength: () => ownLength + texts.textLength() + suites.textLength(),
  }
}
