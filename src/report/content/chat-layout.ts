import { definedFields } from '../../base/defined-fields.js'
import { countOf, formatCount } from '../../base/text/counts.js'
import { tailOf } from '../../base/text/cut.js'
import { formatDuration } from '../../base/text/durations.js'
import { shorten } from '../../base/text/shorten.js'
import { foldNote } from '../../judge/failure/cause/cause-fold.js'
import { distinctTests } from '../../judge/summary/distinct-tests.js'
import { byGroup, failureGroup, leadingGroups, unquarantinedGroups } from '../../judge/summary/failure-group.js'
import { foldCauses } from '../../judge/summary/fold-causes.js'
import type { CauseSummary, MergedFailure } from '../../judge/summary/merged-failure.js'
import { isGap } from '../../judge/summary/run-summary.js'
import type { Problem } from '../../records/problem.js'
import type { Inline, Paragraph } from '../tree/node.js'
import { badge, dotted, inlineCode, lineBreak, linked, paragraph, strong, text } from '../tree/node-builders.js'
import { causeCount, sharedCauses } from './causes/cause-count.js'
import { singleFailures } from './causes/single-failures.js'
import { problemLine } from './components/problems.js'
import { type ContextFacts, contextLine } from './context-line.js'
import { causeUrl, detailsUrl } from './failed-test/details-url.js'
import { evidenceFact } from './failed-test/evidence-fact.js'
import { shownReason } from './failed-test/failure-line.js'
import { suiteTitle } from './failed-test/suite-path.js'
import { failuresOfGroups, startsWithCauses } from './failures/failures-of-groups.js'
import { firstGates, moreGates } from './gate-lines.js'
import { lacksResults, runDuration } from './headline.js'
import { jobGroups } from './jobs/job-groups.js'
import { affectedJobs, fullJobPhrase } from './jobs/job-phrase.js'
import { listedParagraphs } from './listed-properties.js'
import type { Scope } from './scope.js'
import { shownName } from './test-name.js'
import { runAdvice } from './verdicts/run-advice.js'
import { causeWord, shortVerdict } from './verdicts/short-verdict.js'

// A message must be shorter than a screen: its lists and texts are bounded, and so are the rows that they take together.
const maximumListed = 5
const maximumReasons = 3
const maximumReasonRows = 7
/** The rows of the reasons of a step if missing results follow. */
const maximumGateRows = 5
const maximumRows = 17
const maximumName = 80
const maximumSuite = 50
const maximumText = 100
/** Three rows. A reason cannot be opened, so it is longer than other texts. */
const maximumGate = 190
const maximumPath = 60

/** The characters that a chat shows in one row of a message. */
const rowLength = 65

type Line = readonly Inline[]

/** East Asian characters are as wide as two others. */
const wideCharacters = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g

function widthOf(node: Inline): number {
  if ('children' in node) return lineWidth(node.children)
  return 'value' in node ? node.value.length + (node.value.match(wideCharacters)?.length ?? 0) : 0
}

const lineWidth = (line: Line): number => line.reduce((width, node) => width + widthOf(node), 0)

const rowsOf = (lines: readonly Line[]): number =>
  lines.reduce((rows, line) => rows + Math.max(1, Math.ceil(lineWidth(line) / rowLength)), 0)

/** Returns the first groups of lines that fit into a number of rows, but not fewer than `least`. */
function fitting(groups: readonly (readonly Line[])[], rows: number, least = 1): readonly (readonly Line[])[] {
  let used = 0
  return groups.filter((lines, index) => {
    used += rowsOf(lines)
    return index < least || used <= rows
  })
}

const paragraphOf = (lines: readonly Line[]): Paragraph =>
  paragraph(...lines.flatMap((line, index) => (index === 0 ? line : [lineBreak, ...line])))

/**
 * Returns the second line of a message: what was tested and, if everything passed, how long it took.
 * @param isChange whether the first line is about the branch and not about the tests, whose number then follows
 */
