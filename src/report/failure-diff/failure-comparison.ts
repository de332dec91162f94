import { shorten } from '../shorten.js'
import type { ComparedValue } from './comparison.js'
import { diffSides } from './diff-sides.js'
import { comparisonOf } from './failure-diff.js'

/** The two values that a failed assertion compared. If the assertion has no fixed order of its operands, they are left and right. */
export type FailureComparison = { readonly expected: string; readonly actual: string } | { readonly left: string; readonly right: string }

/** The longest value that is returned whole, in UTF-16 units. */
const maximumValue = 1_000

const bounded = (value: string) => shorten(value, maximumValue)
const textOf = ({ value }: ComparedValue) => bounded(value.join('\n'))

/** Returns the values that a failed assertion compared, each with at most about 1,000 characters. */
export function failureComparison(message: string, details: string): FailureComparison | undefined {
  const found = comparisonOf(message, details)?.found
  if (found === undefined) return undefined
  if ('values' in found) {
    const [first, second] = found.values
    if (first.side === 'left') return { left: textOf(first), right: textOf(second) }
    const [expected, actual] = first.side === 'expected' ? [first, second] : [second, first]
    return { expected: textOf(expected), actual: textOf(actual) }
  }
  const { expected, actual } = diffSides(found)
  return expected === actual ? undefined : { expected: bounded(expected), actual: bounded(actual) }
}
