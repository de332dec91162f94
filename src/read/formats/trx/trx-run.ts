import type { Status } from '../../../records/record.js'
import { createRunErrors } from '../fields/run-errors.js'
import { checkStatedTotal } from '../fields/stated-totals.js'
import type { Sink } from '../format.js'

/** Checks the facts about a whole run. Its summary may precede or follow the results. */
export interface TrxRun {
  /** Adds an open result element. */
  addElement(isTop: boolean): void
  /** Adds a result that counts as a test. */
  addTest(status: Status): void
  setOutcome(outcome: string | undefined, line: number): void
  addStatedTotal(total: number | undefined): void
  addRunInfo(outcome: string | undefined, text: string, line: number): void
  /** Reports the problems of the run. Called once, at the end of the file. */
  finish(): void
}

const badOutcomes = new Set(['Error', 'Failed', 'Aborted', 'Timeout', 'Disconnected'])

/** Creates the check of one file. */
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
      // MSTest counts a data-driven test and its rows, other loggers either the test or the rows.
      if (stated !== elements && stated !== topElements) checkStatedTotal(sink, stated, tests)
    },
  }
}

/** Checks for a message that repeats a result. xUnit and the Microsoft testing platform (exit code 2) log such messages. */
function isEchoOfTest(text: string): boolean {
  if (text.startsWith('[xUnit.net')) return text.endsWith('[FAIL]') || text.endsWith('[SKIP]')
  return text.startsWith("Exit code indicates failure: '2'")
}
