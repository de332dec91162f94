import { areKnownFixed, type FailureGroup } from '../../../judge/summary/failure-group.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import { baseBranch } from '../verdicts/base-branch.js'
import { knownPlace } from '../verdicts/known-place.js'

/** Returns the title above known failures: `Also fails on main`; in a build of main itself, `Failed before`. */
function knownTitle(summary: Pick<RunSummary, 'history' | 'verdicts'>): string {
  const branch = baseBranch(summary)
  if (summary.history?.isOwn === true) return 'Failed before'
  return areKnownFixed(summary) ? `Fixed on ${branch}: merge ${branch} into this branch` : `Also fails ${knownPlace(summary)}`
}

/** Returns the title above failed tests with the same verdict. */
export function groupTitle(group: FailureGroup, summary: Pick<RunSummary, 'history' | 'verdicts'>): string {
  const titles: Readonly<Record<FailureGroup, string>> = {
    new: 'New',
    failed: 'Failed',
    known: knownTitle(summary),
    flaky: 'Known flaky',
    quarantined: 'Quarantined',
  }
  return titles[group]
}
