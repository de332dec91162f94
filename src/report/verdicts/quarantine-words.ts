import type { QuarantineEntry } from '../../quarantine/quarantine-entry.js'
import type { Inline } from '../../report-tree/node.js'
import { linked, text } from '../../report-tree/node-builders.js'
import { displayLine } from '../../text/display-text.js'
import { shorten } from '../../text/shorten.js'
import { withoutFullStop } from '../../text/without-full-stop.js'

const maximumReason = 120

const oneLine = (value = ''): string => shorten(displayLine(value).trim(), maximumReason)

/**
 * Returns the facts about a quarantined test: `quarantined until 2026-12-31`, the reason and the issue.
 * @param isTitled whether a title already states that the test is quarantined
 */
export function quarantineFacts({ until, reason, issue }: QuarantineEntry, isTitled = false): readonly (readonly Inline[])[] {
  const [end, why] = [oneLine(until), withoutFullStop(oneLine(reason))]
  const start = [...(isTitled ? [] : ['quarantined']), ...(end === '' ? [] : [`until ${end}`])].join(' ')
  return [
    start === '' ? [] : [text(start)],
    why === '' ? [] : [text(why)],
    issue === undefined || issue === '' ? [] : [linked(issue, text('issue'))],
  ].filter((fact) => fact.length > 0)
}
