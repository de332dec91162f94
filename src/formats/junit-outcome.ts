import type { TestAttempt, TestResult, Writable } from '../records/record.js'
import { capText } from './captured-text.js'
import type { Attributes } from './xml.js'

type Result = Writable<TestResult>

/** What an element such as `<failure>` says. */
export interface Fault {
  message?: string
  details?: string
}

const skippedStatuses = new Set(['notrun', 'disabled', 'skipped', 'skip', 'ignored', 'pending'])

/** The first line of a text that says something. */
export const firstLine = (text: string) => text.trim().split('\n', 1)[0]?.trim() ?? ''

/** A test that did not run says so in `status` (GoogleTest, CTest) or `result` (GoogleTest), without a child element. */
export function isSkipped({ status, result }: Attributes): boolean {
  if (status !== undefined && status !== 'run' && skippedStatuses.has(status.toLowerCase())) return true
  return result !== undefined && result !== 'completed' && (result.toLowerCase() === 'suppressed' || result.toLowerCase() === 'skipped')
}

/** What a `<failure>` and its like say: the message as an attribute, else in the first line of the text, else the type alone. */
export function faultOf(own: Attributes, text: string): Fault {
  const details = text.trim() === '' ? '' : text
  const message = own.message || firstLine(details) || own.type || ''
  return { ...(message ? { message: capText(message) } : {}), ...(details ? { details } : {}) }
}

/** Several failures of one case (newman, mocha) are one failed test: the first message, and the details of all. */
export function describeFailures(result: Result, failures: readonly Fault[]): void {
  const message = failures.find((fault) => fault.message !== undefined)?.message
  const details = failures.flatMap((fault) => (fault.details === undefined ? [] : [fault.details]))
  if (message !== undefined) result.message = message
  if (details.length > 0) result.details = capText(details.join('\n\n'))
}

/**
 * Surefire: a flaky success lists its failures; a failure lists the first run as `failure` and the reruns behind it,
 * so that the last rerun is the result.
 */
export function describeAttempts(result: Result, reruns: Writable<TestAttempt>[], flakyAttempts: number): void {
  if (result.status !== 'failed') {
    if (flakyAttempts > 0 && result.status === 'successful') result.flaky = true
    result.attempts = reruns
    return
  }
  const { message, details } = result
  const first: Writable<TestAttempt> = { status: 'failed' }
  if (message !== undefined) first.message = message
  if (details !== undefined) first.details = details
  const last = reruns.at(-1)
  result.attempts = [first, ...reruns.slice(0, -1)]
  if (last?.message !== undefined) result.message = last.message
  if (last?.details !== undefined) result.details = last.details
}
