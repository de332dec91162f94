import { definedFields } from '../../../../base/defined-fields.js'
import { groupBy } from '../../../../base/group-by.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { shorten } from '../../../../base/text/shorten.js'
import type { GateReason } from '../../../../judge/summary/gate-reason.js'
import { reportLimits } from '../../../../report/content/limits.js'
import { commentLimits } from '../limits.js'
import type { MergedJobs } from './merged-jobs.js'
import type { Part, PartGate } from './part.js'

/** Returns whether the step of a part failed: a test failed, results are missing, or another condition of `fail-on` is met. */
export const hasPartFailed = ({ results: { status, gates = [] } }: Part): boolean => status === 'failed' || gates.length > 0

/**
 * Returns the reasons of a step that a comment of several jobs cannot derive from its counts and problems. A step without tests is one of
 * them, because other steps may have some.
 */
export const boundGates = (reasons: readonly GateReason[] = []): readonly PartGate[] =>
  reasons
    .filter(({ word, isShown }) => isShown !== true || word === 'no-tests')
    .slice(0, commentLimits.gates)
    .map(({ word, message }) => ({ word, message: shorten(displayLine(message), reportLimits.gateMessage) }))

/** Merges the reasons of several parts. Equal reasons are one, with the names of their jobs. */
export function mergeGates(parts: readonly Part[], { jobs, placeOf }: MergedJobs, total: number): readonly GateReason[] {
  const nameOf = (part: Part) => (part.isJoined === true ? part.job : (jobs[placeOf(part, 0)]?.job ?? part.job))
  const isSeveral = new Set(parts.map(nameOf)).size > 1
  const found = parts.flatMap((part) => (part.results.gates ?? []).map((gate) => ({ ...gate, job: nameOf(part) })))
  return [...groupBy(found, ({ word, message }) => JSON.stringify([word, message])).values()].flatMap((same): readonly GateReason[] => {
    const [first] = same
    if (first === undefined) return []
    const { word, message } = first
    // The headline of a build without tests contains it.
    const isShown = word === 'no-tests' && total === 0
    const names = [...new Set(same.map(({ job }) => job))]
    return [{ word, message, ...definedFields({ isShown: isShown || undefined, jobs: isSeveral ? names : undefined }) }]
  })
}
