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

/** The reasons why a step fails that neither the headline nor the missing results contain. */
interface ShownGates {
  /** One line for each of the first reasons. */
  readonly lines: readonly (readonly Inline[])[]
  /** The number of the others; empty if there are none. */
  readonly more: readonly (readonly Inline[])[]
}

/** Returns the reasons that a report shows below its headline. */
export function shownGates(summary: Pick<RunSummary, 'gateReasons'>, limit = maximumMessage): ShownGates {
  const reasons = unshownReasons(summary)
  const more = reasons.length - maximumReasons
  return {
    lines: reasons.slice(0, maximumReasons).map((reason) => reasonLine(reason, limit)),
    more: more > 0 ? [[text(`and ${countOf(more, 'more reason')}`)]] : [],
  }
}

/** Returns all lines of the reasons that a report shows below its headline. */
export function gateLines(summary: Pick<RunSummary, 'gateReasons'>): readonly (readonly Inline[])[] {
  const { lines, more } = shownGates(summary)
  return [...lines, ...more]
}
