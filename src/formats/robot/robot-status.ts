import type { Status } from '../../records/record.js'
import { capText } from '../fields/captured-text.js'

/** What a suite's teardown does to every test below it. */
export interface SuiteTeardown {
  readonly status: 'FAIL' | 'SKIP'
  readonly message: string
}

const statuses = new Map<string | undefined, Status>([
  ['PASS', 'successful'],
  ['FAIL', 'failed'],
  ['SKIP', 'skipped'],
  ['NOT RUN', 'skipped'],
  ['NOT_RUN', 'skipped'],
])

/** The status of a test by its own word, `PASS`, `FAIL`, `SKIP` or `NOT RUN`. */
export const robotStatus = (word: string | undefined): Status => statuses.get(word) ?? 'unknown'

/** The word as a suite teardown, or undefined where it leaves the tests as they are. */
export function teardownStatus(word: string | undefined): SuiteTeardown['status'] | undefined {
  return word === 'FAIL' || word === 'SKIP' ? word : undefined
}

/**
 * Returns the message of a teardown.
 * @param text the message of the suite, such as "Suite teardown failed:\nConnection lost"
 */
export function teardownMessage(status: SuiteTeardown['status'], text: string): string {
  const mark = status === 'FAIL' ? 'uite teardown failed:\n' : 'in suite teardown:\n'
  const start = text.lastIndexOf(mark)
  return (start === -1 ? text : text.slice(start + mark.length)).trim()
}

interface Outcome {
  status: Status
  message?: string
}

/**
 * Changes a test as Robot Framework itself does when it reads a result: a failed suite teardown fails every test below that was not
 * skipped, a skipped one skips all; the test's own element says neither. Words and order are those of `robot.result.SuiteTeardownFailed`.
 * @param teardowns those that did not pass, of the suites around the test, outermost first
 */
export function applySuiteTeardowns(test: Outcome, teardowns: readonly SuiteTeardown[]): void {
  for (const teardown of teardowns.toReversed()) {
    const earlier = test.message
    if (teardown.status === 'SKIP') {
      test.status = 'skipped'
      test.message = capText(`Skipped in parent suite teardown:\n${teardown.message}${earlier ? `\n\nEarlier message:\n${earlier}` : ''}`)
    } else if (test.status !== 'skipped') {
      test.status = 'failed'
      test.message = capText(`${earlier ? `${earlier}\n\nAlso parent` : 'Parent'} suite teardown failed:\n${teardown.message}`)
    }
  }
}
