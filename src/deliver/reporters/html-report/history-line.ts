import { countOf } from '../../../base/text/counts.js'
import { utcMinute } from '../../../base/text/utc-minute.js'
import type { HistorySummary } from '../../../judge/verdicts/verdict.js'
import type { ReportScope } from '../../../report/content/scope.js'
import { unknownAttemptText } from '../../../report/content/unknown-attempt.js'
import { baseBranch } from '../../../report/content/verdicts/base-branch.js'
import { buildLink } from '../../../report/content/verdicts/build-link.js'
import { recoveredFact } from '../../../report/content/verdicts/change-counts.js'
import { gapText, historyReason, isCompared } from '../../../report/content/verdicts/history-gap.js'
import { capitalized } from '../../../report/content/verdicts/verdict-facts.js'
import type { Inline } from '../../../report/tree/node.js'
import { inlineCode, text } from '../../../report/tree/node-builders.js'

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
  const recovered = recoveredFact(scope.summary).map((fact) => text(` ${capitalized(fact)}.`))
  const missing = replaces === undefined ? '' : `No history of ${baseBranch({ history: { ...history, ref: replaces } })}: `
  const gap = gapText(scope.summary)
  const why = gap === '' ? [] : [text(` ${capitalized(gap)}.`)]
  const of = `${countOf(builds, 'build')} of ${baseBranch(scope.summary)}${source === undefined ? '' : sources[source]}`
  if (!isCompared(scope.summary)) return [text(`${missing === '' ? 'Not' : `${missing}not`} compared with ${of}.`), ...why]
  return [
    text(`${missing === '' ? 'Compared' : `${missing}compared`} with ${of}.`),
    ...(base === undefined ? [] : [text(' The tested base is '), buildLink(base, scope), text(`${whenOf(base.timestamp)}.`)]),
    ...recovered,
    ...why,
  ]
}

function reasonLine(history: HistorySummary): readonly Inline[] {
  const { missingPermission } = history
  const why = historyReason(history)
  if (missingPermission === undefined) return [text(why === '' ? 'No history.' : `No history: ${why}.`)]
  return [text('No history: add '), inlineCode(missingPermission), text(' to the permissions of the job.')]
}

const whenOf = (timestamp: number | undefined): string => {
  const date = new Date(timestamp ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? '' : `, ${utcMinute(date)}`
}
