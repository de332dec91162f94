import { parseNumber } from '../fields/numbers.js'
import { checkStatedFailures, checkStatedTotal } from '../fields/stated-totals.js'
import type { Sink } from '../format.js'
import type { Attributes } from '../xml/xml.js'

/** Compares the totals that a report states with what it lists. */
export interface TestngTotals {
  /** Adds a test method that is neither a configuration method nor an attempt. */
  addTest(attributes: Attributes): void
  addAttempt(): void
  addResults(results: Attributes): void
  /** Called at the end of the file. */
  check(): void
}

/** Creates the totals of one reading. */
export function createTestngTotals(sink: Sink): TestngTotals {
  let listed = 0
  let failures = 0
  let statedFailures = 0
  let allowedFailures = 0
  let attempts = 0
  let ignored = 0
  let stated: number | undefined
  return {
    addTest({ status }) {
      listed += 1
      if (status === 'FAIL') failures += 1
      if (status === 'SUCCESS_PERCENTAGE_FAILURE') allowedFailures += 1
    },
    addAttempt() {
      attempts += 1
    },
    addResults(results) {
      const total = parseNumber(results.total)
      if (total !== undefined) stated = (stated ?? 0) + total
      ignored += parseNumber(results.ignored) ?? 0
      statedFailures += parseNumber(results.failed) ?? 0
    },
    check() {
      checkStatedFailures(sink, statedFailures, failures + allowedFailures)
      if (stated === undefined) return
      // No total includes allowed failures. It depends on the version if totals include ignored methods and attempts.
      for (const extra of [0, attempts, ignored, attempts + ignored]) {
        const total = stated - extra
        if (total <= listed && total >= listed - allowedFailures) return
      }
      checkStatedTotal(sink, stated - attempts, listed)
    },
  }
}
