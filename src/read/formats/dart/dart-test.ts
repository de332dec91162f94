import { recordLimits } from '../../../records/limits.js'
import type { Status, TestAttempt, TestResult, WritableResult } from '../../../records/record.js'
import { asNumber, asObject, asText } from '../events/event-fields.js'
import { type CapturedText, capText, createCapturedText } from '../fields/captured-text.js'
import { lineNumber } from '../fields/line-number.js'
import { durationOf } from '../fields/numbers.js'
import type { JsonRecord } from '../json/json-fields.js'
import { portablePath } from './dart-paths.js'
import { type DartSuites, withoutPrefix } from './dart-suites.js'

/** A test that has started, and its events so far. */
export interface DartTest {
  readonly name: string
  /** Includes the names of its groups. */
  readonly fullName: string
  readonly suite: readonly string[]
  readonly file: string | undefined
  readonly line: number | undefined
  readonly start: number | undefined
  /** Whether the test represents the loading of a file. */
  readonly isLoading: boolean
  /** The number of errors that follow its end. */
  readonly lateErrors: number
  errorCount: number
  end: JsonRecord | undefined
  skipReason: string | undefined
  output: CapturedText | undefined
  errors: CapturedText | undefined
  traces: CapturedText | undefined
  attempts: TestAttempt[] | undefined
}

/** Creates a test from the `test` of its `testStart`. */
export function beginTest(test: JsonRecord, start: number | undefined, suites: DartSuites, lateErrors: number): DartTest {
  const fullName = asText(test.name) ?? ''
  const groupIds: readonly unknown[] = Array.isArray(test.groupIDs) ? test.groupIDs : []
  const suite = suites.suite(test.suiteID)
  const group = suites.group(groupIds.at(-1))
  const isLoading = groupIds.length === 0 && fullName.startsWith('loading ')
  // With a root URL, the test is at the root URL, and a helper such as testWidgets at the URL.
  const rootUrl = asText(test.root_url)
  const url = rootUrl ?? asText(test.url)
  return {
    // In Flutter, the path after "loading" is absolute.
    name: isLoading && suite !== undefined ? `loading ${portablePath(suite.file)}` : withoutPrefix(fullName, group?.name),
    fullName,
    suite: group?.path ?? suite?.path ?? [],
    file: url === undefined ? suite?.file || undefined : suites.fileOf(url),
    line: url === undefined ? undefined : lineNumber(rootUrl === undefined ? test.line : test.root_line),
    start,
    isLoading,
    lateErrors,
    errorCount: 0,
    end: undefined,
    skipReason: asText(asObject(test.metadata)?.skipReason),
    output: undefined,
    errors: undefined,
    traces: undefined,
    attempts: undefined,
  }
}

/** Adds an `error` event. */
export function addError(test: DartTest, event: JsonRecord): void {
  test.errorCount += 1
  test.errors = appended(test.errors, asText(event.error) ?? 'An error without a message', '\n\n')
  const trace = asText(event.stackTrace)
  if (trace !== undefined) test.traces = appended(test.traces, trace, '\n\n')
}

/** Adds a `print` event: output, the reason of a skip, or the announcement of a retry. */
export function addPrint(test: DartTest, event: JsonRecord): void {
  const message = asText(event.message)
  if (message === undefined) return
  if (event.messageType === 'skip') {
    test.skipReason = message.startsWith('Skip: ') ? message.slice(6) : message
  } else if (test.errors !== undefined && message === `Retry: ${test.fullName}`) {
    // This is the only sign of a failed attempt (package:test_api, invoker.dart).
    test.attempts ??= []
    if (test.attempts.length < recordLimits.attempts) test.attempts.push({ status: 'failed', ...takeErrors(test) })
    test.errors = undefined
    test.traces = undefined
  } else {
    test.output = appended(test.output, message, '\n')
  }
}

/**
 * Returns the result of a test, or undefined if it does not count: hidden tests that succeed, and files that were still loading.
 * @param unfinished the status of a test that did not end
 */
export function dartResult(test: DartTest, unfinished: Status): TestResult | undefined {
  const { end, file, line, attempts } = test
  const status = end === undefined ? unfinished : dartStatus(test, end)
  if (end === undefined ? test.isLoading : end.hidden === true && status === 'successful') return undefined
  const result: WritableResult = { name: test.name, suite: test.suite, status }
  if (end !== undefined && test.start !== undefined) {
    const duration = durationOf((asNumber(end.time) ?? test.start) - test.start)
    if (duration !== undefined) result.duration = duration
  }
  if (test.errors !== undefined) Object.assign(result, takeErrors(test))
  else if (status === 'skipped' && test.skipReason !== undefined) result.message = capText(test.skipReason)
  if (test.output !== undefined) result.stdout = test.output.take()
  if (file !== undefined) result.file = file
  if (line !== undefined) result.line = line
  if (attempts !== undefined) {
    result.attempts = attempts
    if (status === 'successful') result.flaky = true
  }
  return result
}

/** Returns the status of a test that has ended. An error after its end makes it failed. */
function dartStatus({ lateErrors }: DartTest, { result, skipped }: JsonRecord): Status {
  if (result === 'failure' || result === 'error' || lateErrors > 0) return 'failed'
  if (skipped === true) return 'skipped'
  return result === 'success' ? 'successful' : 'unknown'
}

function appended(text: CapturedText | undefined, piece: string, separator: string): CapturedText {
  const captured = text ?? createCapturedText()
  if (text !== undefined) captured.append(separator)
  captured.append(piece.trimEnd())
  return captured
}

const takeErrors = ({ errors, traces }: DartTest): Pick<TestAttempt, 'message' | 'details'> => ({
  ...(errors === undefined ? {} : { message: errors.take() }),
  ...(traces === undefined ? {} : { details: traces.take() }),
})
