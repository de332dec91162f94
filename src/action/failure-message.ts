import type { FinishedRun } from '../run/run.js'
import { actionSearchHint } from '../run/search-hint.js'
import { noTestsReason } from '../summary/verdict.js'

/** Returns in one line why a run fails. If nothing was found, the searched places replace the reason that there are no tests. */
export function failureMessage(finished: FinishedRun, reasons: readonly string[]): string {
  const hint = actionSearchHint(finished)
  return (hint === undefined ? reasons : [...reasons.filter((reason) => reason !== noTestsReason), hint]).join(' ')
}
