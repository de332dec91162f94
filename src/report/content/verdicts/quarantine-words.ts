import { formatCount } from '../../../base/text/counts.js'
import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { withoutFullStop } from '../../../base/text/without-full-stop.js'
import type { QuarantineEntry } from '../../../judge/quarantine/quarantine-entry.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import type { Inline } from '../../tree/node.js'
import { linked, text } from '../../tree/node-builders.js'
import { reportLimits } from '../limits.js'

const oneLine = (value = ''): string => shorten(displayLine(value).trim(), reportLimits.quarantineReason)

/**
 * Returns the facts about a quarantined test: `quarantined until 2026-12-31`, the reason and the issue. An entry that the tested change has
 * added is marked: `quarantined by this change until 2026-12-31`.
 * @param isTitled whether a title already states that the test is quarantined
 */
export function quarantineFacts({ until, reason, issue, isAdded }: QuarantineEntry, isTitled = false): readonly (readonly Inline[])[] {
  const [end, why] = [oneLine(until), withoutFullStop(oneLine(reason))]
  const start = [
    ...(isTitled ? [] : ['quarantined']),
    ...(isAdded === true ? ['by this change'] : []),
    ...(end === '' ? [] : [`until ${end}`]),
  ].join(' ')
  return [
    start === '' ? [] : [text(start)],
    why === '' ? [] : [text(why)],
    issue === undefined || issue === '' ? [] : [linked(issue, text('issue'))],
  ].filter((fact) => fact.length > 0)
}

/**
 * Returns the word for a number of quarantined tests: `quarantined`. It counts those that entries excuse which the tested change has added:
 * `quarantined, 1 of them by this change`; `quarantined by this change` if they are all.
 */
export function quarantinedWord(tests: number, { quarantinedByChange: added = 0 }: Pick<RunSummary, 'quarantinedByChange'>): string {
  if (added === 0) return 'quarantined'
  return added >= tests ? 'quarantined by this change' : `quarantined, ${formatCount(added)} of them by this change`
}
