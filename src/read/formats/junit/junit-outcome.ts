import { definedFields } from '../../../base/defined-fields.js'
import type { Status, TestAttempt, Writable, WritableResult } from '../../../records/record.js'
import { capText } from '../fields/captured-text.js'
import { firstLine } from '../fields/first-line.js'
import type { Attributes } from '../xml/xml.js'
import { decodedError, decodedMessage, repairedMessage } from './junit-message.js'
import type { JunitCase } from './junit-reading.js'
import type { StatedResult } from './junit-stated-result.js'
import { isRisky } from './junit-tool-rules.js'
import { producerWords, testthatWords } from './junit-words.js'

/** The content of a `<failure>`, an `<error>` or the like. */
export interface Fault {
  readonly message?: string
  readonly details?: string
  /** The place of the failure, if the text states it. A line without a file is one of the file that the suite names. */
  readonly place?: { readonly file?: string | undefined; readonly line?: string | undefined }
  /** Whether it does not fail its test: a warning of doctest, or a test that PHPUnit calls risky. */
  readonly isWarning?: boolean
  /** Whether it is the reason why PHPUnit calls a test risky. */
  readonly isRisky?: boolean
}

/** The content of a `<skipped>`. */
export interface SkippedElement {
  readonly type: string | undefined
  readonly reason: string
}

/**
 * Checks if CTest could not run a test, for example because its executable is missing. CTest counts that as a failure, and writes the same
 * element for a test that skips itself. GoogleTest writes "notrun" together with a `result`.
 */
const couldNotRun = ({ status, result }: Attributes, skipped: SkippedElement | undefined) =>
  status === 'notrun' && result === undefined && !!skipped?.reason && !/^SKIP_RE(?:TURN_CODE|GULAR_EXPRESSION)/.test(skipped.reason)

/** Returns the status of a test case that has ended. */
export function statusOfCase({ attributes, skipped, hasFailed, failures }: Outcome, stated: StatedResult | undefined): Status {
  // A failing "todo" of node:test and of other producers that speak TAP does not fail the run.
  if (skipped?.type === 'todo') return 'skipped'
  if (hasFailed) return 'failed'
  // The others are warnings.
  if (failures.length > 0) return 'successful'
  if (stated?.status === 'failed' || couldNotRun(attributes, skipped)) return 'failed'
  return skipped !== undefined || stated?.status === 'skipped' ? 'skipped' : 'successful'
}

type Outcome = Pick<JunitCase, 'attributes' | 'skipped' | 'hasFailed' | 'failures'>

/** Returns whether an element that usually reports a failure only states that there is none, or what the limit is. */
export const statesNoFault = ({ message, type }: Attributes, text: string, isTimeout = false): boolean =>
  message === undefined &&
  !type &&
  text.length < 100 &&
  (noFault.test(text) || (isTimeout && text.trim() !== '' && !Number.isNaN(Number(text))))

const noFault = /^\s*(?:0|false|no|none)\s*$/i

/** Returns what a `<skipped>` contains. A test case with several of them has the last reason. */
export function skippedElementOf({ type, message }: Attributes, text: string, before: SkippedElement | undefined): SkippedElement {
  // node:test writes "true" if the test gives no reason.
  const reason = message === 'true' && (type === 'todo' || type === 'skipped') ? '' : (message ?? firstLine(text))
  return { type: type ?? before?.type, reason: testthatWords(reason)?.message ?? (reason || (before?.reason ?? '')) }
}

// doctest: WARN, WARN_EQ, WARN_THROWS and others. "WARNING" is different: linters use it for faults that count.
const warning = /^WARN(?:_|$)/

/** Returns the content of a `<failure>`, which may be a warning of doctest. */
export function failureOf(own: Attributes, text: string): Fault {
  const fault = junitFault(own, text)
  return own.type !== undefined && warning.test(own.type) ? { ...fault, isWarning: true } : fault
}

/** Returns the content of an `<error>`, which may be a reason why PHPUnit calls a test risky. */
export function errorOf(own: Attributes, text: string): Fault {
  const fault = junitFault(own, text)
  return isRisky(own) ? { ...fault, isWarning: true, isRisky: true } : fault
}

/** Returns the content of an element that reports a failure. Its message is the attribute, the first line of the text, or the type. */
export function junitFault(own: Attributes, text: string): Fault {
  const words = producerWords(own, text)
  const error = own.message ? decodedMessage(own.message, text) : decodedError(text)
  const details = words?.details ?? error?.details ?? (text.trim() === '' ? '' : text)
  const message = words?.message ?? error?.message ?? (repairedMessage(own.message ?? '', details) || firstLine(details) || own.type || '')
  return { ...(message ? { message: capText(message) } : {}), ...(details ? { details } : {}), ...(words?.line && { place: words }) }
}

/**
 * Describes a test case by its failures. Newman and Mocha write several. The first message counts, and the details of all are joined, each
 * after its message if it does not contain that.
 */
export function describeFailures(result: WritableResult, failures: readonly Fault[]): void {
  const withMessage = failures.filter((fault) => fault.message !== undefined)
  const first = withMessage.find((fault) => !fault.isWarning) ?? withMessage[0]
  const details = failures.map((fault) => (fault === first ? (fault.details ?? '') : wholeText(fault, first?.message))).filter(Boolean)
  if (first?.message !== undefined) result.message = first.message
  if (details.length > 0) result.details = capText(details.join('\n\n'))
}

function wholeText({ message = '', details = '' }: Fault, known: string | undefined): string {
  if (message === known || details.includes(message.trim())) return details
  return details === '' ? message : `${message}\n${details}`
}

/**
 * Sets the attempts at a test case. In Surefire's files, a flaky success lists its failed runs. A failure lists its first run as `failure`
 * and then the reruns, so the last rerun is the result. Failed runs of the flaky kind precede the failure.
 */
export function describeAttempts(result: WritableResult, reruns: Writable<TestAttempt>[], flakyAttempts: number): void {
  if (result.status !== 'failed') {
    if (flakyAttempts > 0 && result.status === 'successful') result.flaky = true
    result.attempts = reruns
    return
  }
  // Beside a failure, they are the attempts before it: nextest with `flaky-result = "fail"`.
  if (flakyAttempts > 0) {
    result.attempts = reruns
    return
  }
  const { message, details, stdout, stderr } = result
  const first: Writable<TestAttempt> = { status: 'failed', ...definedFields({ message, details }) }
  const last = reruns.at(-1)
  // The output of the test case is the one of its first run, if the reruns have their own.
  if (last?.stdout !== undefined || last?.stderr !== undefined) {
    Object.assign(first, definedFields({ stdout, stderr }))
    delete result.stdout
    delete result.stderr
    Object.assign(result, definedFields({ stdout: last.stdout, stderr: last.stderr }))
  }
  result.attempts = [first, ...reruns.slice(0, -1)]
  if (last?.message !== undefined) result.message = last.message
  if (last?.details !== undefined) result.details = last.details
}
