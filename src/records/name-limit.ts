import { hash } from 'node:crypto'

/** The longest name of a test, suite, tag or file in a record, in UTF-16 units. The server refuses longer names. */
export const maximumNameLength = 4096

/** Enough of a hash that two long names differ. */
const markLength = 16
const headLength = maximumNameLength - markLength - 2

const isHighSurrogate = (code: number) => code >= 0xd800 && code <= 0xdbff

/**
 * Returns a name that is too long as its head, `… ` and the front of the SHA-256 of the whole name in hexadecimal: two names stay
 * different, and one name is cut the same way on every machine. Returns any other name as it is.
 */
export function cutName(name: string): string {
  if (name.length <= maximumNameLength) return name
  const end = isHighSurrogate(name.charCodeAt(headLength - 1)) ? headLength - 1 : headLength
  return `${name.slice(0, end)}… ${hash('sha256', name, 'hex').slice(0, markLength)}`
}
