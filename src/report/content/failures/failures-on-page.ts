import { type FailureGroup, failureGroup, failureGroups, groupCounts, leadingGroups } from '../../../judge/summary/failure-group.js'
import type { Block } from '../../tree/node.js'
import { text } from '../../tree/node-builders.js'
import { showsCauses } from '../causes/cause-rows.js'
import type { Scope } from '../scope.js'
import type { FailureBudget } from './failure-budget.js'
import { failureList } from './failure-list.js'
import { failuresByCause } from './failures-by-cause.js'
import { failuresOfGroups } from './failures-of-groups.js'
import { groupTitle } from './group-title.js'

function listed(scope: Scope, budget: FailureBudget): readonly Block[] {
  const { failures, failedTests, counts } = scope.summary
  // More than can be counted as tests are counted as executions.
  return showsCauses(scope.summary) ? failuresByCause(scope, budget) : failureList(failures, failedTests ?? counts.failed, budget, scope)
}

/** Returns the groups that have failures, and the one whose failures are open: new ones if there are any. */
function groupsOf({ summary }: Scope): { readonly groups: readonly FailureGroup[]; readonly isOpen: (group: FailureGroup) => boolean } {
  const counts = groupCounts(summary)
  // The counts have each test once, but it may fail for several causes.
  const listed = new Set(summary.failures.map(failureGroup))
  const groups = failureGroups.filter((group) => counts[group] > 0 || listed.has(group))
  const hasLeading = groups.some((group) => leadingGroups.has(group))
  return { groups, isOpen: (group) => (hasLeading ? leadingGroups.has(group) : group === groups[0] && group !== 'quarantined') }
}

/**
 * Shows the failed tests by their verdicts, each verdict below a title.
 * @param hasHeadings whether new failures and failures without a verdict have a title as well
 */
export function failuresOnPage(scope: Scope, { open, lines }: FailureBudget, hasHeadings: boolean): readonly Block[] {
  const { summary } = scope
  const { groups, isOpen } = groupsOf(scope)
  let left: FailureBudget = { open, lines }
  return groups.flatMap((group): readonly Block[] => {
    const own = summary.verdicts === undefined ? summary : failuresOfGroups(summary, new Set([group]))
    const hasTitle = hasHeadings || !leadingGroups.has(group)
    const budget = isOpen(group) ? left : { ...left, open: 0 }
    left = { open: Math.max(0, left.open - own.failures.length), lines: Math.max(0, left.lines - own.failures.length) }
    const children = listed({ ...scope, summary: own, isVerdictTitled: hasTitle }, budget)
    if (!hasTitle) return children
    return [{ type: 'section', title: [text(groupTitle(group, summary))], fold: 'fixed', children }]
  })
}
