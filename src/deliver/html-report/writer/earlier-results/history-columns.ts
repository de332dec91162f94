import { verdictOrder } from '../../../../judge/verdicts/judgement.js'
import type { RecordedTest } from '../../../../records/recorder.js'
import type { PageHistoryColumns, RowData, Statement, VerdictData } from '../../data/history-data.js'
import { pageLimits } from '../../data/limits.js'
import { createNameTable } from '../name-table.js'
import type { PageHistory } from './page-history.js'

/** More digits of durations would take much more room, because no two tests are equal in them. */
const usualDigits = 2

const none = -1

/** Collects what the history contains about tests and executions. */
export interface HistoryCollector {
  /** @param place the index in the block */
  addTest(test: RecordedTest, place: number): void
  /**
   * @param number the number of its test
   * @param cause the id of the cause if it failed
   */
  addExecution(test: RecordedTest, place: number, number: number, cause: string | undefined): void
  /** Returns the columns since the last call. */
  take(): PageHistoryColumns
}

/** Creates empty columns. Rows and verdicts are numbered over all blocks. */
export function createHistoryColumns(history: PageHistory): HistoryCollector {
  const rows = createNameTable<RowData>(pageLimits.rows)
  const verdicts = createNameTable<VerdictData>(pageLimits.verdicts)
  const quarantines = createNameTable<Statement>(pageLimits.quarantines)
  /** The row of each test of the page. */
  const rowOfTest: number[] = []
  let columns = emptyColumns()

  /** The job matters only if the test has other results in it. */
  function numberOfRow({ id, job }: RecordedTest): { readonly number: number; readonly usual: number | undefined } {
    const found = id === undefined ? undefined : history.rowOf(id, job)
    if (found === undefined) return { number: none, usual: undefined }
    const { row, usual } = found
    return { number: rows.numberOf(`${row[0]}${row[1]}`, () => row), usual }
  }

  return {
    addTest(test, place) {
      const { number, usual } = numberOfRow(test)
      rowOfTest.push(number)
      columns.rowOf.push(number)
      columns.usual.push(usual === undefined || !Number.isFinite(usual) ? 0 : Number(usual.toPrecision(usualDigits)))
      for (const change of history.changesOf(test.id ?? '')) columns.changed.push([place, change])
    },
    addExecution(test, place, number, cause) {
      const { status, flaky, job } = test
      const isNotable = status === 'failed' || flaky === true
      if (!isNotable) return
      if (job !== undefined) {
        const own = numberOfRow(test).number
        if (own !== none && own !== rowOfTest[number]) columns.ownRowOf.push([place, own])
      }
      const verdict = history.verdictOf(test, cause)
      if (verdict !== undefined) {
        const known = verdicts.numberOf(verdict.key, verdict.data)
        columns.verdictOf.push([place, known === none ? none - verdictOrder.indexOf(verdict.kind) : known])
      }
      const quarantine = status === 'failed' ? history.quarantineOf(test) : undefined
      if (quarantine !== undefined) columns.quarantineOf.push([place, quarantines.numberOf(quarantine.key, quarantine.data)])
    },
    take() {
      const taken: PageHistoryColumns = {
        ...columns,
        rows: rows.takeNew(),
        verdicts: verdicts.takeNew(),
        quarantines: quarantines.takeNew(),
      }
      columns = emptyColumns()
      return taken
    },
  }
}

const emptyColumns = () => ({
  rowOf: [] as number[],
  usual: [] as number[],
  changed: [] as [number, number][],
  ownRowOf: [] as [number, number][],
  verdictOf: [] as [number, number][],
  quarantineOf: [] as [number, number][],
})
