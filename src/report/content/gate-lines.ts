import { countOf } from '../../base/text/counts.js'
import { displayLine } from '../../base/text/display-text.js'
import { shorten } from '../../base/text/shorten.js'
import { type GateReason, unshownReasons } from '../../judge/summary/gate-reason.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'
import type { Inline } from '../tree/node.js'
import { strong, text } from '../tree/node-builders.js'
import { jobsTitle, namedJobs } from './jobs/job-phrase.js'
import { reportLimits } from './limits.js'

/** The reasons, and the jobs of the build. */
type GatedSummary = Pick<RunSummary, 'gateReasons' | 'jobs'>

function reasonLine({ message, jobs }: GateReason, summary: GatedSummary, limit: number): readonly Inline[] {
  const shown = text(shorten(displayLine(message), limit))
  if (jobs === undefined || jobs.length === 0) return [shown]
  return [strong(jobsTitle(namedJobs(jobs, summary))), text(': '), shown]
}

/**
 * Returns the first reasons why the step fails that neither the headline nor the missing results contain, one line each.
 * @param limit the length of a message, in UTF-16 units
 */
export const firstGates = (summary: GatedSummary, limit: number = reportLimits.gateMessage): readonly (readonly Inline[])[] =>
  unshownReasons(summary)
    .slice(0, reportLimits.gates)
    .map((reason) => reasonLine(reason, summary, limit))

/** Counts the reasons that a report leaves out. */
export function moreGates(summary: Pick<RunSummary, 'gateReasons'>, shown: number): readonly (readonly Inline[])[] {
  const more = unshownReasons(summary).length - shown
  return more > 0 ? [[text(`and ${countOf(more, 'more reason')}`)]] : []
}

/** Returns the lines with the reasons that a report shows below its headline. */
export function gateLines(summary: GatedSummary): readonly (readonly Inline[])[] {
  const lines = firstGates(summary)
  return [...lines, ...moreGates(summary, lines.length)]
}
