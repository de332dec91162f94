import { negativeAffixes } from './number-affixes.js'
import { decimalOf } from './number-decimal.js'
import { formatNumber } from './number-format.js'
import type { NumberPattern } from './number-pattern.js'

const noAffixes = { prefix: [], suffix: [] }

/**
 * Formats a number without a pattern: like `String`, with groups of three digits and at most three decimal places. A number below 1 has
 * three significant digits, so that only 0 is shown as 0. Uses an exponent if `String` does.
 */
export function formatPlainNumber(value: number): string {
  return value === 0 ? '0' : formatNumber(value, plainPattern(value))
}

function plainPattern(value: number): NumberPattern {
  const magnitude = Math.abs(value)
  const pattern: NumberPattern = {
    positive: noAffixes,
    negative: negativeAffixes(noAffixes, undefined),
    scale: 0,
    minimumInteger: 1,
    integerPlaces: 1,
    minimumFraction: 0,
    maximumFraction: 3,
    alwaysPoint: false,
    grouping: { last: 3, others: 3 },
  }
  if (!Number.isFinite(value)) return pattern
  if (magnitude < 1e-6 || magnitude >= 1e21) return { ...pattern, minimumExponent: 1 }
  const leadingZeros = Math.max(0, -decimalOf(value).point)
  return { ...pattern, maximumFraction: 3 + leadingZeros }
}
