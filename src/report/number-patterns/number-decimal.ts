/** A non-negative number in decimal digits: 0.`digits` × 10^`point`. Zero has no digits; any other number has no zero at either end. */
export interface Decimal {
  readonly digits: string
  readonly point: number
}

const zero: Decimal = { digits: '', point: 0 }

/** Returns the shortest decimal form of a finite number without its sign: the digits that `String` shows, not the exact binary fraction. */
export function decimalOf(value: number): Decimal {
  const [mantissa = '', exponent = '0'] = String(Math.abs(value)).split('e')
  const [integer = '', fraction = ''] = mantissa.split('.')
  const digits = (integer + fraction).replace(/^0+/, '')
  return normalize(digits, Number(exponent) + digits.length - fraction.length)
}

/** Multiplies by a power of ten. */
export function shift(decimal: Decimal, power: number): Decimal {
  return decimal.digits === '' ? decimal : { digits: decimal.digits, point: decimal.point + power }
}

/**
 * Rounds half away from zero.
 * @param keep the number of digits to keep; with 0, the first digit decides between 0 and 1; below 0, the result is 0
 */
export function round(decimal: Decimal, keep: number): Decimal {
  const { digits, point } = decimal
  if (keep >= digits.length) return decimal
  if (keep < 0) return zero
  const kept = digits.slice(0, keep)
  if (digits.charAt(keep) < '5') return normalize(kept, point)
  const carried = kept.replace(/(?<!9)9+$/, '')
  if (carried === '') return { digits: '1', point: point + 1 }
  return { digits: carried.slice(0, -1) + (Number(carried.at(-1)) + 1), point }
}

function normalize(digits: string, point: number): Decimal {
  const trimmed = digits.replace(/(?<!0)0+$/, '')
  return trimmed === '' ? zero : { digits: trimmed, point }
}
