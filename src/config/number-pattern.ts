import type { ValueFault } from './value-fault.js'

const maximumLength = 200

/**
 * Finds the first thing that is wrong with a number pattern, by the syntax of java.text.DecimalFormat. Like ICU, and unlike
 * Java, it refuses a pattern without a digit, digits after the suffix has begun, and grouping together with an exponent.
 */
export function checkNumberPattern(pattern: string): ValueFault | undefined {
  if (pattern.length > maximumLength) return { message: `the pattern is longer than ${maximumLength} characters`, offset: maximumLength }
  const unquoted = blankQuotes(pattern)
  if (typeof unquoted !== 'string') return unquoted
  const [positive = '', negative, tooMany] = unquoted.split(';')
  const negativeStart = positive.length + 1
  if (tooMany !== undefined) {
    return {
      message: 'only one ";" may stand between the positive and the negative pattern',
      offset: negativeStart + (negative?.length ?? 0),
    }
  }
  const digits = /[#0,.]/.exec(positive)?.index
  if (digits === undefined) return { message: 'the pattern has no digit: "0" or "#"', offset: 0 }
  return (
    checkNumber(positive, digits) ??
    checkAffixes(positive, 0) ??
    (negative === undefined ? undefined : checkAffixes(negative, negativeStart))
  )
}

/** Puts a letter in the place of everything that is quoted, so that every offset stays. */
function blankQuotes(pattern: string): string | ValueFault {
  const unquoted = pattern.replace(/'[^']*'/g, (text) => '_'.repeat(text.length))
  const open = unquoted.indexOf("'")
  return open === -1 ? unquoted : { message: 'the quoted text is not closed', offset: open }
}

/** Checks the digits that begin at `start`. */
function checkNumber(pattern: string, start: number): ValueFault | undefined {
  const [number = '', integer = '', fraction, exponent] = /([#0,]*)(?:\.([#0,.]*))?(?:E(0*))?/y.exec(pattern.slice(start)) ?? []
  const afterPoint = start + integer.length + 1
  const at = (offset: number, message: string): ValueFault => ({ message, offset })
  const hashAfterZero = /0,*#/.exec(integer)
  if (hashAfterZero !== null)
    return at(start + hashAfterZero.index + hashAfterZero[0].length - 1, 'before the decimal point, "#" must stand before "0"')
  const lastComma = integer.lastIndexOf(',')
  if (lastComma !== -1 && lastComma === integer.length - 1) return at(start + lastComma, 'a digit must follow the ","')
  if (fraction !== undefined) {
    const separator = /[,.]/.exec(fraction)
    if (separator !== null) {
      const message = separator[0] === '.' ? 'only one "." may stand in a number' : '"," may stand only before the decimal point'
      return at(afterPoint + separator.index, message)
    }
    const zeroAfterHash = fraction.indexOf('#0')
    if (zeroAfterHash !== -1) return at(afterPoint + zeroAfterHash + 1, 'after the decimal point, "0" must stand before "#"')
  }
  if (integer === '' && !fraction) return at(start, 'the pattern has no digit: "0" or "#"')
  if (exponent !== undefined) {
    const offset = start + number.length - exponent.length - 1
    if (exponent === '') return at(offset, '"0" must follow the "E"')
    if (integer === '') return at(offset, 'a digit must stand before the decimal point of a number with "E"')
    if (lastComma !== -1) return at(start + lastComma, '"," cannot be used together with "E"')
  }
  return undefined
}

/** Checks what stands around the digits of a subpattern; `offset` is where it begins. */
function checkAffixes(subpattern: string, offset: number): ValueFault | undefined {
  const scales = [...subpattern.matchAll(/[%‰]/g)]
  const second = scales[1]
  if (second !== undefined) return { message: 'only one "%" or "‰" may stand in a pattern; quote the other', offset: offset + second.index }
  const number = /[#0,.]+(?:E0+)?/.exec(subpattern)
  const end = number === null ? subpattern.length : number.index + number[0].length
  const digit = /[#0,.]/.exec(subpattern.slice(end))
  if (digit === null) return undefined
  return { message: `"${digit[0]}" after the number must be quoted`, offset: offset + end + digit.index }
}
