import { countOf } from '../../../base/text/counts.js'
import type { Block } from '../../tree/node.js'
import { paragraph, text } from '../../tree/node-builders.js'
import { causeRows } from '../causes/cause-rows.js'
import { singleFailures } from '../causes/single-failures.js'
import { testsOfCause } from '../causes/tests-of-cause.js'
import { reportLimits } from '../limits.js'
import type { Scope } from '../scope.js'
import type { FailureBudget } from './failure-budget.js'
import { failureList } from './failure-list.js'

/**
 * Shows each cause that several failed tests share with its first failure and lines for the others, then the failures with causes of their
 * own. If no failure may be open, all of them are lines.
 */
export function failuresByCause(scope: Scope, { open, lines: room }: FailureBudget): readonly Block[] {
  const rows = causeRows(scope)
  const shown = rows.slice(0, Math.min(reportLimits.causes, open === 0 ? room : open))
  let lineRoom = room
  const blocks = shown.flatMap((row, index) => {
    const all = scope.summary.failures.filter(({ cause }) => cause.id === row.id)
    const first = open === 0 ? undefined : all[0]
    const others = first === undefined ? all : all.slice(1)
    // Every cause gets its share, so that the first one does not take all lines.
    const own = others.slice(0, Math.floor(lineRoom / (shown.length - index)))
    lineRoom -= own.length
    const more = row.tests - own.length - (first === undefined ? 0 : 1)
    return testsOfCause(row, { open: first, lines: own, more }, scope)
  })
  const hidden = rows.length - shown.length
  const single = singleFailures(scope.summary)
  return [
    ...blocks,
    ...(hidden > 0 ? [paragraph(text(`and ${countOf(hidden, 'more cause')}`))] : []),
    ...failureList(single.failures, single.total, { open: open === 0 ? 0 : open - shown.length, lines: lineRoom }, scope),
  ]
}
