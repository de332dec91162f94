import { formatCount } from '../../../base/text/counts.js'
import type { Sink } from '../format.js'

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
