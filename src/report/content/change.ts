import { type Decimal, decimalOf } from '../number-patterns/number-decimal.js'

type Trend = 'up' | 'down' | 'same'

/** The difference between a number and its baseline. */
export interface Change {
  readonly absolute: number
  /** As a fraction of the baseline; undefined if the baseline is 0 or too close to it. */
  readonly relative: number | undefined
  /** `same` if the change is within the tolerance. */
  readonly trend: Trend
  /**
   * Undefined if no trend is expected, or if the change is within the tolerance and another trend is expected: that is not good news,
   * but not a failure either.
   */
  readonly isExpected: boolean | undefined
}

/** The expected change. */
export interface ExpectedChange {
  readonly expectedTrend?: Trend | undefined
  /** In the unit of the numbers. Smaller changes count as `same`. */
  readonly tolerance: number
}

/** Compares a number with its baseline. Both must be finite. */
export function changeOf(value: number, baseline: number, { expectedTrend, tolerance }: ExpectedChange): Change {
  const absolute = decimalDifference(value, baseline)
  const relative = absolute / Math.abs(baseline)
  const trend = Math.abs(absolute) <= tolerance ? 'same' : absolute > 0 ? 'up' : 'down'
  const isJudged = expectedTrend !== undefined && (trend !== 'same' || expectedTrend === 'same')
  return {
    absolute,
    relative: Number.isFinite(relative) ? relative : undefined,
    trend,
    isExpected: isJudged ? trend === expectedTrend : undefined,
  }
}

/** Returns `a - b` in decimal arithmetic: 0.3 - 0.1 is 0.2, not 0.19999999999999998. */
function decimalDifference(a: number, b: number): number {
  const [left, right] = [decimalOf(a), decimalOf(b)]
  const exponent = Math.min(exponentOf(left), exponentOf(right))
  const scaled = (decimal: Decimal, sign: number) =>
    BigInt(Math.sign(sign)) * BigInt(decimal.digits) * 10n ** BigInt(exponentOf(decimal) - exponent)
  return Number(`${scaled(left, a) - scaled(right, b)}e${exponent}`)
}

/** Returns the power of ten of the last digit. */
const exponentOf = ({ digits, point }: Decimal): number => point - digits.length
