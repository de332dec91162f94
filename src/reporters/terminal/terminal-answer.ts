import { relative } from 'node:path'
import picocolors from 'picocolors'
import type { Problem } from '../../records/problem.js'
import { codeText } from '../../render/code-text.js'
import { createMarkPaints, terminalSigns } from '../../render/terminal-marks.js'
import { wrapColumns } from '../../render/wrap-columns.js'
import { type CauseRow, causeRows, showsCauses } from '../../report/causes/cause-rows.js'
import { causeReach } from '../../report/causes/cause-table.js'
import { singleFailures } from '../../report/causes/single-failures.js'
import { terminalDetail } from '../../report/detail.js'
import { failureBody } from '../../report/failed-test/failure-body.js'
import { shownPlace } from '../../report/failed-test/source-link.js'
import { suiteTitle } from '../../report/failed-test/title.js'
import { headlineMark, headlineText, quietLine } from '../../report/headline.js'
import { fullJobPhrase } from '../../report/jobs/job-phrase.js'
import type { ReportScope, Scope } from '../../report/scope.js'
import { shownName } from '../../report/test-name.js'
import type { SearchHint } from '../../run/search-hint.js'
import type { ListedTest } from '../../summary/listed-test.js'
import type { MergedFailure } from '../../summary/merged-failure.js'
import { countOf, formatCount } from '../../text/counts.js'
import { displayLine } from '../../text/display-text.js'
import { formatDuration } from '../../text/durations.js'
import { shorten } from '../../text/shorten.js'

const maximumOpen = 20
const maximumFlaky = 10
const maximumProblems = 10
const maximumReason = 200

/** A narrower terminal wraps the lines itself. */
const minimumColumns = 20

/** The columns of a mark and a word before the text of a test: `✗ failed `. */
const wordColumns = 7
const indent = ' '.repeat(2 + wordColumns)
/** The columns of a number before the signature of a cause. */
const countColumns = 7

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
 * Returns the places of delivered reports as options of {@link terminalAnswer}: addresses, or the path of an HTML report that was not uploaded.
 * @param cwd the working directory, to which the path becomes relative
 */
