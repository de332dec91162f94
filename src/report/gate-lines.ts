import type { Inline } from '../report-tree/node.js'
import { strong, text } from '../report-tree/node-builders.js'
import { type GateReason, unshownReasons } from '../summary/gate-reason.js'
import type { RunSummary } from '../summary/run-summary.js'
import { countOf } from '../text/counts.js'
import { displayLine } from '../text/display-text.js'
import { shorten } from '../text/shorten.js'
import { sentence } from './jobs/job-phrase.js'

const maximumReasons = 3
/** In UTF-16 units, like the other limits. A reason may name suites and properties. */
const maximumMessage = 500
const maximumJob = 100

function reasonLine({ message, jobs }: GateReason, limit: number): readonly Inline[] {
  const shown = text(shorten(displayLine(message), limit))
  if (jobs === undefined || jobs.length === 0) return [shown]
  return [strong(sentence(jobs.map((job) => shorten(displayLine(job), maximumJob)))), text(': '), shown]
}

/** Returns why the step fails, as far as neither the headline nor the missing results contain it: one line for each of the first reasons. */
export function gateLines(summary: Pick<RunSummary, 'gateReasons'>, limit = maximumMessage): readonly (readonly Inline[])[] {
  const reasons = unshownReasons(summary)
  const more = reasons.length - maximumReasons
  return [
    ...reasons.slice(0, maximumReasons).map((reason) => reasonLine(reason, limit)),
    ...(more > 0 ? [[text(`and ${countOf(more, 'more reason')}`)]] : []),
  ]
}
