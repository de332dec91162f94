import { withoutFullStop } from '../../base/text/without-full-stop.js'
import { completedLine } from './completed-line.js'
import { exUnitLine } from './ex-unit-line.js'
import { googleTestText } from './google-test-text.js'
import { matcherLine } from './matcher-line.js'
import { trimmed } from './text-lines.js'

/** The line that readers see, and the line that decides the cause if both differ. */
interface ExplainedLine {
  readonly headline: string
  readonly reason?: string
}

/** A longer text of PHPUnit explains itself. */
const maximumShortText = 60

const phpUnitSentence = 'Failed asserting that '

/**
 * Completes a line as `completedLine` does, and adds what the assertion libraries write on other lines: a text of the test (PHPUnit,
 * GoogleTest), the other value (Test::More), the code (ExUnit), or the values (Jest, Playwright).
 * @param details the details of the failure if `lines` is its message
 */
export function explainedLine(lines: readonly string[], index: number, details = ''): ExplainedLine {
  const reason = completedLine(lines, index)
  const headline =
    withSentence(reason, trimmed(lines[index + 1])) ??
    withText(reason, lines, index) ??
    withExpected(reason, trimmed(lines[index + 2])) ??
    exUnitLine(reason, lines, details) ??
    matcherLine(reason, lines.slice(index), details)
  return headline === undefined ? { headline: reason } : { headline, reason }
}

/** Joins a short text of the test with the sentence of PHPUnit below it. */
function withSentence(line: string, next: string): string | undefined {
  const isText = line.length <= maximumShortText && !line.includes(phpUnitSentence)
  return isText && next.startsWith(phpUnitSentence) ? `${withoutFullStop(line)}: ${next}` : undefined
}

/** Adds the second value of `is_deeply` of Test::More, which is below the first one. */
const withExpected = (line: string, next: string): string | undefined =>
  line.startsWith('Structures begin differing at: $got') && next.startsWith('$expected') ? `${line}, ${next}` : undefined

function withText(line: string, lines: readonly string[], index: number): string | undefined {
  const text = googleTestText(lines, index)
  return text === undefined ? undefined : `${withoutFullStop(text)}: ${line}`
}
