import { definedFields } from '../../../base/defined-fields.js'
import { countOf, formatCount } from '../../../base/text/counts.js'
import type { Sink } from '../format.js'

/** Returns a number of tests that a file states. Any other value counts as 0. */
export const statedCount = (value: unknown): number => (Number.isSafeInteger(value) ? Math.max(value as number, 0) : 0)

/**
 * Warns if a file lists fewer test cases than it states. More test cases are fine, because many producers leave some out of their totals.
 * The listed ones count in any case, because totals are often outdated, for example in edited files.
 * @param stated the total in the file; undefined disables the check
 */
export function checkStatedTotal(sink: Sink, stated: number | undefined, listed: number, what = 'tests'): void {
  if (stated === undefined || stated <= listed) return
  sink.problem({
    severity: 'warning',
    message: `The file states ${formatCount(stated)} ${what}, but lists ${formatCount(listed)}; the listed ones count.`,
  })
}

/** Reports failures that a file states if it lists no failed test, because a lost failure must not be successful. */
export function checkStatedFailures(sink: Sink, stated: number, listed: number): void {
  if (stated > 0 && listed === 0) reportMissingFailures(sink, 'The file', stated)
}

/**
 * Reports failures that are stated for tests of which none failed.
 * @param subject the suite or the file, at the start of a sentence
 * @param reason the line of the file that explains them; empty if there is none
 */
export function reportMissingFailures(sink: Sink, subject: string, stated: number, line?: number, reason = ''): void {
  sink.problem({
    severity: 'error',
    kind: 'incomplete',
    message: `${subject} states ${countOf(stated, 'failure')}, but lists no failed test${reason === '' ? '. See the log of the tests for the reason.' : `: ${reason}`}`,
    ...definedFields({ line }),
  })
}
