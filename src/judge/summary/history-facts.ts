import { definedFields } from '../../base/defined-fields.js'
import { groupCounts } from './failure-group.js'
import type { RunSummary } from './run-summary.js'

/** The numbers of tests that depend on the history. */
export interface HistoryFacts {
  /** Failed tests that are neither known nor flaky nor quarantined. Without a history, all failed tests that are not quarantined. */
  readonly new: number
  /** Failed tests that also fail on the base branch. */
  readonly known: number
  readonly fixed: number
  readonly gone: number
}

type Judged = Pick<RunSummary, 'counts' | 'verdicts' | 'changes'> & { readonly failedTests?: RunSummary['failedTests'] }

/** The numbers of distinct tests by their verdicts and changes. */
export function historyFacts({ counts, verdicts, changes, failedTests }: Judged): HistoryFacts {
  const groups = groupCounts({ counts, failedTests, ...definedFields({ verdicts }) })
  return {
    new: groups.new + groups.failed,
    known: groups.known,
    fixed: changes?.fixed.count ?? 0,
    gone: changes?.gone.count ?? 0,
  }
}

/** Returns whether the status differs from the status of the build before. Without one, a failure is a change. */
export function hasChanged({ status, history }: Pick<RunSummary, 'status' | 'history'>): boolean {
  return history?.previousStatus === undefined ? status === 'failed' : history.previousStatus !== status
}
