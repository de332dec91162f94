import type { Block } from '../../report-tree/node.js'
import { lines, paragraph, text } from '../../report-tree/node-builders.js'
import { countOf } from '../../text/counts.js'
import { causeHeading } from '../causes/cause-heading.js'
import { causeRows } from '../causes/cause-rows.js'
import { causeTable } from '../causes/cause-table.js'
import { singleFailures } from '../causes/single-failures.js'
import { failureLine } from '../failed-test/failure-line.js'
import { openFailure } from '../failed-test/open-failure.js'
import type { Scope } from '../scope.js'
import { commentLines, type FailureBudget } from './failure-budget.js'
import { failureLines, failureList } from './failure-list.js'

const maximumCauses = 10
/** The failed tests in a comment whose causes only they have. */
const maximumSingle = 5

/** Returns a scope whose causes are the most frequent shared ones. The causes that the summary lacks count as failures of their own. */
function withCauses(scope: Scope, limit: number): Scope {
  const { summary } = scope
  const shared = summary.causes.filter(({ tests }) => tests > 1)
  const otherCauses = Math.max(0, shared.length - limit)
  return { ...scope, summary: { ...summary, causes: shared.slice(0, limit), otherCauses } }
}

/** Shows causes as a table, and one line for each of the first failures with a cause of its own. */
function inComment(scope: Scope): readonly Block[] {
  const { tests } = scope.detail
  const { failures, total } = singleFailures(scope.summary)
  const shown = failures.slice(0, Math.min(maximumSingle, tests))
  const rest = failures.slice(shown.length)
  const budget = { open: 0, lines: Math.min(commentLines, tests) - shown.length }
  return [
    ...causeTable(withCauses(scope, Math.min(maximumCauses, tests))),
    ...(shown.length === 0 ? [] : [lines(shown.map((failure) => failureLine(failure, scope)))]),
    ...failureList(rest, total - shown.length, budget, scope),
  ]
}

/** Shows each cause with its first failure and lines for the others, then the failures with causes of their own. */
function onPage(scope: Scope, { open, lines: room }: FailureBudget): readonly Block[] {
  const rows = causeRows(scope)
  const shown = rows.slice(0, Math.min(maximumCauses, open))
  let lineRoom = room
  const blocks = shown.flatMap((row, index) => {
    const [first, ...others] = scope.summary.failures.filter(({ cause }) => cause.id === row.id)
    // Every cause gets its share, so that the first one does not take all lines.
    const own = others.slice(0, Math.floor(lineRoom / (shown.length - index)))
    lineRoom -= own.length
    const more = row.tests - own.length - (first === undefined ? 0 : 1)
    return [causeHeading(row), ...(first === undefined ? [] : openFailure(first, scope)), ...failureLines(own, more, scope, row.url)]
  })
  const hidden = rows.length - shown.length
  const single = singleFailures(scope.summary)
  return [
    ...blocks,
    ...(hidden > 0 ? [paragraph(text(`and ${countOf(hidden, 'more cause')}`))] : []),
    ...failureList(single.failures, single.total, { open: open - shown.length, lines: lineRoom }, scope),
  ]
}

/** Shows the causes that several failed tests share, and the other failed tests. */
export const failuresByCause = (scope: Scope, budget: FailureBudget): readonly Block[] =>
  scope.place === 'comment' ? inComment(scope) : onPage(scope, budget)
