import type { Status } from '../../records/record.js'
import { createRunErrors } from '../fields/run-errors.js'
import { checkStatedTotal } from '../fields/stated-totals.js'
import type { Sink } from '../format.js'

/** What is true of a run as a whole. Its summary may stand before the results or behind them. */
export interface TrxRun {
  /** A result element was opened. */
  addElement(isTop: boolean): void
  /** A result was counted as a test. */
  addTest(status: Status): void
  setOutcome(outcome: string | undefined, line: number): void
  addStatedTotal(total: number | undefined): void
  addRunInfo(outcome: string | undefined, text: string, line: number): void
  /** Reports what only the whole file tells. To be called once, at its end. */
  finish(): void
}

const badOutcomes = new Set(['Error', 'Failed', 'Aborted', 'Timeout', 'Disconnected'])

/** Makes the tally of one file. */
export function createTrxRun(sink: Sink): TrxRun {
  const runErrors = createRunErrors(sink)
  let elements = 0
  let topElements = 0
  let tests = 0
  let failed = 0
  let running = 0
  let stated: number | undefined
  let badOutcome: string | undefined
  let badOutcomeLine = 1
  let hasRunInfo = false

  return {
    addElement(isTop) {
      elements += 1
      if (isTop) topElements += 1
    },
    addTest(status) {
      tests += 1
      if (status === 'failed') failed += 1
      else if (status === 'running') running += 1
    },
    setOutcome(outcome, line) {
      if (outcome === undefined || !badOutcomes.has(outcome)) return
      badOutcome = outcome
      badOutcomeLine = line
    },
    addStatedTotal(total) {
      if (total !== undefined) stated = (stated ?? 0) + total
    },
    addRunInfo(outcome, text, line) {
      if (outcome === undefined || !badOutcomes.has(outcome) || isEchoOfTest(text)) return
      hasRunInfo = true
      runErrors.add('The run reports an error outside of its tests', text, line)
    },
    finish() {
      if (badOutcome === 'Aborted') runErrors.add('The run was aborted', '', badOutcomeLine)
      else if (badOutcome !== undefined && failed === 0 && !hasRunInfo) {
        runErrors.add(`The run has the outcome "${badOutcome}", but none of its tests failed`, '', badOutcomeLine)
      }
      runErrors.finish()
      if (running > 0) {
        const message = running === 1 ? '1 test began and did not end.' : `${running} tests began and did not end.`
        sink.problem({ severity: 'error', kind: 'incomplete', message })
      }
      // MSTest counts a data-driven test and its rows, other loggers one of the two.
      if (stated !== elements && stated !== topElements) checkStatedTotal(sink, stated, tests)
    },
  }
}

/** xUnit and the Microsoft testing platform (exit code 2) log what the results say anyway. */
function isEchoOfTest(text: string): boolean {
  if (text.startsWith('[xUnit.net')) return text.endsWith('[FAIL]') || text.endsWith('[SKIP]')
  return text.startsWith("Exit code indicates failure: '2'")
}
