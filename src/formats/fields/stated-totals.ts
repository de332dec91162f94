import type { Sink } from '../format.js'

/**
 * Warns if a file lists fewer test cases than it states. More are no fault: many producers leave something out of their totals.
 * The listed ones count in any case, because totals are often stale, for example in files that were edited.
 * @param stated the total as the file states it; if it is undefined, nothing is checked
 */
export function checkStatedTotal(sink: Sink, stated: number | undefined, listed: number, what = 'tests'): void {
  if (stated === undefined || stated <= listed) return
  sink.problem({ severity: 'warning', message: `The file states ${stated} ${what}, but lists ${listed}; the listed ones count.` })
}
