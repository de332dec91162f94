import { definedFields } from '../../../base/defined-fields.js'
import { displayLine, displayText } from '../../../base/text/display-text.js'
import { excerpt } from '../../../base/text/excerpt.js'
import { differenceExcerpt } from '../../../judge/failure/difference-excerpt.js'
import { withoutEqualityNote } from '../../../judge/failure/equality-note.js'
import type { FailureLead } from '../../../judge/failure/failure.js'
import { leadOf } from '../../../judge/failure/failure-lead.js'
import { type StatedValues, statedValues } from '../../../judge/failure/stated-values.js'
import { withoutStep } from '../../../judge/failure/step-of-failure.js'
import { rerunCommand } from '../../../judge/rerun/rerun-command.js'
import { traceLanguage } from '../../../judge/rerun/trace-command.js'
import type { SourceLocation } from '../../../judge/source-locations/test-location.js'
import { traceType } from '../../../records/attachment-kind.js'
import type { TestAttempt, Writable } from '../../../records/record.js'
import type { RecordedTest } from '../../../records/recorder.js'
import { distinctDetails } from '../../../report/content/failed-test/distinct-details.js'
import { diffWithHeadline, shownValues } from '../../../report/content/failed-test/shown-values.js'
import { diffExcerpt } from '../../../report/content/failure-diff/diff-excerpt.js'
import { wholeText, withoutShown } from '../../../report/content/failure-text.js'
import { pageLimits } from '../data/limits.js'
import type { TestDetails } from '../data/page-data.js'
import { hasEvidence, shownEvidence } from './test-evidence.js'

/** The details that are kept: everything, only the details of notable tests, or only the beginning of their messages. */
export type DetailLimit = 'everything' | 'notable tests' | 'short messages'

/** Returns whether a test did not succeed, or is flaky. */
export const isNotable = ({ status, flaky }: Pick<RecordedTest, 'status' | 'flaky'>): boolean => status !== 'successful' || flaky === true

/** Returns whether a test has more than its row in the list. */
export function hasDetails(test: RecordedTest): boolean {
  const { message, details, expected, actual, stdout, stderr, attempts, metadata } = test
  return (
    Boolean(
      message || details || (expected && actual) || stdout || stderr || attempts?.length || (metadata && Object.keys(metadata).length > 0),
    ) || hasEvidence(test)
  )
}

const shown = (text: string | undefined, limit: number): string | undefined =>
  text === undefined || text === '' ? undefined : displayText(differenceExcerpt(withoutEqualityNote(text), limit))

/**
 * Returns the details of a test; undefined if it has none or the limit excludes them.
 * @param known the lead of a failed execution, if the caller has it
 */
export function testDetails(
  test: RecordedTest,
  limit: DetailLimit,
  location?: SourceLocation,
  code?: string,
  known?: FailureLead,
): TestDetails | undefined {
  const rerun = test.status === 'failed' || test.flaky === true ? rerunCommand({ ...test, location: location?.file }) : undefined
  if (!hasDetails(test) && location === undefined && rerun === undefined) return undefined
  if (limit === 'short messages') {
    const written = test.status === 'failed' ? (known ?? leadOf(test))?.headline : test.message
    const message = shown(written?.slice(0, pageLimits.shortMessage), pageLimits.shortMessage)
    return message === undefined || !isNotable(test) ? undefined : { message }
  }
  if (limit === 'notable tests' && !isNotable(test)) return undefined
  const { attempts, metadata } = test
  const kept: Writable<TestDetails> = { ...texts(test, test, known), ...shownEvidence(test) }
  if (location !== undefined) kept.source = location.line === undefined ? [location.file] : [location.file, location.line]
  if (code !== undefined) kept.code = code
  if (rerun !== undefined) kept.rerun = rerun
  if (attempts !== undefined && attempts.length > 0) {
    kept.attempts = attempts.slice(-pageLimits.attempts).map((attempt) => attemptDetails(attempt, test))
  }
  if ([kept, ...(kept.attempts ?? [])].some(hasTrace)) Object.assign(kept, definedFields({ traceLanguage: traceLanguage(test) }))
  if (metadata !== undefined) {
    const entries = Object.entries(metadata).slice(0, pageLimits.metadata)
    if (entries.length > 0) kept.metadata = Object.fromEntries(entries.map(([name, value]) => [metadataName(name), metadataValue(value)]))
  }
  return kept
}

const hasTrace = ({ attachments = [] }: TestDetails) => attachments.some(({ type }) => type === traceType)

const metadataName = (name: string) => displayLine(excerpt(name, pageLimits.metadataName))
const metadataValue = (value: string) => displayText(excerpt(value, pageLimits.metadataValue))

function attemptDetails(attempt: TestAttempt, test: RecordedTest): TestDetails {
  const { status, duration } = attempt
  return { ...texts(attempt, test), ...shownEvidence(attempt), status, ...definedFields({ duration }) }
}

type Texts = Pick<TestAttempt, 'message' | 'details' | 'expected' | 'actual' | 'stdout' | 'stderr' | 'status'>

/** Returns the texts of a test or attempt. */
function texts(result: Texts, { name, suite }: Pick<RecordedTest, 'name' | 'suite'>, known?: FailureLead): TestDetails {
  const kept: Writable<TestDetails> = {}
  const message = shown(result.message, pageLimits.text)
  const details = shown(result.details && distinctDetails(result.details), pageLimits.trace)
  const stdout = shown(result.stdout, pageLimits.text)
  const stderr = shown(result.stderr, pageLimits.text)
  if (message !== undefined) kept.message = message
  if (details !== undefined) kept.details = details
  // Only a failed test has compared values.
  if (result.status === 'failed') lead(kept, known ?? leadOf({ ...result, name, suite }), statedValues(result, pageLimits.text))
  if (stdout !== undefined) kept.stdout = stdout
  if (stderr !== undefined) kept.stderr = stderr
  return kept
}

/** Adds the text to show first. If it comes from the output, it is only the headline, because the page shows the output below. */
function lead(kept: Writable<TestDetails>, found: Partial<FailureLead> = {}, stated?: StatedValues): void {
  const { isOutput } = found
  const headline = withoutEqualityNote(withoutStep(found.headline ?? '', found.step))
  const text = found.text === undefined ? undefined : withoutEqualityNote(found.text)
  const { message = '', details = '' } = kept
  const values = text === undefined ? shownValues(message, details, stated) : shownValues(text, '', stated)
  if (values !== undefined) {
    const diff = diffWithHeadline(headline, values)
    // A blank line stands for a headline that is one of the values. Otherwise, the page would show the first line of a value as the title.
    const whole = diff === values.lines ? ['', ...diff] : diff
    kept.diff = diffExcerpt(whole, pageLimits.diffLines)
    const compared = commonLines(values.source, details)
    if (values.isShortened || kept.diff !== whole) kept.isPartialDiff = true
    else if (compared.length > 0) kept.compared = compared
  }
  if (text === undefined) return
  kept.lead = isOutput ? headline : text
  const rest = withoutShown(wholeText(message, details), text).trim()
  if (rest !== '') kept.details = rest
  else delete kept.details
}

/** Returns the lines that a text contains too, perhaps with another indentation. */
function commonLines(lines: readonly string[], text: string): readonly string[] {
  const all = new Set(text.split('\n').map((line) => line.trim()))
  const found = lines.map((line) => line.trim()).filter((line) => line !== '' && all.has(line))
  return [...new Set(found)]
}
