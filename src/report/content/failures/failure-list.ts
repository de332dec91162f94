import { countOf, formatCount } from '../../../base/text/counts.js'
import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { Block, Inline } from '../../tree/node.js'
import { fold, lines, linked, paragraph, text } from '../../tree/node-builders.js'
import { failureLine } from '../failed-test/failure-line.js'
import { openFailure } from '../failed-test/open-failure.js'
import type { Scope } from '../scope.js'
import type { FailureBudget } from './failure-budget.js'

/**
 * Returns one line per failed test, and a last one with the number of the others.
 * @param url the page with the others
 * @param firstScope the scope of the first test, if the others do not repeat its message
 */
export function failureLines(
  failures: readonly MergedFailure[],
  more: number,
  scope: Scope,
  url?: string,
  firstScope = scope,
): readonly Block[] {
  const rest: readonly (readonly Inline[])[] = more > 0 ? [[linked(url, text(`and ${formatCount(more)} more`))]] : []
  const items = [...failures.map((failure, index) => failureLine(failure, index === 0 ? firstScope : scope)), ...rest]
  return items.length === 0 ? [] : [lines(items)]
}

/** Returns the failed tests after the first ones: in a fold in a comment, else as a list. */
function others(failures: readonly MergedFailure[], more: number, scope: Scope): readonly Block[] {
  const all = failures.length + more
  if (scope.place !== 'comment' || all === 0) return failureLines(failures, more, scope)
  if (failures.length === 0) return [paragraph(text(`and ${countOf(all, 'more failure')}`))]
  return [fold(countOf(all, 'more failure'), failureLines(failures, more, scope))]
}

/**
 * Shows the first failed tests with their messages, and others in one line each.
 * @param total the number of failed tests, of which `failures` may lack some
 */
export function failureList(
  failures: readonly MergedFailure[],
  total: number,
  { open, lines: room }: FailureBudget,
  scope: Scope,
): readonly Block[] {
  const end = open + room
  return [
    ...failures.slice(0, open).flatMap((failure) => openFailure(failure, scope)),
    ...others(failures.slice(open, end), Math.max(total, failures.length) - Math.min(failures.length, end), scope),
  ]
}
