import { roughAge } from '../../../base/text/ages.js'
import { countOf } from '../../../base/text/counts.js'
import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { withoutFullStop } from '../../../base/text/without-full-stop.js'
import type { HistoryBuild } from '../../../judge/history/history-build.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import type { HistoryGap } from '../../../judge/verdicts/judgement.js'
import type { HistorySummary } from '../../../judge/verdicts/verdict.js'
import { reportLimits } from '../limits.js'
import { baseBranch } from './base-branch.js'

/**
 * Returns why failures have no verdict although there is a history, as a sentence.
 * @param builds the builds of the history
 */
export function gapReason(gap: HistoryGap, summary: Pick<RunSummary, 'history'>, builds: readonly HistoryBuild[]): string {
  const branch = baseBranch(summary)
  switch (gap) {
    case 'olderBase':
      return `The base is older than the history (${[countOf(builds.length, 'build'), spanOf(builds)].filter((part) => part !== '').join(', ')}).`
    case 'noTest':
      return `The history of ${branch} knows none of these tests.`
    case 'lostTests':
      return `The history of ${branch} is damaged, so a test that it lacks may not be new.`
    case 'noNames':
      return `The history of ${branch} is too large for the names of its tests, so a test that it lacks may have had another name.`
  }
}

/** Returns the time from the first build to the last one: `5 days`. Empty if a time is unknown. */
function spanOf(builds: readonly HistoryBuild[]): string {
  const [first, last] = [builds[0]?.timestamp, builds.at(-1)?.timestamp]
  return first === undefined || last === undefined ? '' : roughAge(last - first)
}

/** A first word that is written small within a sentence. Names keep their capitals. */
const commonWord = /^(?:The|This|No|It|A|An|There)\b/

/**
 * Returns why there is no history or, if there is one, why failures have no verdict. It begins with a small letter and has no full stop.
 * Empty if that is not known. The text may come from the part of another job.
 */
export function historyReason({ reason = '' }: Pick<HistorySummary, 'reason'>): string {
  const sentence = withoutFullStop(shorten(displayLine(reason).trim(), reportLimits.historyReason))
  return sentence.replace(commonWord, (word) => word.toLowerCase())
}

/** Returns why failures of a run have no verdict although there is a history. Empty if all failures have one. */
export const gapText = ({ history }: Pick<RunSummary, 'history'>): string =>
  history === undefined || history.builds === 0 ? '' : historyReason(history)

/** Returns whether failures were compared with the history. A history that cannot judge any failure compares nothing. */
export function isCompared({ history, verdicts }: Pick<RunSummary, 'history' | 'verdicts'>): boolean {
  if (history === undefined || history.builds === 0) return false
  if (history.reason === undefined || verdicts === undefined) return true
  return verdicts.new + verdicts.unseen + verdicts.known + verdicts.flaky > 0
}