export function chatContext(facts: ContextFacts, scope: Pick<Scope, 'summary'>, isChange = false): readonly Inline[] {
  const { status, counts } = scope.summary
  const advice = runAdvice(scope.summary)
  if (status !== 'successful') return dotted(contextLine(facts), advice === '' ? [] : [text(advice)])
  const duration = runDuration(scope)
  const size = [...(isChange ? [countOf(counts.total, 'test')] : []), ...(duration === 0 ? [] : [formatDuration(duration)])].join(', ')
  return dotted(contextLine(facts), size === '' ? [] : [text(size)])
}

/** Shortens a path to its end, in which the paths of files differ. */
const shortPath = (path: string): string => (path.length <= maximumPath ? path : `… ${tailOf(path, maximumPath)}`)

function reasonLine({ path, message, ...problem }: Problem): Line {
  const shown = {
    ...problem,
    message: shorten(message, maximumText),
    ...definedFields({ path: path === undefined ? undefined : shortPath(path) }),
  }
  return [badge('incomplete'), text(' '), ...problemLine(shown)]
}

/** Returns whether a message names missing results, or why there are none. */
const isUnread = (summary: Scope['summary']): boolean => lacksResults(summary) || summary.counts.total === 0

function gateRows({ summary }: Pick<Scope, 'summary'>): readonly Line[] {
  const lines = firstGates(summary, maximumGate).map((line): readonly Line[] => [[badge('incomplete'), text(' '), ...line]])
  const shown = fitting(lines, isUnread(summary) ? maximumGateRows : maximumReasonRows).flat()
  return [...shown, ...moreGates(summary, shown.length)]
}

/** Returns why the step fails, as far as the first line of the message does not contain it. */
export function chatGates(scope: Pick<Scope, 'summary'>): readonly Paragraph[] {
  const rows = gateRows(scope)
  return rows.length === 0 ? [] : [paragraphOf(rows)]
}

