import { displayLine } from '../../../base/text/display-text.js'
import { formatDuration } from '../../../base/text/durations.js'
import { shorten } from '../../../base/text/shorten.js'
import { evidenceWords } from '../../../judge/failure/evidence-words.js'
import { failureGroup, leadingGroups } from '../../../judge/summary/failure-group.js'
import { hasDuration } from '../../../judge/summary/has-duration.js'
import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import { failureBody } from '../../../report/content/failed-test/failure-body.js'
import { shownReason } from '../../../report/content/failed-test/failure-line.js'
import { shownPlace } from '../../../report/content/failed-test/source-link.js'
import { suiteTitle, withoutFile } from '../../../report/content/failed-test/suite-path.js'
import { fullJobPhrase } from '../../../report/content/jobs/job-phrase.js'
import type { Scope } from '../../../report/content/scope.js'
import { shownName } from '../../../report/content/test-name.js'
import { quarantineFacts } from '../../../report/content/verdicts/quarantine-words.js'
import { isVerdictGiven } from '../../../report/content/verdicts/verdict-counts.js'
import { plainText, verdictFacts } from '../../../report/content/verdicts/verdict-facts.js'
import { verdictWords } from '../../../report/content/verdicts/verdict-words.js'
import { codeText } from '../../../report/render/code-text.js'
import { terminalSigns } from '../../../report/render/terminal-marks.js'
import type { Inline } from '../../../report/tree/node.js'
import { dotted, text } from '../../../report/tree/node-builders.js'
import type { Painter } from './painter.js'

const maximumReason = 200

/** The columns of a word after the mark of a test: `failed `. */
export const wordColumns = 7

/** The indentation of the lines below the title of a test. */
export const indent = ' '.repeat(2 + wordColumns)

/**
 * Returns the name and the suite of a test: in one line if it fits, else in several ones. The name is never cut.
 * @param begin the mark and the word
 */
export function terminalTitle(
  test: Pick<ListedTest, 'name' | 'suite'>,
  begin: string,
  facts: readonly string[],
  { bold, quiet, wrap }: Painter,
): readonly string[] {
  const name = displayLine(shownName(test.name))
  const after = [suiteTitle(test.suite), ...facts]
    .filter((fact) => fact !== '')
    .map(displayLine)
    .join(' · ')
  if (after === '') return [begin + bold(name)]
  if (wrap(`${name} ${after}`, indent).length === 1) return [`${begin}${bold(name)} ${quiet(after)}`]
  return [begin + bold(name), ...wrap(after, indent, quiet)]
}

/** Returns the mark and the word of a failed test: a new one is highlighted. A verdict that the headline contains is left out. */
function begin(failure: MergedFailure, scope: Scope, { bold, failed, quiet }: Painter): string {
  const group = failureGroup(failure)
  const word = group !== 'quarantined' && isVerdictGiven(scope) ? 'failed' : group
  const padded = word.padEnd(wordColumns)
  if (word === 'quarantined') return quiet(`${terminalSigns.quarantined} ${word} `)
  if (word === 'failed') return failed(`${terminalSigns.failed} ${padded}`)
  return `${failed(terminalSigns.failed)} ${word === 'new' ? bold(failed(padded)) : padded}`
}

const factsText = (facts: readonly (readonly Inline[])[]): string => plainText(dotted(...facts))

/** Returns the facts of an excused failure, without the link to its issue. */
const excuse = (failure: MergedFailure, scope: Scope): readonly (readonly Inline[])[] =>
  failure.quarantine === undefined
    ? verdictFacts(failure, scope, isVerdictGiven(scope))
    : quarantineFacts({ ...failure.quarantine, issue: '' }, true)

/**
 * Shows a failure that the history or a quarantine excuses in two lines: its title, then its verdict and the first line of its message. A
 * third line has the address of its issue.
 */
function excusedTest(failure: MergedFailure, scope: Scope, painter: Painter): readonly string[] {
  const { test, jobs, quarantine: { issue = '' } = {} } = failure
  const phrase = fullJobPhrase(jobs, scope)
  const verdict = factsText([...excuse(failure, scope), ...(phrase === undefined ? [] : [[text(phrase)]])])
  const reason = shorten(shownReason(test, scope), maximumReason)
  const below = [verdict, reason].filter((part) => part !== '').join(': ')
  return [
    ...terminalTitle(test, begin(failure, scope, painter), [], painter),
    ...(below === '' ? [] : painter.wrap(displayLine(below), indent, painter.quiet)),
    // An address is not wrapped, so that it can be opened.
    ...(issue === '' ? [] : [indent + painter.quiet(displayLine(issue))]),
  ]
}

/**
 * Shows a failed test: its place, its failed step and its message or the values that it compared, its files, its verdict, its jobs,
 * and the commands that open its trace and run it again.
 */
export function failedTest(failure: MergedFailure, scope: Scope, painter: Painter): readonly string[] {
  if (!leadingGroups.has(failureGroup(failure))) return excusedTest(failure, scope, painter)
  const { test } = failure
  const { quiet, wrap } = painter
  const location = scope.locations.get(test) ?? (test.file === undefined ? undefined : { file: test.file, line: test.line })
  const isUnseen = failure.verdict?.kind === 'unseen'
  const facts = failure.verdict ? verdictWords(failure.verdict, scope).facts : []
  const verdict = factsText(isUnseen ? [[text('new test')], ...facts] : facts)
  const jobs = fullJobPhrase(failure.jobs, scope)
  const { evidence } = test
  const words = evidence === undefined ? '' : evidenceWords(evidence)
  const commands = [
    ['trace:', scope.traceOf?.(test)],
    ['again:', scope.rerunOf?.(test)],
  ] as const
  return [
    ...terminalTitle(
      { ...test, suite: withoutFile(test.suite, location?.file) },
      begin(failure, scope, painter),
      durationOf(test),
      painter,
    ),
    ...(location === undefined ? [] : wrap(displayLine(shownPlace(location.file, location.line)), indent)),
    ...body(test, scope, painter),
    ...[words, verdict, jobs ?? ''].flatMap((line) => (line === '' ? [] : wrap(displayLine(line), indent, quiet))),
    // A command is not wrapped, so that it can be copied.
    ...commands.flatMap(([label, command]) => (command === undefined ? [] : [`${indent}${quiet(label)} ${displayLine(command)}`])),
  ]
}

const durationOf = (test: ListedTest): readonly string[] => (hasDuration(test) ? [formatDuration(test.duration)] : [])

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
