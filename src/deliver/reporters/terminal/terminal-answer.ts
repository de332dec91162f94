import { displayLine } from '../../../base/text/display-text.js'
import { placeText } from '../../../base/text/place-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { byGroup, unquarantinedGroups } from '../../../judge/summary/failure-group.js'
import { foldCauses } from '../../../judge/summary/fold-causes.js'
import type { Problem } from '../../../records/problem.js'
import { terminalDetail } from '../../../report/content/detail.js'
import { shownReason } from '../../../report/content/failed-test/failure-line.js'
import { failuresOfGroups, startsWithCauses } from '../../../report/content/failures/failures-of-groups.js'
import { listedTexts } from '../../../report/content/listed-properties.js'
import type { ReportScope, Scope } from '../../../report/content/scope.js'
import { plainText } from '../../../report/content/verdicts/verdict-facts.js'
import { verdictWords } from '../../../report/content/verdicts/verdict-words.js'
import { dotted } from '../../../report/tree/node-builders.js'
import { brokenRanges } from './broken-ranges.js'
import { changedTests } from './changed-tests.js'
import { failedTest, indent, terminalTitle, wordColumns } from './failed-test.js'
import { createPainter, moreLine, type Painter } from './painter.js'
import { maximumOpen, terminalCauses } from './terminal-causes.js'
import { type TerminalOptions, terminalHeadline } from './terminal-headline.js'

const maximumFlaky = 10
const maximumProblems = 10
const maximumReason = 200

/** Returns the report for a terminal. The last lines are the answer, because a terminal and a log are read from the end. */
export function terminalAnswer(given: ReportScope, options: TerminalOptions): string {
  const scope: Scope = { ...given, summary: foldCauses(given.summary), detail: terminalDetail }
  const painter = createPainter(options)
  const { summary } = scope
  const groups = [
    ...(startsWithCauses(summary) ? terminalCauses(withoutQuarantined(scope), painter) : failures(scope, painter)),
    ...brokenRanges(scope, painter),
    ...flaky(scope, painter),
    changedTests(scope, painter),
    recorded(summary, painter),
    problems(summary.problems, painter),
    options.hint === undefined ? [] : painter.wrap(displayLine(options.hint.searched), '  '),
    terminalHeadline(scope, options).split('\n'),
  ]
  return `${groups
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

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
    const { attempts, isLastSkipped, passedOnAttempt = attempts } = test
    const word = isLastSkipped === true ? 'skipped' : 'passed'
    const facts = [passedOnAttempt === undefined ? '' : `${word} on attempt ${passedOnAttempt}`, before]
    const reason = shorten(shownReason(test, scope), maximumReason)
    const below = reason === '' ? [] : painter.wrap(displayLine(reason), indent, painter.quiet)
    return [...terminalTitle(test, `${painter.flaky('↻')} ${'flaky'.padEnd(wordColumns)}`, facts, painter), ...below].join('\n')
  })
  return [[...lines, ...moreLine(more, 'more flaky test', painter)]]
}

/** The longest column of the names of properties. */
const maximumNameColumns = 40

/** Returns one line per recorded property of a run without tests. */
function recorded(summary: Scope['summary'], painter: Painter): readonly string[] {
  const { facts, more } = listedTexts(summary)
  const rows = facts.map(({ name, value }) => ({ name: displayLine(name), value: displayLine(value) }))
  const width = Math.min(maximumNameColumns, Math.max(0, ...rows.map(({ name }) => name.length)))
  return [
    ...rows.flatMap(({ name, value }) => painter.wrap(`${name.padEnd(width)}  ${value}`, '  ')),
    ...(more === '' ? [] : [`  ${painter.quiet(more)}`]),
  ]
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
