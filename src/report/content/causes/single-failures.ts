import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'

/** The failed tests that share their cause with no other. */
interface SingleFailures {
  /** May lack some of them. */
  readonly failures: readonly MergedFailure[]
  readonly total: number
}

/** Returns the failed tests that share their cause with no other. Causes that the summary lacks count as one test each. */
export function singleFailures({ failures, causes, otherCauses }: Pick<RunSummary, 'failures' | 'causes' | 'otherCauses'>): SingleFailures {
  const shared = new Set(causes.flatMap(({ cause, tests }) => (tests > 1 ? [cause.id] : [])))
  return {
    failures: failures.filter(({ cause }) => !shared.has(cause.id)),
    total: causes.length - shared.size + otherCauses,
  }
}