/** Returns why the result cannot be trusted, in one line per reason. The first one always has room. */
function reasons({ summary }: Scope, rows: number): readonly Line[] {
  const errors = summary.problems.filter(isGap)
  const lines = errors.slice(0, maximumReasons).map((problem) => [reasonLine(problem)])
  const shown = fitting(lines, rows).flat()
  const more = errors.length - shown.length
  return [...shown, ...(more > 0 ? [[text(`and ${countOf(more, 'more error')}`)]] : [])]
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

function causeLine({ cause, executions, jobs, verdict, folded }: CauseSummary, scope: Scope): Line {
  const number = linked(causeUrl(cause.id, jobs, scope), text(formatCount(executions)))
  const where = reach(jobs, scope)
  const signature = shorten(cause.signature, maximumText)
  const facts = [causeWord(verdict, scope), where, folded === undefined ? '' : foldNote(folded.differ, folded.causes)]
    .filter((fact) => fact !== '')
    .map((fact) => [text(fact)])
  return [{ type: 'strong', children: [number] }, text(' '), ...dotted([inlineCode(signature)], ...facts)]
}

/**
 * Returns the causes that several tests share, those with the most failures first, one line each; then failed tests without such a cause.
 */
function causes(scope: Scope, allUrl: string | undefined, rows: number): readonly Paragraph[] {
  const { otherCauses, failedTests } = scope.summary
  const limit = Math.min(maximumListed, scope.detail.tests)
  const { shared, failures: failed } = sharedCauses(scope.summary)
  const lines = shared.slice(0, limit).map((cause) => [causeLine(cause, scope)])
  const shown = fitting(lines, rows - 1)
  if (shown.length === 0) return []
  const title = [
    strong(causeCount(shared.length + otherCauses, 'cause', scope.summary)),
    ...(failed === failedTests ? [] : [text(` of ${countOf(failed, 'failure')}`)]),
  ]
  const list = [title, ...shown.flat()]
  const moreCauses = shared.length - shown.length + otherCauses

  const single = singleFailures({ ...scope.summary, otherCauses: 0, otherCausesIsMinimum: undefined })
  const listed = moreCauses > 0 ? [] : single.failures.slice(0, limit - shown.length).map((failure) => failureLines(failure, scope))
  const open = fitting(listed, rows - rowsOf(list), 0)
  const moreTests = single.total - open.length
  const more = [
    ...(moreCauses > 0 ? [causeCount(moreCauses, 'more cause', scope.summary)] : []),
    ...(moreTests > 0 ? [countOf(moreTests, 'more failed test')] : []),
  ]
  const rest: readonly Line[] = more.length === 0 ? [] : [[linked(allUrl, text(`and ${more.join(' and ')}`))]]
  return open.length === 0
    ? [paragraphOf([...list, ...rest])]
    : [paragraphOf(list), ...open.map(paragraphOf), ...rest.map((line) => paragraph(...line))]
}

/**
 * Returns a failed test in two lines: its name, suite, verdict and files, then the first line of its message and its jobs. Long values that were
 * compared have a line each. A failure that the history or a quarantine excuses has only the first line.
 */
function failureLines(failure: MergedFailure, scope: Scope): readonly Line[] {
  const { test, jobs } = failure
  const isLeading = leadingGroups.has(failureGroup(failure))
  const name = linked(detailsUrl(failure, scope), text(shorten(shownName(test.name), maximumName)))
  const suite = suiteTitle(test.suite)
  const headline = shownReason(test, scope)
  const where = fullJobPhrase(jobs, scope)
  const title = dotted(
    [isLeading ? { type: 'strong', children: [name] } : name],
    suite === '' ? [] : [text(shorten(suite, maximumSuite))],
    shortVerdict(failure, scope),
    isLeading ? evidenceFact(failure, scope) : [],
  )
  const line = [badge(failure.quarantine === undefined ? 'failed' : 'quarantined'), text(' '), ...title]
  if (!isLeading) return [line]
  const values = scope.failureTexts?.shortValues(test)
  const place = where === undefined ? [] : [text(where)]
  if (values !== undefined) return [line, ...values.map((value) => [inlineCode(value)]), ...(place.length === 0 ? [] : [place])]
  const reason = dotted(headline.trim() === '' ? [] : [inlineCode(shorten(headline, maximumText))], place)
  return [line, ...(reason.length === 0 ? [] : [reason])]
}

/** Returns the first failed tests, and the number of the others. */
function failures(scope: Scope, allUrl: string | undefined, rows: number): readonly Paragraph[] {
  const { failures: known, failedTests, counts } = scope.summary
  const listed = byGroup(known).slice(0, Math.min(maximumListed, scope.detail.tests))
  const shown = fitting(
    listed.map((failure) => failureLines(failure, scope)),
    rows,
  )
  if (shown.length === 0) return []
  const more = (failedTests ?? counts.failed) - distinctTests(listed.slice(0, shown.length)).size
  return [...shown.map(paragraphOf), ...(more > 0 ? [paragraph(linked(allUrl, text(`and ${formatCount(more)} more`)))] : [])]
}

/**
 * Returns the part of a message below its first two lines, in the default layout: why the step fails and why results are missing, then the
 * causes if tests share one, else the failed tests. Empty if all tests passed.
 * @param allUrl the page with all failures
 */
export function chatItems(given: Scope, allUrl: string | undefined): readonly Paragraph[] {
  const scope = { ...given, summary: foldCauses(given.summary) }
  const { summary } = scope
  const gates = chatGates(scope)
  if (!isUnread(summary) && (summary.counts.failed === 0 || summary.status === 'successful')) return gates
  const gateHeight = rowsOf(gateRows(scope))
  const why = isUnread(summary) ? reasons(scope, maximumReasonRows - gateHeight) : []
  const rows = maximumRows - gateHeight - rowsOf(why)
  const unquarantined = failuresOfGroups(summary, unquarantinedGroups)
  const list = startsWithCauses(summary) ? causes({ ...scope, summary: unquarantined }, allUrl, rows) : failures(scope, allUrl, rows)
  return [...gates, ...(why.length === 0 ? [] : [paragraphOf(why)]), ...list, ...listedParagraphs(summary)]
}
