import { countOf } from '../../../base/text/counts.js'
import { differingLines } from '../../../base/text/differing-parts.js'
import { leftOutLinePattern } from '../../../base/text/excerpt.js'
import { shorten } from '../../../base/text/shorten.js'
import type { ComparedValue, Comparison, ReadyMadeDiff } from './comparison.js'
import { countLines } from './diff-excerpt.js'
import { diffSides } from './diff-sides.js'
import { comparisonOf } from './found-comparison.js'

/** The two values that a failed assertion compared. If the assertion has no fixed order of its operands, they are left and right. */
export type FailureComparison = { readonly expected: string; readonly actual: string } | { readonly left: string; readonly right: string }

/** The longest value that is returned whole, in UTF-16 units. */
const maximumValue = 1_000

/** The lines before the first difference that stay in longer values. */
const contextLines = 3

const valueText = ({ value }: ComparedValue) => value.join('\n')

/**
 * Returns the values that a failed assertion compared, each with at most about 1,000 characters around the first difference.
 * @returns undefined as well if a part of the values is missing in the message
 */
export function failureComparison(message: string, details: string): FailureComparison | undefined {
  const comparison = comparisonOf(message, details)
  if (comparison === undefined) return undefined
  const { found, isCut } = comparison
  const { removed, added, isRanked, isLast } = 'values' in found ? ofComparison(found) : ofDiff(found)
  if (leftOutLinePattern.test(removed) || leftOutLinePattern.test(added) || (isCut && isLast)) return undefined
  const [first, second] = aroundDifference(removed, added)
  return isRanked ? { expected: first, actual: second } : { left: first, right: second }
}

/** Returns two values. Longer ones begin near their first difference. */
function aroundDifference(removed: string, added: string): readonly [string, string] {
  if (removed.length <= maximumValue && added.length <= maximumValue) return [removed, added]
  const [lines, others] = [removed.split('\n'), added.split('\n')]
  const differing = lines.findIndex((line, index) => line !== others[index])
  // The other value may be the same lines and more.
  const first = differing === -1 ? lines.length : differing
  const from = Math.max(first - contextLines, 0)
  const [line, other] = differingLines(lines[first] ?? '', others[first] ?? '')
  const note = from > 1 ? [`… ${countOf(countLines(lines.slice(0, from)), 'more line')}`] : lines.slice(0, from)
  const shown = (all: readonly string[], own: string) =>
    shorten([...note, ...all.slice(from).map((each, index) => (index === first - from ? own : each))].join('\n'), maximumValue)
  return [shown(lines, line), shown(others, other)]
}

interface Sides {
  readonly removed: string
  readonly added: string
  /** Whether one value is the expected one. */
  readonly isRanked: boolean
  /** Whether the values are the end of the text. */
  readonly isLast: boolean
}

function ofComparison({ values: [first, second], isLast }: Comparison): Sides {
  const isRanked = first.side === 'expected' || first.side === 'actual'
  const [removed, added] = first.side === 'actual' || first.side === 'right' ? [second, first] : [first, second]
  return { removed: valueText(removed), added: valueText(added), isRanked, isLast }
}

function ofDiff(diff: ReadyMadeDiff): Sides {
  const { removed, added, isLast } = diffSides(diff)
  return { removed, added, isRanked: diff.sides[0] === 'expected', isLast }
}
