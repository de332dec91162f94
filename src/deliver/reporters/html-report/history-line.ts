import { countOf } from '../../../base/text/counts.js'
import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { utcMinute } from '../../../base/text/utc-minute.js'
import { withoutFullStop } from '../../../base/text/without-full-stop.js'
import type { HistorySummary } from '../../../judge/verdicts/verdict.js'
import type { ReportScope } from '../../../report/content/scope.js'
import { unknownAttemptText } from '../../../report/content/unknown-attempt.js'
import { baseBranch } from '../../../report/content/verdicts/base-branch.js'
import { buildLink } from '../../../report/content/verdicts/build-link.js'
import { recoveredFact } from '../../../report/content/verdicts/change-counts.js'
import type { Inline } from '../../../report/tree/node.js'
import { inlineCode, text } from '../../../report/tree/node-builders.js'

const maximumReason = 300

const sources: Readonly<Record<NonNullable<HistorySummary['source']>, string>> = {
  file: ' from a history file',
  artifact: ' from an artifact',
  server: ' from the server',
}

/**
 * Describes in one line what the failures of a run were compared with, or why with nothing: `Compared with 50 builds of main from an
 * artifact. The tested base is 5e0d1b7.` Adds that the results of an earlier attempt are not known. Undefined if there is neither.
 */
export function historyLine(scope: Pick<ReportScope, 'summary' | 'source'>): readonly Inline[] | undefined {
  const { unknownAttempt } = scope.summary
  const compared = comparedWith(scope)
  if (unknownAttempt === undefined) return compared
  const unknown = text(`This is ${unknownAttemptText(unknownAttempt)}.`)
  return compared === undefined ? [unknown] : [...compared, text(' '), unknown]
}

function comparedWith(scope: Pick<ReportScope, 'summary' | 'source'>): readonly Inline[] | undefined {
  const { history } = scope.summary
  if (history === undefined) return undefined
  if (history.builds === 0) return reasonLine(history)
  const { builds, base, source, replaces } = history
  const recovered = recoveredFact(scope.summary).map((fact) => text(` ${fact.slice(0, 1).toUpperCase()}${fact.slice(1)}.`))
  const missing = replaces === undefined ? '' : `No history of ${baseBranch({ history: { ...history, ref: replaces } })}: `
  return [
    text(
      `${missing === '' ? 'Compared' : `${missing}compared`} with ${countOf(builds, 'build')} of ${baseBranch(scope.summary)}${source === undefined ? '' : sources[source]}.`,
    ),
    ...(base === undefined ? [] : [text(' The tested base is '), buildLink(base, scope), text(`${whenOf(base.timestamp)}.`)]),
    ...recovered,
  ]
}

/** A first word that is written small within a sentence. Names keep their capitals. */
const commonWord = /^(?:The|This|No|It|A|An|There)\b/

function reasonLine({ reason, missingPermission }: HistorySummary): readonly Inline[] {
  const sentence = withoutFullStop(shorten(displayLine(reason ?? '').trim(), maximumReason))
  const why = sentence.replace(commonWord, (word) => word.toLowerCase())
  if (missingPermission === undefined) return [text(why === '' ? 'No history.' : `No history: ${why}.`)]
  return [text('No history: add '), inlineCode(missingPermission), text(' to the permissions of the job.')]
}

const whenOf = (timestamp: number | undefined): string => {
  const date = new Date(timestamp ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? '' : `, ${utcMinute(date)}`
}
