import { wellFormed } from './well-formed.js'

/** Matches printable ASCII without quotes and backslashes, which JSON does not escape and which is in normal form NFC. */
const plainText = /^[ !#-[\]-~]*$/

/** Returns whether JSON writes a text without escapes, as it does for nearly every name. */
export const isPlain = (text: string): boolean => plainText.test(text)

/** Returns a string as JSON, with U+FFFD for lone surrogates. JSON.stringify writes them as escapes that many parsers refuse. */
export const quote = (text: string): string => (isPlain(text) ? `"${text}"` : JSON.stringify(wellFormed(text)))
