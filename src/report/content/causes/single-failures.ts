import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'

/** The failed tests that share their cause with no other. */
interface SingleFailures {
  /** May lack some of them. */
  readonly failures: readonly MergedFailure[]
  readonly total: number
}

type Counted = Pick<RunSummary, 'failures' | 'failedTests' | 'causes' | 'otherCauses' | 'otherCausesIsMinimum'>

/**
 * Returns the failed tests that share their cause with no other. Causes that the summary lacks count as one test each. If their number is
 * unknown, all tests without a shared cause count.
 */
export function singleFailures({ failures, failedTests = 0, causes, otherCauses, otherCausesIsMinimum }: Counted): SingleFailures {
  const known = causes.filter(({ tests }) => tests > 1)
  const shared = new Set(known.map(({ cause }) => cause.id))
  const total = causes.length - shared.size + otherCauses
  const unshared = failedTests - known.reduce((sum, { tests }) => sum + tests, 0)
  return {
    failures: failures.filter(({ cause }) => !shared.has(cause.id)),
    total: otherCausesIsMinimum === true ? Math.max(total, unshared) : total,
  }
}
