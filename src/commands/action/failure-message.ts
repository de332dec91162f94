import { formatCount } from '../../base/text/counts.js'
import type { GateReason } from '../../judge/summary/gate-reason.js'
import { noTestsReason } from '../../judge/summary/gates.js'
import { actionSearchHint } from '../../run/guide/search-hint.js'
import type { FinishedRun } from '../../run/run.js'

const maximumReasons = 10

/**
 * Returns the first reasons why a run fails, in one line. If nothing was found, names the searched places instead of repeating that no
 * tests were found.
 */
export function failureMessage(finished: FinishedRun, reasons: readonly GateReason[]): string {
  const hint = actionSearchHint(finished)
  const messages = reasons.map(({ message }) => message).filter((message) => hint === undefined || message !== noTestsReason)
  const more = messages.length - maximumReasons
  return [
    ...messages.slice(0, maximumReasons),
    ...(more > 0 ? [`And ${formatCount(more)} more.`] : []),
    ...(hint === undefined ? [] : [hint]),
  ].join(' ')
}
