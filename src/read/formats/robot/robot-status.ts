import type { Status } from '../../../records/record.js'
import { capText } from '../fields/captured-text.js'

/** The effect of a suite teardown on all tests of the suite. */
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

/** Returns the status for a word: `PASS`, `FAIL`, `SKIP` or `NOT RUN`. */
export const robotStatus = (word: string | undefined): Status => statuses.get(word) ?? 'unknown'

/** Returns the status of a suite teardown that affects the tests, or undefined if it does not. */
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
 * Applies suite teardowns to a test, as Robot Framework does when it reads a result. A failed teardown fails every test of the suite that
 * was not skipped, and a skipped one skips all tests; the element of the test shows neither. Wording and order come from
 * `robot.result.SuiteTeardownFailed`.
 * @param teardowns the failed and skipped teardowns of the suites around the test, outermost first
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
