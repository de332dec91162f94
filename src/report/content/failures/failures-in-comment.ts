import { distinctTests } from '../../../judge/summary/distinct-tests.js'
import {
  excusedGroups,
  type FailureGroup,
  failureGroup,
  groupCounts,
  leadingGroups,
  unquarantinedGroups,
} from '../../../judge/summary/failure-group.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import type { Block } from '../../tree/node.js'
import { fold, lines, paragraph, text } from '../../tree/node-builders.js'
import { showsCauses } from '../causes/cause-rows.js'
import { causeTable } from '../causes/cause-table.js'
import { singleFailures } from '../causes/single-failures.js'
import { failureLine } from '../failed-test/failure-line.js'
import { reportLimits } from '../limits.js'
import type { Scope } from '../scope.js'
import { groupCount } from '../verdicts/verdict-counts.js'
import { commentLines, type FailureBudget } from './failure-budget.js'
import { failureLines, failureList } from './failure-list.js'
import { failuresOfGroups } from './failures-of-groups.js'
import { groupTitle } from './group-title.js'

/** Returns a scope whose causes are the most frequent shared ones. The causes that the summary lacks count as failures of their own. */
function withCauses(scope: Scope, summary: RunSummary, limit: number): Scope {
  const shared = summary.causes.filter(({ tests }) => tests > 1)
  const otherCauses = Math.max(0, shared.length - limit)
  return { ...scope, summary: { ...summary, causes: shared.slice(0, limit), otherCauses, otherCausesIsMinimum: undefined } }
}

const tableOf = (scope: Scope, summary: RunSummary): readonly Block[] =>
  causeTable(withCauses(scope, summary, Math.min(reportLimits.causes, scope.detail.tests)))

/** The failures of one verdict that a fold shows. */
interface FoldedGroup {
  readonly group: FailureGroup
  /** The failures, and their causes. */
  readonly summary: RunSummary
  /** The number of tests. */
  readonly total: number
  /** Whether the table above the folds contains others. */
  readonly isMore: boolean
}

/**
 * Shows a fold with one line for each of the first tests, below the causes that several of them share. The headline contains the number of
 * all tests of the group.
 */
function foldOf({ group, summary, total, isMore }: FoldedGroup, scope: Scope, room: number): readonly Block[] {
  const title = isMore ? groupCount(group, total, summary, isMore) : groupTitle(group, summary)
  const isByCause = showsCauses(summary) && scope.detail.tests > 0
  const listed = isByCause ? singleFailures(summary) : { failures: summary.failures, total }
  const shown = listed.failures.slice(0, room)
  const more = Math.max(listed.total, listed.failures.length) - shown.length
  const content = [...(isByCause ? tableOf(scope, summary) : []), ...failureLines(shown, more, scope)]
  if (shown.length === 0 && !isByCause) return isMore ? [paragraph(text(title))] : []
  return [fold(title, content)]
}

/** Returns the folds of the failures that the history or a quarantine excuses. Together, they have a number of lines. */
function excusedFolds(groups: readonly FoldedGroup[], scope: Scope, room: number): readonly Block[] {
  let left = room
  return groups.flatMap((group) => {
    const blocks = foldOf(group, scope, left)
    left = Math.max(0, left - group.summary.failures.length)
    return blocks
  })
}

/** Shows causes as a table, one line for each of the first failures with a cause of its own, and folds for the others. */
function withTable(scope: Scope, leading: RunSummary): readonly Block[] {
  const { summary, detail } = scope
  const tabled = failuresOfGroups(summary, unquarantinedGroups)
  const single = singleFailures(leading)
  const shown = single.failures.slice(0, Math.min(reportLimits.singleFailures, detail.tests))
  const rest = single.failures.slice(shown.length)
  const room = Math.min(commentLines, detail.tests) - shown.length
  const counts = groupCounts(summary)
  const withoutTable = singleFailures(tabled).failures
  const folded = excusedGroups.flatMap((group): readonly FoldedGroup[] => {
    if (group === 'quarantined') return ofGroup(group, scope)
    const failures = withoutTable.filter((failure) => failureGroup(failure) === group)
    const total = distinctTests(failures).size
    return total === 0 ? [] : [{ group, summary: { ...summary, failures, causes: [] }, total, isMore: total < counts[group] }]
  })
  return [
    ...tableOf(scope, tabled),
    ...(shown.length === 0 ? [] : [lines(shown.map((failure) => failureLine(failure, scope)))]),
    ...failureList(rest, single.total - shown.length, { open: 0, lines: room }, scope),
    ...excusedFolds(folded, scope, Math.max(0, room - rest.length)),
  ]
}

function ofGroup(group: FailureGroup, { summary }: Scope): readonly FoldedGroup[] {
  const own = failuresOfGroups(summary, new Set([group]))
  const { failedTests: total = 0 } = own
  return total === 0 ? [] : [{ group, summary: own, total, isMore: false }]
}

/**
 * Shows the failed tests in a comment. New ones are open, or causes in a table if several of them share one. Those that also fail on the
 * base branch, are known as flaky or are quarantined are in folds.
 */
export function failuresInComment(scope: Scope, budget: FailureBudget): readonly Block[] {
  const leading = failuresOfGroups(scope.summary, leadingGroups)
  if (showsCauses(leading)) return withTable(scope, leading)
  const { failures, failedTests = failures.length } = leading
  const folded = excusedGroups.flatMap((group) => ofGroup(group, scope))
  const open = Math.min(budget.open, failures.length)
  const room = Math.min(commentLines, scope.detail.tests - open) - (failures.length - open)
  return [...failureList(failures, failedTests, budget, scope), ...excusedFolds(folded, scope, Math.max(0, room))]
}
