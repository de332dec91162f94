import { recordLimits } from '../../../records/limits.js'
import type { Status, WritableResult } from '../../../records/record.js'
import { capText } from '../fields/captured-text.js'
import { durationOfJson, type JsonRecord, jsonText } from '../json/json-fields.js'

/** The error of a failed test. */
export interface MochaError {
  readonly message?: string
  readonly stack?: string
  readonly expected?: string
  readonly actual?: string
}

/** Returns the suites of a test. Consecutive tests of the same suite share one array. */
export type MochaSuites = (describes: string) => readonly string[]

/** The name that Mocha's reporter `xunit` gives the suite, so that the ids of the tests are the same. */
const root = 'Mocha Tests'

/** Creates a function that returns the suites for the names of the `describe` blocks, joined by spaces. */
export function createMochaSuites(): MochaSuites {
  let last: readonly string[] = [root]
  return (describes) => {
    if ((last[1] ?? '') !== describes) last = describes === '' ? [root] : [root, describes]
    return last
  }
}

/** Returns the names of the `describe` blocks of a test, joined by spaces, or undefined if the full title does not end with the title. */
export function describesOf({ title, fullTitle }: JsonRecord): string | undefined {
  const name = jsonText(title) ?? ''
  const full = jsonText(fullTitle)
  if (full === undefined) return undefined
  if (full === name) return ''
  return full.endsWith(` ${name}`) ? full.slice(0, full.length - name.length - 1) : undefined
}

/** The parts of a result that each format of Mocha states in its own way. */
interface MochaOutcome {
  readonly status: Status
  readonly suite: readonly string[]
  /** May be empty. */
  readonly file: string
  readonly error?: MochaError | undefined
}

/** Returns the result of a test or a hook. */
export function mochaResult(test: JsonRecord, { status, suite, file, error }: MochaOutcome): WritableResult {
  const result: WritableResult = { name: jsonText(test.title) ?? '', suite, status }
  // mochawesome states 0 for tests that did not run.
  const duration = status === 'skipped' ? undefined : durationOfJson(test.duration)
  if (duration !== undefined) result.duration = duration
  if (error !== undefined) addError(result, error)
  if (file !== '') result.file = file
  const { currentRetry } = test
  if (typeof currentRetry === 'number' && currentRetry >= 1 && (status === 'successful' || status === 'failed')) {
    // Only the number of the earlier attempts is known.
    result.attempts = Array.from({ length: Math.min(Math.floor(currentRetry), recordLimits.attempts) }, () => ({ status: 'failed' }))
    if (status === 'successful') result.flaky = true
  }
  return result
}

function addError(result: WritableResult, { message, stack, expected, actual }: MochaError): void {
  if (message) result.message = capText(message)
  if (stack) result.details = capText(stack)
  if (expected === undefined || actual === undefined || expected === actual) return
  result.expected = capText(expected)
  result.actual = capText(actual)
}

/** Identifies a test among those that fail after they have passed. */
export const mochaKey = ({ fullTitle, file }: JsonRecord): string => `${jsonText(file) ?? ''}\n${jsonText(fullTitle) ?? ''}`

/** Checks if a failed test is a hook, such as `"before all" hook: opens the store for "adds a book"`. */
export const isMochaHook = ({ title }: JsonRecord): boolean =>
  typeof title === 'string' && /^"(?:before|after) (?:all|each)" hook\b/.test(title)
