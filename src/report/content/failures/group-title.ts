import type { FailureGroup } from '../../../judge/summary/failure-group.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import { baseBranch } from '../verdicts/base-branch.js'

/** Returns the title above failed tests with the same verdict: `Also fails on main`; in a build of main itself, `Failed before`. */
export function groupTitle(group: FailureGroup, summary: Pick<RunSummary, 'history'>): string {
  const titles: Readonly<Record<FailureGroup, string>> = {
    new: 'New',
    failed: 'Failed',
    known: summary.history?.isOwn === true ? 'Failed before' : `Also fails on ${baseBranch(summary)}`,
    flaky: 'Known flaky',
    quarantined: 'Quarantined',
  }
  return titles[group]
}
