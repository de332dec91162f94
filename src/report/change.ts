import { type Decimal, decimalOf } from '../number-patterns/number-decimal.js'

type Trend = 'up' | 'down' | 'same'

/** How a number differs from the one it is compared with. */
export interface Change {
  readonly absolute: number
  /** In parts of the baseline's size; undefined where that is 0, or too small to compare with. */
  readonly relative: number | undefined
  /** `same` for a change that the tolerance allows. */
  readonly trend: Trend
  /**
   * Undefined where nobody says which change is good, and for a change within the tolerance where another one was hoped for:
   * that is not the good news that was expected, but never bad news.
   */
  readonly isExpected: boolean | undefined
}

/** What a change is judged by. */
export interface Expectation {
  readonly expectedTrend?: Trend | undefined
  /** In the unit of the numbers. */
  readonly tolerance: number
}

/** Compares a number with its baseline; both are finite. */
export function changeOf(value: number, baseline: number, { expectedTrend, tolerance }: Expectation): Change {
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

/** `a - b` of the numbers as they are written: 0.3 - 0.1 is 0.2, where floating-point arithmetic says 0.19999999999999998. */
function decimalDifference(a: number, b: number): number {
  const [left, right] = [decimalOf(a), decimalOf(b)]
  const exponent = Math.min(exponentOf(left), exponentOf(right))
  const scaled = (decimal: Decimal, sign: number) =>
    BigInt(Math.sign(sign)) * BigInt(decimal.digits) * 10n ** BigInt(exponentOf(decimal) - exponent)
  return Number(`${scaled(left, a) - scaled(right, b)}e${exponent}`)
}

/** Of the last digit. */
const exponentOf = ({ digits, point }: Decimal): number => point - digits.length