export function answerPlaces(
  { commentUrl, reportUrl, htmlPath }: DeliveredPlaces,
  cwd: string,
): Required<Pick<TerminalOptions, 'facts' | 'links'>> {
  return {
    facts: htmlPath === undefined || reportUrl !== undefined ? [] : [shownPath(htmlPath, cwd)],
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
    ...(showsCauses(summary) ? causes(scope, painter) : failures(scope, painter)),
    ...flaky(scope, painter),
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

/** Returns an absolute path relative to the working directory, if it is inside. */
export function shownPath(path: string, cwd: string): string {
  const way = relative(cwd, path)
  return way.startsWith('..') ? path : way
}

type Paint = (text: string) => string

/** Paints texts and wraps them at the width of the terminal. */
interface Painter {
  readonly bold: Paint
  readonly quiet: Paint
  readonly failed: Paint
  readonly passed: Paint
  readonly flaky: Paint
  /** Wraps a line that has no control characters below an indentation. */
  wrap(text: string, indentation: string, paint?: Paint): readonly string[]
}

function createPainter({ color, columns }: TerminalOptions): Painter {
  const { bold, gray, green, red, yellow } = picocolors.createColors(color)
  return {
    bold,
    quiet: gray,
    failed: red,
    passed: green,
    flaky: yellow,
    wrap(value, indentation, paint = (line) => line) {
      const width = columns === undefined ? undefined : Math.max(minimumColumns, columns - indentation.length)
      return wrapColumns(value, width).map((line) => indentation + paint(line))
    },
  }
}

/** Shows the causes that several tests share, and then failed tests without such a cause. */
function causes(scope: Scope, painter: Painter): readonly (readonly string[])[] {
  const { summary } = scope
  const rows = causeRows(scope, { hasFullNames: true })
  const shown = rows.slice(0, maximumOpen)
  const single = singleFailures(summary)
  const open = single.failures.slice(0, maximumOpen - shown.length)
  return [
    [
      painter.bold(`${countOf(summary.causes.length + summary.otherCauses, 'cause')} of ${countOf(summary.counts.failed, 'failure')}`),
      '',
      ...shown.flatMap((row) => cause(row, painter)),
      ...moreLine(rows.length - shown.length, 'more cause', painter),
    ],
    ...open.map((failure) => failedTest(failure, scope, painter)),
    moreLine(single.total - open.length, 'more failed test', painter),
  ]
}

function cause(row: CauseRow, { quiet, failed, wrap }: Painter): readonly string[] {
  const count = formatCount(row.executions).padStart(countColumns)
  const below = ' '.repeat(countColumns + 2)
  const [first = '', ...rest] = wrap(displayLine(row.signature), below, failed)
  const names = `${row.names.join(', ')}${row.more > 0 ? ` and ${formatCount(row.more)} more` : ''}`
  return [
    count + first.slice(countColumns),
    ...rest,
    ...wrap(displayLine([causeReach(row), row.place?.text].filter((fact) => fact !== undefined).join(' · ')), below, quiet),
    ...wrap(displayLine(names), below, quiet),
  ]
}

function failures(scope: Scope, painter: Painter): readonly (readonly string[])[] {
  const all = scope.summary.failures
  const shown = all.slice(0, maximumOpen)
  const more = (scope.summary.failedTests ?? all.length) - shown.length
  return [...shown.map((failure) => failedTest(failure, scope, painter)), moreLine(more, 'more failed test', painter)]
}

const moreLine = (count: number, noun: string, { quiet }: Painter): readonly string[] =>
  count > 0 ? [quiet(`and ${countOf(count, noun)}`)] : []

/**
 * Returns the name and the suite of a test: in one line if it fits, else in several ones. The name is never cut.
 * @param begin the mark and the word
 */
function title(test: ListedTest, begin: string, facts: readonly string[], { bold, quiet, wrap }: Painter): readonly string[] {
  const name = displayLine(shownName(test.name))
  const after = [suiteTitle(test.suite), ...facts]
    .filter((fact) => fact !== '')
    .map(displayLine)
    .join(' · ')
  if (after === '') return [begin + bold(name)]
  if (wrap(`${name} ${after}`, indent).length === 1) return [`${begin}${bold(name)} ${quiet(after)}`]
  return [begin + bold(name), ...wrap(after, indent, quiet)]
}

function failedTest(failure: MergedFailure, scope: Scope, painter: Painter): readonly string[] {
  const { test } = failure
  const { failed, quiet, wrap } = painter
  const location = scope.locations.get(test) ?? (test.file === undefined ? undefined : { file: test.file, line: test.line })
  const jobs = fullJobPhrase(failure.jobs, scope)
  const rerun = scope.rerunOf?.(test)
  return [
    ...title(test, failed(`✗ ${'failed'.padEnd(wordColumns)}`), durationOf(test), painter),
    ...(location === undefined ? [] : wrap(displayLine(shownPlace(location.file, location.line)), indent)),
    ...body(test, scope, painter),
    ...(jobs === undefined ? [] : wrap(displayLine(jobs), indent, quiet)),
    // A command is not wrapped, so that it can be copied.
    ...(rerun === undefined ? [] : [`${indent}${quiet('again:')} ${displayLine(rerun)}`]),
  ]
}

const durationOf = ({ duration }: ListedTest): readonly string[] => (duration === undefined ? [] : [formatDuration(duration)])

/** Returns the message and the diff of a failed test. */
function body(test: ListedTest, scope: Scope, { failed, passed, wrap }: Painter): readonly string[] {
  const [block] = failureBody(test, scope)
  if (block?.type !== 'code') return []
  const isDiff = block.language === 'diff'
  return codeText(block.value)
    .split('\n')
    .flatMap((line) => {
      // The context of a diff has two spaces before it.
      const shown = isDiff && line.startsWith('  ') ? line.slice(2) : line
      const paint = isDiff && line.startsWith('-') ? failed : isDiff && line.startsWith('+') ? passed : undefined
      return shown === '' ? [''] : wrap(shown, indent, paint)
    })
}

function flaky(scope: Scope, painter: Painter): readonly (readonly string[])[] {
  const { summary } = scope
  const shown = summary.flaky.slice(0, maximumFlaky)
  if (shown.length === 0) return []
  const more = (summary.flakyTests ?? shown.length) - shown.length
  const lines = shown.map((test) => {
    const facts = test.attempts === undefined ? [] : [`passed on attempt ${test.attempts}`]
    const reason = shorten(test.headline ?? '', maximumReason)
    const below = reason === '' ? [] : painter.wrap(displayLine(reason), indent, painter.quiet)
    return [...title(test, `${painter.flaky('↻')} ${'flaky'.padEnd(wordColumns)}`, facts, painter), ...below].join('\n')
  })
  return [[...lines, ...moreLine(more, 'more flaky test', painter)]]
}

/** Returns what makes the results incomplete. Warnings are in the log. */
function problems(all: readonly Problem[], painter: Painter): readonly string[] {
  const errors = all.filter(({ severity }) => severity === 'error')
  return [
    ...errors.slice(0, maximumProblems).flatMap(({ path, line, column, message }) => {
      const mark = `${painter.flaky('!')} `
      if (path === undefined) return [mark + painter.wrap(displayLine(message), '  ').join('\n').trimStart()]
      const place = [path, line, line === undefined ? undefined : column].filter((part) => part !== undefined)
      return [
        mark +
          painter
            .wrap(displayLine(place.join(':')), '  ')
            .join('\n')
            .trimStart(),
        ...painter.wrap(displayLine(message), '  '),
      ]
    }),
    ...moreLine(errors.length - maximumProblems, 'more error', painter),
  ]
}
