import type { RunSummary } from '../../../judge/summary/run-summary.js'
import type { Verdict } from '../../../judge/verdicts/verdict.js'
import { baseBranch } from './base-branch.js'

/** Names a pull request. Reports do not link it, because GitHub would add an event to its timeline. */
export const pullRequestText = (number: number): string => `#${number}`

/** Returns the branch or pull request in which a known failure fails too: `on main`, or `in #812` if it is the failure of a parent. */
export const failurePlace = ({ parent }: Pick<Verdict, 'parent'>, summary: Pick<RunSummary, 'history'>): string =>
  parent === undefined ? `on ${baseBranch(summary)}` : `in ${pullRequestText(parent)}`

/**
 * Returns the branch and the pull request in which the known failures of a run fail too: `on main`. In a stack of pull requests, also `in #812`, or `on main or in #812`.
 * @param joint the word between two places
 */
export function knownPlace(summary: Pick<RunSummary, 'history' | 'verdicts'>, joint: 'or' | 'and' = 'or'): string {
  const { history, verdicts } = summary
  const onBranch = failurePlace({}, summary)
  const inParent = verdicts?.knownInParent ?? 0
  if (inParent === 0 || history?.parent === undefined) return onBranch
  const place = failurePlace({ parent: history.parent }, summary)
  return inParent === verdicts?.known ? place : `${onBranch} ${joint} ${place}`
}
