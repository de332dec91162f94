import type { FinishedRun } from '../run/run.js'
import { actionSearchHint } from '../run/search-hint.js'
import { noTestsReason } from '../summary/gates.js'

/** Returns the reasons why a run fails, in one line. If nothing was found, names the searched places instead of repeating that no tests were found. */
export function failureMessage(finished: FinishedRun, reasons: readonly string[]): string {
  const hint = actionSearchHint(finished)
  return (hint === undefined ? reasons : [...reasons.filter((reason) => reason !== noTestsReason), hint]).join(' ')
}
