import type { Inline, Paragraph } from '../report-tree/node.js'
import { badge, dotted, inlineCode, lineBreak, linked, paragraph, strong, text } from '../report-tree/node-builders.js'
import type { CauseSummary, MergedFailure } from '../summary/merged-failure.js'
import { countOf, formatCount } from '../text/counts.js'
import { formatDuration } from '../text/durations.js'
import { shorten } from '../text/shorten.js'
import { hasSharedCause } from './causes/cause-rows.js'
import { problemLine } from './components/problems.js'
import { type ContextFacts, contextLine } from './context-line.js'
import { causeUrl, detailsUrl } from './failed-test/details-url.js'
import { reasonCode } from './failed-test/failure-line.js'
import { suiteTitle } from './failed-test/title.js'
import { lacksResults, runDuration } from './headline.js'
import { jobGroups } from './jobs/job-groups.js'
import { affectedJobs, fullJobPhrase } from './jobs/job-phrase.js'
import type { Scope } from './scope.js'
import { shownName } from './test-name.js'

// A message must be shorter than a screen, so each part has few lines, and each text at most about two.
const maximumListed = 5
const maximumReasons = 3
const maximumName = 90
const maximumSuite = 60
const maximumSignature = 110
const maximumMessage = 160

const linesOf = (lines: readonly (readonly Inline[])[]): readonly Paragraph[] =>
  lines.length === 0 ? [] : [paragraph(...lines.flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line])))]

/** Returns the second line of a message: what was tested and, if everything passed, how long it took. */
export function chatContext(facts: ContextFacts, scope: Pick<Scope, 'summary'>): readonly Inline[] {
  const duration = scope.summary.status === 'successful' ? runDuration(scope) : 0
  return dotted(contextLine(facts), duration === 0 ? [] : [text(formatDuration(duration))])
}

/** Returns why the result cannot be trusted, in one line per reason. */
function reasons({ summary }: Scope): readonly Paragraph[] {
  const errors = summary.problems.filter(({ severity }) => severity === 'error')
  const more = errors.length - maximumReasons
  const lines = errors
    .slice(0, maximumReasons)
    .map((problem) => [badge('incomplete'), text(' '), ...problemLine({ ...problem, message: shorten(problem.message, maximumMessage) })])
  return linesOf([...lines, ...(more > 0 ? [[text(`and ${countOf(more, 'more error')}`)]] : [])])
}

/** `all 8 jobs`, `2 jobs`; empty if there is only one job. */
function reach(indexes: readonly number[], { summary }: Scope): string {
  const parts = jobGroups(summary)
  const { length } = parts.groups
  if (length < 2) return ''
  const reached = affectedJobs(indexes, parts).length
  if (reached < length) return countOf(reached, parts.noun)
  return length === 2 ? `both ${parts.noun}s` : `all ${countOf(length, parts.noun)}`
}

function causeLine({ cause, executions, jobs }: CauseSummary, scope: Scope): readonly Inline[] {
  const number = linked(causeUrl(cause.id, jobs, scope), text(formatCount(executions)))
  const where = reach(jobs, scope)
  const signature = shorten(cause.signature, maximumSignature)
  return [{ type: 'strong', children: [number] }, text(' '), ...dotted([inlineCode(signature)], where === '' ? [] : [text(where)])]
}

/** Returns the causes with the most failures, one line each. */
function causes(scope: Scope, allUrl: string | undefined): readonly Paragraph[] {
  const { causes: known, otherCauses, counts, failedTests } = scope.summary
  const shown = known.slice(0, Math.min(maximumListed, scope.detail.tests))
  const total = known.length + otherCauses
  const more = total - shown.length
  if (shown.length === 0) return []
  const failures = counts.failed === failedTests ? [] : [text(` of ${countOf(counts.failed, 'failure')}`)]
  return linesOf([
    [strong(countOf(total, 'cause')), ...failures],
    ...shown.map((cause) => causeLine(cause, scope)),
    ...(more > 0 ? [[linked(allUrl, text(`and ${formatCount(more)} more`))]] : []),
  ])
}

/** Returns a failed test in two lines: its name and suite, then the first line of its message and its jobs. */
function failureItem(failure: MergedFailure, scope: Scope): readonly Paragraph[] {
  const { test, jobs } = failure
  const name = linked(detailsUrl(failure, scope), text(shorten(shownName(test.name), maximumName)))
  const suite = suiteTitle(test.suite)
  const where = fullJobPhrase(jobs, scope)
  const reason = dotted(reasonCode(test), where === undefined ? [] : [text(where)])
  return linesOf([
    [
      badge('failed'),
      text(' '),
      ...dotted([{ type: 'strong', children: [name] }], suite === '' ? [] : [text(shorten(suite, maximumSuite))]),
    ],
    ...(reason.length === 0 ? [] : [reason]),
  ])
}

/** Returns the first failed tests, and the number of the others. */
function failures(scope: Scope, allUrl: string | undefined): readonly Paragraph[] {
  const { failures: known, failedTests, counts } = scope.summary
  const shown = known.slice(0, Math.min(maximumListed, scope.detail.tests))
  const more = (failedTests ?? counts.failed) - new Set(shown.map(({ test }) => test.id ?? test)).size
  return [
    ...shown.flatMap((failure) => failureItem(failure, scope)),
    ...(more > 0 && shown.length > 0 ? [paragraph(linked(allUrl, text(`and ${formatCount(more)} more`)))] : []),
  ]
}

/**
 * Returns the part of a message below its first two lines, in the default layout: why results are missing, then the causes if tests share
 * one, else the failed tests. Empty if all tests passed.
 * @param allUrl the page with all failures
 */
export function chatItems(scope: Scope, allUrl: string | undefined): readonly Paragraph[] {
  const { summary } = scope
  const isUnread = lacksResults(summary) || summary.counts.total === 0
  if (!isUnread && summary.counts.failed === 0) return []
  return [...(isUnread ? reasons(scope) : []), ...(hasSharedCause(summary) ? causes(scope, allUrl) : failures(scope, allUrl))]
}
