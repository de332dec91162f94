import { shorten } from '../shorten.js'
import type { ComparedValue, Comparison, ReadyMadeDiff } from './comparison.js'
import { diffSides } from './diff-sides.js'
import { comparisonOf } from './failure-diff.js'

/** The two values that a failed assertion compared. If the assertion has no fixed order of its operands, they are left and right. */
export type FailureComparison = { readonly expected: string; readonly actual: string } | { readonly left: string; readonly right: string }

/** The longest value that is returned whole, in UTF-16 units. */
const maximumValue = 1_000

/** The line that replaces the middle of a long text in the summary. */
const gap = /^… \d+ characters left out …$/m

const textOf = ({ value }: ComparedValue) => value.join('\n')

/**
 * Returns the values that a failed assertion compared, each with at most about 1,000 characters.
 * @returns undefined as well if a part of the message is missing between the values
 */
export function failureComparison(message: string, details: string): FailureComparison | undefined {
  const found = comparisonOf(message, details)?.found
  if (found === undefined) return undefined
  const { removed, added, isRanked } = 'values' in found ? ofComparison(found) : ofDiff(found)
  if (gap.test(removed) || gap.test(added)) return undefined
  const [first, second] = [shorten(removed, maximumValue), shorten(added, maximumValue)]
  return isRanked ? { expected: first, actual: second } : { left: first, right: second }
}

function ofComparison({ values: [first, second] }: Comparison) {
  const isRanked = first.side === 'expected' || first.side === 'actual'
  const [removed, added] = first.side === 'actual' || first.side === 'right' ? [second, first] : [first, second]
  return { removed: textOf(removed), added: textOf(added), isRanked }
}

function ofDiff(diff: ReadyMadeDiff) {
  const [removed, added] = diffSides(diff)
  return { removed, added, isRanked: diff.sides[0] === 'expected' }
}
