import type { Sink } from './format.js'

/**
 * Warns where a total that a file states contradicts the cases that it lists. The listed ones count: totals are often stale
 * (hand-merged files), inflated (Surefire counts every rerun) or leave something out.
 * @param stated the total as the file states it; nothing is checked where it is undefined
 * @param listed how many cases were read
 */
export function checkStatedTotal(sink: Sink, stated: number | undefined, listed: number, what = 'tests'): void {
  if (stated === undefined || stated === listed) return
  sink.problem({ severity: 'warning', message: `The file states ${stated} ${what}, but lists ${listed}; the listed ones count.` })
}
