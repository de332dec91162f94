import { formatNumber } from '../number-patterns/number-format.js'
import { parseNumberPattern } from '../number-patterns/number-pattern.js'
import { formatPlainNumber } from '../number-patterns/plain-number.js'

/** Formats a number of a property. */
export type NumberFormat = (number: number) => string

/** Returns the function that formats the numbers of a property. The pattern was checked with the configuration. */
export function numberFormat(format: string | undefined, currency?: string): NumberFormat {
  const pattern = format === undefined ? undefined : parseNumberPattern(format).pattern
  return pattern === undefined
    ? (number) => formatPlainNumber(number).replace(/^-/, '−')
    : (number) => formatNumber(number, pattern, { currency })
}
