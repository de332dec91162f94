import { detach } from '../../../base/text/detach.js'
import type { Status, TestResult, WritableResult } from '../../../records/record.js'
import { asNumber, asText } from '../events/event-fields.js'
import { type CapturedText, capText, createCapturedText } from '../fields/captured-text.js'
import { addMetadata, type Metadata } from '../fields/metadata.js'
import { durationOf } from '../fields/numbers.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { GoEvent } from './go-lines.js'
import { goMessage, goSkipReason } from './go-message.js'

/** A test that has begun and has not ended. */
export interface GoTest {
  readonly name: string
  /** Whether there is an event that it began. Late output of a test that has ended looks like a test without this event. */
  isBegun: boolean
  start: string | undefined
  output: CapturedText | undefined
  /** The length of the output that counts as held. */
  held: number
  /** The text of the last `t.Error` (Go 1.26 marks it). */
  error: CapturedText | undefined
  metadata: Metadata | undefined
  /** A line of its output that only states a result. */
  resultLine: string | undefined
  /** Its result as a line of the output states it. */
  stated: { readonly status: Status; readonly elapsed: number } | undefined
  /** Whether its output reports a panic or a data race. */
  hasCrashed: boolean
  hasFailedSubtest: boolean
  /** A run of the same test that has no end. */
  earlier: GoTest | undefined
}

/** Creates a test. Its name outlives the chunk. */
export const createGoTest = (name: string, isBegun: boolean, start: string | undefined): GoTest => ({
  name: detach(name),
  isBegun,
  start: start === undefined ? undefined : detach(start),
  output: undefined,
  held: 0,
  error: undefined,
  metadata: undefined,
  resultLine: undefined,
  stated: undefined,
  hasCrashed: false,
  hasFailedSubtest: false,
  earlier: undefined,
})

/** Adds a line of output. */
export function addTestOutput(test: GoTest, text: string, type: unknown): void {
  test.output ??= createCapturedText()
  test.output.append(text)
  if (type === 'error') test.error = createCapturedText()
  if (type === 'error' || type === 'error-continue') test.error?.append(text)
}

/** Adds an attribute that the test has set with `t.Attr`. */
export function addAttribute(test: GoTest, { Key, Value }: GoEvent): void {
  const key = asText(Key)
  if (key !== undefined && typeof Value === 'string') test.metadata = addMetadata(test.metadata, key, Value)
}

/** How a test has ended. */
export interface GoEnd {
  readonly status: Status
  /** In seconds. */
  readonly elapsed?: unknown
  /** Used if the output has no reason. */
  readonly reason?: string
}

/** Returns the result of a test. */
export function goResult(test: GoTest, importPath: string, { status, elapsed, reason }: GoEnd): TestResult {
  const result: WritableResult = { name: test.name, suite: importPath === '' ? [] : [importPath], status }
  const seconds = asNumber(elapsed)
  const duration = seconds === undefined ? undefined : durationOf(seconds * 1000)
  if (duration !== undefined) result.duration = duration
  const timestamp = parseTimestamp(test.start)
  if (timestamp !== undefined) result.timestamp = timestamp
  if (test.metadata !== undefined) result.metadata = test.metadata
  const output = test.output?.take() ?? ''
  const isBlank = output.trim() === ''
  if (status === 'failed') {
    if (!isBlank) result.details = output
    const { message, expected, actual } = isBlank ? { message: reason ?? failedWithoutText(test) } : goMessage(test.error?.take() ?? output)
    result.message = capText(message)
    if (expected !== undefined) result.expected = capText(expected)
    if (actual !== undefined) result.actual = capText(actual)
    return result
  }
  const message = status === 'skipped' ? goSkipReason(output) : reason
  if (message !== undefined && message !== '') result.message = capText(message)
  // The output of most skipped tests is only the reason.
  const isReason = status === 'skipped' && output.trimEnd().endsWith(message ?? '') && output.trim().split('\n').length === 1
  if (!isBlank && !isReason) result.stdout = output
  return result
}

const failedWithoutText = ({ hasFailedSubtest }: GoTest): string => (hasFailedSubtest ? 'A subtest failed' : 'Failed')
