import picocolors from 'picocolors'
import { displayLine } from '../../../base/text/display-text.js'
import { innerPath } from '../../../base/text/inner-path.js'
import { placeText } from '../../../base/text/place-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { byGroup, unquarantinedGroups } from '../../../judge/summary/failure-group.js'
import type { Problem } from '../../../records/problem.js'
import { terminalDetail } from '../../../report/content/detail.js'
import { failuresOfGroups, startsWithCauses } from '../../../report/content/failures/failures-of-groups.js'
import { headlineMark, headlineText, quietLine } from '../../../report/content/headline.js'
import type { ReportScope, Scope } from '../../../report/content/scope.js'
import { plainText } from '../../../report/content/verdicts/verdict-facts.js'
import { verdictWords } from '../../../report/content/verdicts/verdict-words.js'
import { createMarkPaints, terminalSigns } from '../../../report/render/terminal-marks.js'
import { dotted } from '../../../report/tree/node-builders.js'
import type { SearchHint } from '../../../run/search-hint.js'
import { changedTests } from './changed-tests.js'
import { failedTest, indent, testTitle, wordColumns } from './failed-test.js'
import { createPainter, moreLine, type Painter } from './painter.js'
import { maximumOpen, terminalCauses } from './terminal-causes.js'

const maximumFlaky = 10
const maximumProblems = 10
const maximumReason = 200

/** Options of a report in a terminal. */
export interface TerminalOptions {
  readonly color: boolean
  /** The width of the terminal; undefined to wrap nothing. */
  readonly columns?: number | undefined
  /** Further facts at the end of the quiet line, such as the path of the HTML report. */
  readonly facts?: readonly string[]
  /** Addresses below the headline, each after its label. */
  readonly links?: readonly (readonly [label: string, address: string])[]
  /** If nothing was found: the searched places, and the next steps. */
  readonly hint?: SearchHint | undefined
}

/** The places of reports that were delivered. */
interface DeliveredPlaces {
  readonly commentUrl?: string | undefined
  readonly reportUrl?: string | undefined
  /** The absolute path of the HTML report. */
  readonly htmlPath?: string | undefined
}

/**
 * Returns the places of delivered reports as options of {@link terminalAnswer}: addresses, or the path of an HTML report that was not
 * uploaded.
 * @param cwd the working directory, to which the path becomes relative
 */
export function answerPlaces(
  { commentUrl, reportUrl, htmlPath }: DeliveredPlaces,
  cwd: string,
): Required<Pick<TerminalOptions, 'facts' | 'links'>> {
  return {
    facts: htmlPath === undefined || reportUrl !== undefined ? [] : [shownReportPath(htmlPath, cwd)],
    links: [
      ...(commentUrl === undefined ? [] : [['comment', commentUrl] as const]),
      ...(reportUrl === undefined ? [] : [['report', reportUrl] as const]),
    ],
  }
}

/** Returns the report for a terminal. The last lines are the answer, because a terminal and a log are read from the end. */
export function terminalAnswer(given: ReportScope, options: TerminalOptions): string {
  const scope: Scope = { ...given, detail: terminalDetail }
  const painter = createPainter(options)
  const { summary } = scope
  const groups = [
    ...(startsWithCauses(summary) ? terminalCauses(withoutQuarantined(scope), painter) : failures(scope, painter)),
    ...flaky(scope, painter),
    changedTests(scope, painter),
    problems(summary.problems, painter),
    options.hint === undefined ? [] : painter.wrap(displayLine(options.hint.searched), '  '),
    terminalHeadline(scope, options).split('\n'),
  ]
  return `${groups
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

/** Returns the headline and the lines below it, without a line end. */
export function terminalHeadline(scope: ReportScope, options: TerminalOptions): string {
  const { color, facts = [], links = [], hint } = options
  const { wrap } = createPainter(options)
  const mark = headlineMark(scope)
  const paint = createMarkPaints(color)[mark]
  const quiet = [...quietLine(scope), ...facts].map(displayLine).join(' · ')
  const width = links.reduce((longest, [label]) => Math.max(longest, label.length), 0)
  const headline = wrap(displayLine(headlineText(scope)), '  ')
    .join('\n')
    .trimStart()
  return [
    picocolors.createColors(color).bold(paint(`${terminalSigns[mark]} ${headline}`)),
    ...(quiet === '' ? [] : wrap(quiet, '  ')),
    ...(hint?.next ?? []).flatMap((line) => wrap(displayLine(line), '  ')),
    ...links.map(([label, address]) => `  ${label.padEnd(width)}  ${displayLine(address)}`),
  ].join('\n')
}

/** Returns the absolute path of an HTML report relative to the working directory, if it is inside. */
export const shownReportPath = (htmlPath: string, cwd: string): string => innerPath(cwd, htmlPath) ?? htmlPath

const withoutQuarantined = (scope: Scope): Scope => ({ ...scope, summary: failuresOfGroups(scope.summary, unquarantinedGroups) })

function failures(scope: Scope, painter: Painter): readonly (readonly string[])[] {
  const all = byGroup(scope.summary.failures)
  const shown = all.slice(0, maximumOpen)
  const more = (scope.summary.failedTests ?? all.length) - shown.length
  return [...shown.map((failure) => failedTest(failure, scope, painter)), moreLine(more, 'more failed test', painter)]
}

function flaky(scope: Scope, painter: Painter): readonly (readonly string[])[] {
  const { summary } = scope
  const shown = summary.flakyFailures.slice(0, maximumFlaky)
  if (shown.length === 0) return []
  const more = (summary.flakyTests ?? shown.length) - shown.length
  const lines = shown.map(({ test, verdict }) => {
    const before = verdict === undefined ? '' : plainText(dotted(...verdictWords(verdict, scope, true).facts))
    const facts = [test.attempts === undefined ? '' : `passed on attempt ${test.attempts}`, before]
    const reason = shorten(test.headline ?? '', maximumReason)
    const below = reason === '' ? [] : painter.wrap(displayLine(reason), indent, painter.quiet)
    return [...testTitle(test, `${painter.flaky('↻')} ${'flaky'.padEnd(wordColumns)}`, facts, painter), ...below].join('\n')
  })
  return [[...lines, ...moreLine(more, 'more flaky test', painter)]]
}

/** Returns what makes the results incomplete. Warnings are in the log. */
function problems(all: readonly Problem[], painter: Painter): readonly string[] {
  const errors = all.filter(({ severity }) => severity === 'error')
  return [
    ...errors.slice(0, maximumProblems).flatMap((problem) => {
      const lines = [placeText(problem), problem.message].filter((line) => line !== '')
      const wrapped = lines.flatMap((line) => painter.wrap(displayLine(line), '  ')).join('\n')
      return `${painter.flaky('!')} ${wrapped.trimStart()}`
    }),
    ...moreLine(errors.length - maximumProblems, 'more error', painter),
  ]
}
