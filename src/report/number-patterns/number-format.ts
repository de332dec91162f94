import { currencySymbol } from './currency-symbol.js'
import type { AffixPart } from './number-affixes.js'
import { type Decimal, decimalOf, round, shift } from './number-decimal.js'
import type { NumberPattern } from './number-pattern.js'

/** The choices that a pattern does not contain. */
export interface NumberFormatOptions {
  /** The ISO code of `¤`, `USD` by default. */
  readonly currency?: string | undefined
}

/**
 * Formats a number by a pattern, like java.text.DecimalFormat with the symbols of en-US; docs/number-patterns.md lists the differences.
 * Computes with decimal digits, so 1.005 rounded to two places is 1.01.
 */
export function formatNumber(value: number, pattern: NumberPattern, { currency = 'USD' }: NumberFormatOptions = {}): string {
  if (Number.isNaN(value)) return 'NaN'
  const isNegative = value < 0 || Object.is(value, -0)
  const { prefix, suffix } = isNegative ? pattern.negative : pattern.positive
  return showAffix(prefix, currency) + showMagnitude(value, pattern) + showAffix(suffix, currency)
}

function showAffix(parts: readonly AffixPart[], currency: string): string {
  let shown = ''
  for (const part of parts) {
    if (part.kind === 'text') shown += part.text
    else shown += part.kind === 'currencySymbol' ? currencySymbol(currency) : currency
  }
  return shown
}

function showMagnitude(value: number, pattern: NumberPattern): string {
  if (!Number.isFinite(value)) return '∞'
  const decimal = shift(decimalOf(value), pattern.scale)
  const { minimumExponent } = pattern
  return minimumExponent === undefined ? showFixed(decimal, pattern) : showScientific(decimal, pattern, minimumExponent)
}

function showFixed(decimal: Decimal, pattern: NumberPattern): string {
  const { digits, point } = round(decimal, decimal.point + pattern.maximumFraction)
  const integer = digits.slice(0, Math.max(0, point)).padEnd(point, '0').padStart(pattern.minimumInteger, '0')
  const fraction = ('0'.repeat(Math.max(0, -point)) + digits.slice(Math.max(0, point))).padEnd(pattern.minimumFraction, '0')
  // `#` alone would show a zero as an empty text.
  return join(integer === '' && fraction === '' ? '0' : group(integer, pattern.grouping), fraction, pattern)
}

function showScientific(decimal: Decimal, pattern: NumberPattern, minimumExponent: number): string {
  const { integerPlaces, minimumInteger, minimumFraction, maximumFraction } = pattern
  const { digits, point } = round(decimal, integerPlaces + maximumFraction)
  // In engineering notation (`##0`), the exponent is a multiple of the number of places; otherwise each `0` is a digit before the point.
  const isEngineering = integerPlaces > 1 && integerPlaces > minimumInteger
  const exponent = isEngineering ? Math.floor((point - 1) / integerPlaces) * integerPlaces : point - minimumInteger
  const isZero = digits === ''
  const integerDigits = isZero ? (isEngineering ? 1 : minimumInteger) : point - exponent
  const mantissa = digits.padEnd(Math.max(minimumInteger + minimumFraction, integerDigits), '0')
  const power = isZero ? 0 : exponent
  const exponentDigits = String(Math.abs(power)).padStart(minimumExponent, '0')
  return `${join(mantissa.slice(0, integerDigits), mantissa.slice(integerDigits), pattern)}E${power < 0 ? '-' : ''}${exponentDigits}`
}

function join(integer: string, fraction: string, { alwaysPoint }: NumberPattern): string {
  return fraction === '' && !alwaysPoint ? integer : `${integer}.${fraction}`
}

function group(integer: string, grouping: NumberPattern['grouping']): string {
  if (grouping === undefined) return integer
  let end = integer.length - grouping.last
  let grouped = integer.slice(Math.max(0, end))
  for (; end > 0; end -= grouping.others) grouped = `${integer.slice(Math.max(0, end - grouping.others), end)},${grouped}`
  return grouped
}
