import { definedFields } from '../../base/defined-fields.js'
import { type Affixes, negativeAffixes, readAffixes } from './number-affixes.js'

/** A parsed pattern of `java.text.DecimalFormat`. */
export interface NumberPattern {
  readonly positive: Affixes
  readonly negative: Affixes
  /** The power of ten the number is multiplied by: 2 for `%`, 3 for `‰`. */
  readonly scale: 0 | 2 | 3
  readonly minimumInteger: number
  /** The number of all digits before the point, including `#`. It is a limit only in patterns with an exponent. */
  readonly integerPlaces: number
  readonly minimumFraction: number
  readonly maximumFraction: number
  /** Whether the point is shown even if nothing follows it. */
  readonly alwaysPoint: boolean
  /** The length of the last group of digits, and of the groups before it; default: no grouping. */
  readonly grouping?: { readonly last: number; readonly others: number }
  /** Default: no exponent. */
  readonly minimumExponent?: number
}

/** The first error in a pattern. */
export interface NumberPatternFault {
  readonly message: string
  /** In UTF-16 units from the start of the pattern. */
  readonly offset: number
}

/** A parsed pattern or its error. */
export type ReadNumberPattern =
  | { readonly pattern: NumberPattern; readonly fault?: never }
  | { readonly fault: NumberPatternFault; readonly pattern?: never }

type NumberShape = Omit<NumberPattern, 'positive' | 'negative' | 'scale'>

const maximumLength = 200

/**
 * Parses a number pattern. Like ICU, and unlike Java, it rejects a pattern without a digit, digits in the suffix, empty groups, and
 * grouping together with an exponent.
 */
export function parseNumberPattern(source: string): ReadNumberPattern {
  if (source.length > maximumLength) return { fault: fault(maximumLength, `the pattern is longer than ${maximumLength} characters`) }
  const unquoted = blankQuotes(source)
  const openQuote = unquoted.indexOf("'")
  if (openQuote !== -1) return { fault: fault(openQuote, 'the quoted text is not closed') }
  const [positive = '', negative, tooMany] = unquoted.split(';')
  const negativeStart = positive.length + 1
  if (tooMany !== undefined) {
    const second = negativeStart + (negative?.length ?? 0)
    return { fault: fault(second, 'only one ";" is allowed, between the positive and the negative pattern') }
  }
  const places = findPlaces(positive, 0)
  const negativePlaces = negative === undefined ? undefined : findPlaces(negative, negativeStart)
  const shape = readNumber(unquoted.slice(places.number, places.suffix), places.number)
  if ('message' in shape) return { fault: shape }
  const affixFault = checkAffixes(unquoted, places) ?? (negativePlaces && checkAffixes(unquoted, negativePlaces))
  if (affixFault !== undefined) return { fault: affixFault }
  const affixesAt = ({ start, number, suffix, end }: Places) => readAffixes(source.slice(start, number), source.slice(suffix, end))
  const affixes = affixesAt(places)
  return {
    pattern: {
      ...shape,
      positive: affixes,
      negative: negativeAffixes(affixes, negativePlaces && affixesAt(negativePlaces)),
      // A `%` or `‰` of the negative subpattern is shown, but only one in the positive subpattern multiplies.
      scale: positive.includes('%') ? 2 : positive.includes('‰') ? 3 : 0,
    },
  }
}

const fault = (offset: number, message: string): NumberPatternFault => ({ message, offset })

/** Replaces every quoted character with a letter, so that the offsets stay the same. */
const blankQuotes = (source: string): string => source.replace(/''|'(?:[^']|'')*'/g, (text) => '_'.repeat(text.length))

/** The offsets in the pattern at which the parts of a subpattern begin. */
interface Places {
  readonly start: number
  readonly number: number
  readonly suffix: number
  readonly end: number
}

function findPlaces(subpattern: string, start: number): Places {
  const number = /[#0,.]+(?:E0*)?/.exec(subpattern)
  const end = start + subpattern.length
  if (number === null) return { start, number: end, suffix: end, end }
  return { start, number: start + number.index, suffix: start + number.index + number[0].length, end }
}

/** Reads the digits, which begin at `start` of the pattern. */
function readNumber(number: string, start: number): NumberShape | NumberPatternFault {
  const at = (offset: number, message: string) => fault(start + offset, message)
  if (number === '') return fault(0, 'the pattern has no digit: "0" or "#"')
  const [digits = '', exponent] = number.split('E')
  const [integer = '', fraction, ...more] = digits.split('.')
  const hashAfterZero = /0,*#/.exec(integer)
  if (hashAfterZero !== null)
    return at(hashAfterZero.index + hashAfterZero[0].length - 1, 'before the decimal point, "#" must come before "0"')
  const emptyGroup = integer.search(/,(?:,|$)/)
  if (emptyGroup !== -1) return at(emptyGroup, 'a digit must follow the ","')
  if (fraction !== undefined) {
    const afterPoint = integer.length + 1
    const comma = fraction.indexOf(',')
    if (comma !== -1) return at(afterPoint + comma, '"," is allowed only before the decimal point')
    if (more.length > 0) return at(afterPoint + fraction.length, 'only one "." is allowed in a number')
    const zeroAfterHash = fraction.indexOf('#0')
    if (zeroAfterHash !== -1) return at(afterPoint + zeroAfterHash + 1, 'after the decimal point, "0" must come before "#"')
  }
  if (integer === '' && !fraction) return at(0, 'the pattern has no digit: "0" or "#"')
  if (exponent === '') return at(digits.length, '"0" must follow the "E"')
  if (exponent !== undefined && integer.includes(',')) return at(integer.lastIndexOf(','), '"," cannot be used together with "E"')
  return shapeOf(integer, fraction, exponent)
}

function shapeOf(integer: string, fraction: string | undefined, exponent: string | undefined): NumberShape {
  const places = integer.replaceAll(',', '').length
  const zeros = countZeros(integer)
  const fractionZeros = countZeros(fraction ?? '')
  // Java reads `#.##` as `0.##` and `.##` as `.0#`, so that a digit precedes or follows the point.
  const needsDigit = fraction !== undefined && zeros + fractionZeros === 0
  const [, others, last] = /(?:,([#0]+))?,([#0]+)$/.exec(integer) ?? []
  return {
    integerPlaces: places,
    minimumInteger: needsDigit && places > 0 ? 1 : zeros,
    minimumFraction: needsDigit && places === 0 ? 1 : fractionZeros,
    maximumFraction: fraction?.length ?? 0,
    alwaysPoint: fraction === '',
    ...definedFields({
      grouping: last === undefined ? undefined : { last: last.length, others: (others ?? last).length },
      minimumExponent: exponent === undefined ? undefined : exponent.length,
    }),
  }
}

const countZeros = (digits: string): number => digits.split('0').length - 1

/**
 * Checks the text around the digits of a subpattern. The digits of a negative subpattern have no meaning, but must end in the same place.
 */
function checkAffixes(unquoted: string, { start, number, suffix, end }: Places): NumberPatternFault | undefined {
  const [, second] = unquoted.slice(start, end).matchAll(/[%‰]/g)
  if (second !== undefined) return fault(start + second.index, 'only one "%" or "‰" is allowed in a pattern; quote the other')
  if (unquoted.slice(number, suffix).endsWith('E')) return fault(suffix - 1, '"0" must follow the "E"')
  const digit = /[#0,.]/.exec(unquoted.slice(suffix, end))
  return digit === null ? undefined : fault(suffix + digit.index, `"${digit[0]}" after the number must be quoted`)
}
