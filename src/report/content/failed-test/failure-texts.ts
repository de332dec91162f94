import { definedFields } from '../../../base/defined-fields.js'
import { displayText } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { withoutStep } from '../../../judge/failure/step-of-failure.js'
import { readTrace, type TraceItem } from '../../../judge/stack-frames/stack-trace.js'
import type { ListedTest } from '../../../judge/summary/listed-test.js'
import { oncePerTest } from '../../../judge/summary/once-per-test.js'
import type { Code } from '../../tree/node.js'
import { code, diff } from '../../tree/node-builders.js'
import { diffExcerpt } from '../failure-diff/diff-excerpt.js'
import { wholeText } from '../failure-text.js'
import { reportLimits } from '../limits.js'
import type { Scope } from '../scope.js'
import { reasonLine } from './diff-title.js'
import { distinctDetails } from './distinct-details.js'
import { firstLines } from './first-lines.js'
import { findOwnerNames } from './owner-names.js'
import { diffWithHeadline, type ShownValues, shownValues } from './shown-values.js'
import { traceExcerpt } from './trace-excerpt.js'
import { withoutKnown } from './without-known.js'

/** The part of a failure outside the fold. */
interface OpenPart {
  readonly block: Code | undefined
  /** The lines of the failure that it shows completely. */
  readonly known: readonly string[]
  /** The compared values, if it shows them. */
  readonly values?: ShownValues
}

function messagePart(message: string): OpenPart {
  const all = displayText(message)
  const shown = firstLines(shorten(all, reportLimits.message), reportLimits.messageLines)
  // A message that was shortened is complete inside the fold.
  return { block: shown === '' ? undefined : code(shown), known: shown === all ? all.split('\n') : [] }
}

/** Shows the first line of the message, then the two values that the assertion compared. */
function diffPart(headline: string, reason: string, values: ShownValues): OpenPart {
  const all = diffWithHeadline(headline, values)
  const shown = diffExcerpt(all, reportLimits.messageLines - 1)
  const isWhole = shown === all && !values.isShortened
  return { block: diff(shown.join('\n')), known: isWhole ? [headline, reason, ...values.source] : [headline], values }
}

/** Returns the lines of a text before its stack trace, or the whole text if it begins with the trace. */
function leadingText(details: string): string {
  const items = readTrace(details)
  const first = items.findIndex(({ frame }) => frame !== undefined)
  return traceText(items.slice(0, first === -1 ? undefined : first)).trim() || details.trimStart()
}

function openPart({ message = '', lead, compared, ...test }: ListedTest, details: string): OpenPart {
  const headline = withoutStep(test.headline ?? '', test.step?.names.at(-1))
  const values = lead === undefined ? shownValues(message, details, compared) : shownValues(lead, '', compared)
  if (values !== undefined) return diffPart(headline, firstLine(lead ?? message), values)
  return messagePart(lead ?? (leadingText(message.trim()) || leadingText(details)))
}

const firstLine = (text: string): string => displayText(text).trimStart().split('\n', 1)[0] ?? ''

const traceText = (items: readonly TraceItem[]): string => items.map(({ text }) => text).join('\n')

const isBlank = ({ text }: TraceItem): boolean => text.trim() === ''

/** Removes blank lines at both ends, and all but one of several. */
function withoutBlanks(items: readonly TraceItem[]): readonly TraceItem[] {
  const kept = items.filter((item, index, { [index - 1]: before }) => !isBlank(item) || (before !== undefined && !isBlank(before)))
  const [first, last] = [kept.findIndex((item) => !isBlank(item)), kept.findLastIndex((item) => !isBlank(item))]
  return first === -1 ? [] : kept.slice(first, last + 1)
}

const linesOf = (value: string): readonly string[] =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Returns whether a text contains every line of another one, perhaps with another indentation. */
function containsLines(details: string, message: string): boolean {
  const all = new Set(linesOf(details))
  return linesOf(message).every((line) => all.has(line))
}

/** Returns the text inside the fold: the rest of the message and the trace. Empty if all of it is shown already. */
function foldText(test: ListedTest, written: string, { known }: OpenPart, { locations }: Pick<Scope, 'locations'>): string {
  const { message = '', file, line, name } = test
  const details = distinctDetails(written)
  const whole = readTrace(containsLines(details, message) ? details : wholeText(message.trim(), details))
  const rest = withoutBlanks(withoutKnown(whole, test, known))
  if (rest.length === 0) return ''
  const place = locations.get(test) ?? (file === undefined ? undefined : { file, line })
  const excerpt = traceExcerpt(rest, { testName: name, ...definedFields({ place }) })
  // Without a frame of the project, the text stays as it is.
  return excerpt === undefined ? traceText(rest) : excerpt.join('\n')
}

function shortValuesOf({ block, values }: OpenPart): readonly string[] | undefined {
  return values?.isShortened === true && values.lines.length === 2 ? block?.value.split('\n').map((line) => line.trimStart()) : undefined
}

const detailsOf = ({ details, output }: ListedTest): string => (details ?? output ?? '').trimEnd()

/** A shorter headline contains no long values. */
const maximumHeadline = 80

/** Returns a failure in one line. */
function reasonOf({ headline = '' }: ListedTest, values: () => ShownValues | undefined): string {
  const compared = headline.length > maximumHeadline ? values() : undefined
  return compared === undefined ? headline : reasonLine(headline, compared)
}

/** The texts of failed tests in a report, with every line of their traces. */
export interface FailureTexts {
  /** Returns the headline of a test. Long values lack what both have in common. Empty if the test has no text. */
  reason(test: ListedTest): string
  /** Returns the message of a test or the values that it compared; undefined if it has neither. */
  shown(test: ListedTest): Code | undefined
  /** Returns the lines that {@link shown} has, if they are two values that lack what both have in common. */
  shortValues(test: ListedTest): readonly string[] | undefined
  /** Returns the rest of the message and the trace. Empty if all of it is shown already. */
  trace(test: ListedTest): string
  /** Returns the owners of a test. Empty if it has none. */
  owners(test: ListedTest): string
}

/** Finds the texts of each failed test only once. A report that must fit a limit is built many times. */
export function createFailureTexts(scope: Pick<Scope, 'locations' | 'ownersOf'>): FailureTexts {
  const openOf = oncePerTest((test) => openPart(test, detailsOf(test)))
  return {
    reason: (test) => reasonOf(test, () => openOf(test).values),
    shown: (test) => openOf(test).block,
    shortValues: (test) => shortValuesOf(openOf(test)),
    trace: oncePerTest((test) => foldText(test, detailsOf(test), openOf(test), scope)),
    owners: oncePerTest((test) => findOwnerNames(test, scope)),
  }
}
