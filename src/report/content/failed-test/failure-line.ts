import { shorten } from '../../../base/text/shorten.js'
import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { Inline } from '../../tree/node.js'
import { dotted, inlineCode, text } from '../../tree/node-builders.js'
import { jobPhrase } from '../jobs/job-phrase.js'
import { reportLimits } from '../limits.js'
import type { Scope } from '../scope.js'
import { isVerdictGiven } from '../verdicts/verdict-counts.js'
import { verdictFacts } from '../verdicts/verdict-facts.js'
import { detailsUrl } from './details-url.js'
import { failureTitle } from './title.js'

/** Returns the headline of a failed or flaky test, in which long values lack what both have in common. */
export const shownReason = (test: ListedTest, { failureTexts }: Pick<Scope, 'failureTexts'>): string =>
  failureTexts?.reason(test) ?? test.headline ?? ''

/** Returns the first line of the message of a failed or flaky test, in code style. Empty if it appears above the test. */
export function reasonCode(test: ListedTest, scope: Pick<Scope, 'failureTexts' | 'shownMessages'>): readonly Inline[] {
  const reason = shownReason(test, scope)
  return reason.trim() === '' || scope.shownMessages?.has(reason) === true
    ? []
    : [inlineCode(shorten(reason, reportLimits.failureReason - 2))]
}

/** Adds facts to the title of a test: `**name** · suite — fact · fact · reason`. */
export function withFacts(
  title: readonly Inline[],
  facts: readonly (readonly Inline[])[],
  reason: readonly Inline[] = [],
): readonly Inline[] {
  const shown = dotted(...facts)
  return [...title, ...(shown.length === 0 ? [] : [text(' — '), ...shown]), ...(reason.length === 0 ? [] : [text(' · '), ...reason])]
}

/** Describes a failed test in one line: its name, suite, verdict and jobs, and the first line of its message. */
export function failureLine(failure: MergedFailure, scope: Scope, withSuite = true): readonly Inline[] {
  const title = failureTitle(failure, { withSuite, url: detailsUrl(failure, scope) })
  const jobs = jobPhrase(failure.jobs, scope)
  const facts = [...verdictFacts(failure, scope, isVerdictGiven(scope)), ...(jobs === undefined ? [] : [[text(jobs)]])]
  return withFacts(title, facts, reasonCode(failure.test, scope))
}
