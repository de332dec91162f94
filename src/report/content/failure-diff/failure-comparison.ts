import { leftOutLinePattern } from '../../../base/text/excerpt.js'
import { differingExcerpts } from '../../../judge/failure/differing-excerpts.js'
import type { StatedValues } from '../../../judge/failure/stated-values.js'
import type { ComparedValue, Comparison, ReadyMadeDiff } from './comparison.js'
import { diffSides } from './diff-sides.js'
import { comparisonOf } from './found-comparison.js'

/** The two values that a failed assertion compared. If the assertion has no fixed order of its operands, they are left and right. */
export type FailureComparison = { readonly expected: string; readonly actual: string } | { readonly left: string; readonly right: string }

/** The longest value that is returned whole, in UTF-16 units. */
const maximumValue = 1_000

const valueText = ({ value }: ComparedValue) => value.join('\n')

/**
 * Returns the values that a failed assertion compared, each with at most about 1,000 characters around the first difference.
 * @param stated the values that the result file states apart from the message
 * @returns undefined as well if a part of the values is missing in the message
 */
export function failureComparison(message: string, details: string, stated?: StatedValues): FailureComparison | undefined {
  const comparison = comparisonOf(message, details, stated)
  if (comparison === undefined) return undefined
  const { found, isCut } = comparison
  const { removed, added, isRanked, isLast } = 'values' in found ? ofComparison(found) : ofDiff(found)
  if (leftOutLinePattern.test(removed) || leftOutLinePattern.test(added) || (isCut && isLast)) return undefined
  const [first, second] = differingExcerpts(removed, added, maximumValue)
  return isRanked ? { expected: first, actual: second } : { left: first, right: second }
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
