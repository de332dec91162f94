import { wellFormed } from './well-formed.js'

/** Printable ASCII without quote and backslash: text that JSON writes as it is and that is its own normal form. */
const plainText = /^[ !#-[\]-~]*$/

/** Whether JSON writes the text as it is, between quotes; nearly every name is so. */
export const isPlain = (text: string): boolean => plainText.test(text)

/** The JSON of a string, with U+FFFD for lone surrogates: JSON.stringify writes those as escapes that many parsers refuse. */
export const quote = (text: string): string => (isPlain(text) ? `"${text}"` : JSON.stringify(wellFormed(text)))
