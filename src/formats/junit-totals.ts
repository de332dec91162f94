import type { Sink } from './format.js'
import { parseNumber } from './numbers.js'
import { checkStatedTotal } from './stated-totals.js'
import type { Attributes } from './xml.js'

/** What the suites of a file state of their tests. */
export interface JunitTotals {
  addSuite(stated: number, listed: number): void
  addSkipped(): void
  sawReruns(): void
  check(): void
}

/** Compares totals over the suites that hold tests and no suites: others state their children's too. */
export function createJunitTotals(sink: Sink): JunitTotals {
  let stated: number | undefined
  let listed = 0
  let skipped = 0
  let reruns = false
  return {
    addSuite(suiteStated, suiteListed) {
      stated = (stated ?? 0) + suiteStated
      listed += suiteListed
    },
    addSkipped() {
      skipped += 1
    },
    sawReruns() {
      reruns = true
    },
    check() {
      // Surefire counts every rerun; Ginkgo leaves out what was skipped.
      if (!reruns && stated !== listed - skipped) checkStatedTotal(sink, stated, listed)
    },
  }
}

/** A suite that states tests and lists none lost them; where it states failures too, nobody may call the run successful. */
export function reportMissingCases(sink: Sink, own: Attributes, total: number, line: number): void {
  const bad = (parseNumber(own.failures) ?? 0) + (parseNumber(own.errors) ?? 0)
  const name = own.name ? ` "${own.name}"` : ''
  if (bad > 0) {
    sink.problem({
      severity: 'error',
      kind: 'incomplete',
      message: `The suite${name} states ${total} tests, ${bad} of them failed, but lists none.`,
      line,
    })
  } else {
    sink.problem({ severity: 'warning', message: `The suite${name} states ${total} tests, but lists none.`, line })
  }
}
