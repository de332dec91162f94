import { recordLimits } from '../../../records/limits.js'
import type { Status, TestAttempt, Writable, WritableResult } from '../../../records/record.js'
import { capText } from '../fields/captured-text.js'
import { lineNumber } from '../fields/line-number.js'
import { addMetadata } from '../fields/metadata.js'
import { durationOf } from '../fields/numbers.js'
import { plausibleTimestamp } from '../fields/timestamps.js'
import { fieldEntries, isRecord, type JsonRecord, listOfStrings } from '../json/json-fields.js'
import { messageOfStack } from './jest-message.js'
import type { JestSuites } from './jest-suites.js'
import { comparedValues } from './jest-values.js'

/** The tool that wrote a report. */
export type JestTool = 'jest' | 'vitest'

const maximumMessages = 100

const statuses = new Map<unknown, Status>([
  ['passed', 'successful'],
  ['failed', 'failed'],
  ['pending', 'skipped'],
  ['skipped', 'skipped'],
  ['todo', 'skipped'],
  ['disabled', 'skipped'],
])

/** Returns a test. Its file and its suites are complete when the report states the file. */
export function jestTest(test: JsonRecord, tool: JestTool, suites: JestSuites): WritableResult {
  const titles = Array.isArray(test.ancestorTitles) ? listOfStrings(test.ancestorTitles, recordLimits.suites) : undefined
  const title = textOf(test.title) ?? textOf(test.fullName) ?? ''
  // Jest before version 22 states no titles.
  const ownName = titles === undefined ? (textOf(test.fullName) ?? title) : title
  const result: WritableResult =
    tool === 'jest'
      ? { name: ownName, suite: suites.of((titles ?? []).join(' ')), status: 'unknown' }
      : { name: [...(titles ?? []), ownName].join(' > '), suite: suites.of(''), status: 'unknown' }
  const failures = listOf(test.failureMessages)
  const status = test.status === 'focused' ? (failures.length > 0 ? 'failed' : 'successful') : statuses.get(test.status)
  result.status = status ?? 'unknown'
  const duration = typeof test.duration === 'number' ? durationOf(test.duration) : undefined
  if (duration !== undefined) result.duration = duration
  const timestamp = typeof test.startAt === 'number' ? plausibleTimestamp(test.startAt) : undefined
  if (timestamp !== undefined) result.timestamp = timestamp
  const line = isRecord(test.location) ? lineNumber(test.location.line) : undefined
  if (line !== undefined) result.line = line
  if (result.status === 'failed') {
    result.producer = tool
    describeFailure(result, failures, test.failureDetails, tool)
  }
  if (tool === 'vitest') completeVitest(result, test, failures)
  else addInvocations(result, test)
  return result
}

const none: readonly unknown[] = []
const listOf = (value: unknown): readonly unknown[] =>
  !Array.isArray(value) || value.length === 0 ? none : value.length <= maximumMessages ? value : value.slice(0, maximumMessages)

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

function describeFailure(result: WritableResult, failures: readonly unknown[], details: unknown, tool: JestTool): void {
  const texts = listOfStrings(failures, maximumMessages)
  const index = tool === 'vitest' ? startOfLastAttempt(texts) : 0
  const text = texts[index]
  if (text === undefined) return
  describeAttempt(result, text)
  if (texts.length > 1) result.details = capText(texts.join('\n\n'))
  if (result.message === undefined) result.message = timeout
  const values = Array.isArray(details) && texts.length === failures.length ? comparedValues(details[index]) : undefined
  if (values === undefined) return
  result.expected = values.expected
  result.actual = values.actual
}

/** A frame of a hook of a test: `runHook (…/@vitest/runner/dist/chunk-artifact.js:2621:10)`, `wrapper (…/vitest/dist/chunks/run.js:2082:37)`. */
const hookFrame = /\n +at (?:runHook|wrapper|callSuiteHook) \([^\n]{0,1000}vitest/

const firstFrame = /\n +at [^\n]{1,1000}/

/**
 * Returns the index of the first error of the last attempt. Vitest lists the errors of all attempts. An attempt may have several: of
 * `expect.soft`, and of its hooks. A place that repeats, and an error of a test after one of a hook, belong to the next attempt.
 */
function startOfLastAttempt(texts: readonly string[]): number {
  let start = 0
  const places = new Set<string>()
  for (const [index, text] of texts.entries()) {
    const place = firstFrame.exec(text)?.[0] ?? text
    const isNext = places.has(place) || (hookFrame.test(texts[index - 1] ?? '') && !hookFrame.test(text))
    if (isNext) {
      start = index
      places.clear()
    }
    places.add(place)
  }
  return start
}

const timeout = 'The test or one of its hooks timed out.'

function describeAttempt(attempt: Writable<TestAttempt>, text: string): void {
  const message = messageOfStack(text)
  if (message !== '') attempt.message = capText(message)
  if (text !== message) attempt.details = capText(text)
}

function completeVitest(result: WritableResult, test: JsonRecord, failures: readonly unknown[]): void {
  if (test.status === 'pending') {
    result.status = 'cancelled'
    result.message = 'Vitest stopped before the test ended, or the worker of the test died.'
  }
  // Vitest keeps the errors of earlier attempts. It does not state their number, and errors of `expect.soft` make a test fail.
  if (result.status === 'successful' && failures.length > 0) {
    result.attempts = failures.map((failure) => {
      const attempt: Writable<TestAttempt> = { status: 'failed' }
      if (typeof failure === 'string') describeAttempt(attempt, failure)
      return attempt
    })
    result.flaky = true
  }
  const tags = Array.isArray(test.tags) ? listOfStrings(test.tags, recordLimits.tags) : []
  if (tags.length > 0) result.tags = tags
  if (!isRecord(test.meta)) return
  for (const [key, value] of fieldEntries(test.meta, recordLimits.metadata)) result.metadata = addMetadata(result.metadata, key, value)
}

/** Adds the earlier attempts. Jest states their errors only with `logErrorsBeforeRetry`. */
function addInvocations(result: WritableResult, test: JsonRecord): void {
  const invocations = typeof test.invocations === 'number' ? test.invocations : 1
  if (!(invocations > 1)) return
  const reasons = Array.isArray(test.retryReasons) ? test.retryReasons : []
  const attempts: TestAttempt[] = []
  for (let index = 0; index < Math.min(invocations - 1, recordLimits.attempts); index += 1) {
    const attempt: Writable<TestAttempt> = { status: 'failed' }
    const reason: unknown = reasons[index]
    if (typeof reason === 'string') describeAttempt(attempt, reason)
    attempts.push(attempt)
  }
  result.attempts = attempts
  if (result.status === 'successful') result.flaky = true
}
