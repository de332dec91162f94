import type { Status, WritableResult } from '../../../records/record.js'
import { capText } from '../fields/captured-text.js'
import { firstLine } from '../fields/first-line.js'
import { addPhpUnitAttempts } from '../fields/php-unit-attempts.js'
import { hasFailed, type OtrElement } from './otr-element.js'
import type { OtrPlace } from './otr-place.js'

const statuses: ReadonlyMap<string | undefined, Status> = new Map<string | undefined, Status>([
  ['SUCCESSFUL', 'successful'],
  ['FAILED', 'failed'],
  ['ERRORED', 'failed'],
  ['SKIPPED', 'skipped'],
  // A failed assumption, or a test that PHPUnit calls incomplete.
  ['ABORTED', 'skipped'],
])

/**
 * Returns the result of an element.
 * @param isOpen whether the element has not ended
 */
export function otrResult(element: OtrElement, { suite, name }: OtrPlace, ofPhpUnit: boolean, isOpen: boolean): WritableResult {
  const result: WritableResult = { name, suite, status: isOpen ? 'running' : (statuses.get(element.status) ?? 'unknown') }
  if (element.start !== undefined) result.timestamp = Math.trunc(element.start)
  if (element.duration !== undefined) result.duration = element.duration
  if (element.file !== undefined) {
    result.file = element.file
    if (element.fileLine !== undefined) result.line = element.fileLine
  }
  if (element.tags !== undefined) result.tags = element.tags
  if (element.metadata !== undefined) result.metadata = element.metadata
  const stdout = element.stdout?.take()
  const stderr = element.stderr?.take()
  if (stdout) result.stdout = stdout
  if (stderr) result.stderr = stderr
  describe(result, element)
  if (ofPhpUnit) {
    if (result.status === 'failed') result.producer = 'phpunit'
    addPhpUnitAttempts(result)
  }
  return result
}

function describe(result: WritableResult, element: OtrElement): void {
  const message = messageOf(element)
  if (message !== '') result.message = capText(message)
  if (result.status !== 'failed') return
  if (element.throwable !== undefined && element.throwable.text.trim() !== '') result.details = element.throwable.text.trimEnd()
  if (element.expected !== undefined) result.expected = element.expected
  if (element.actual !== undefined) result.actual = element.actual
}

/**
 * Returns the message of an element: its reason, else the text of its exception before the stack. It is the message that the JUnit XML of
 * the same test has, because the cause of the failure depends on it: Surefire leaves out the type of an exception, and PHPUnit writes it
 * unless it is an assertion.
 */
export function messageOf(element: OtrElement): string {
  const { throwable } = element
  const reason = element.reason?.trim()
  if (throwable === undefined) return reason ?? ''
  // Only PHPUnit writes both.
  if (reason && (throwable.isAssertion || !hasFailed(element))) return reason
  const message = textBeforeStack(throwable.text)
  const { type } = throwable
  if (type === '' || !message.startsWith(type)) return message || reason || type
  const rest = message.slice(type.length).replace(/^:\s*/, '')
  return rest === '' || reason === undefined ? rest || type : message
}

/** Matches the first line after the message: a frame of Java, the cause, or the blank line that PHPUnit writes before its frames. */
const stackStart = /\n(?:[ \t]{1,20}(?:at |Suppressed: |\.\.\. \d)|Caused by: |\r?\n)/
const maximumMessageLength = 10_000

function textBeforeStack(text: string): string {
  const start = text.slice(0, maximumMessageLength)
  const end = stackStart.exec(start)
  if (end !== null) return start.slice(0, end.index).trim()
  return text.length > maximumMessageLength ? firstLine(text) : start.trim()
}
