// The UTF-16 units that the quick paths of the XML parser compare with.

export const newline = 0x0a
export const tab = 0x09
export const space = 0x20
export const doubleQuote = 0x22
export const numberSign = 0x23
export const ampersand = 0x26
export const singleQuote = 0x27
export const slash = 0x2f
export const semicolon = 0x3b
export const lessThan = 0x3c
export const equals = 0x3d
export const greaterThan = 0x3e
export const closeBracket = 0x5d

/** Follows the last character of a chunk, so that every scan ends there. */
export const sentinel = 0

/** Checks if only saxes can handle a character: C0 and C1 controls, line separators, surrogates and the sentinel. */
export const isSpecial = (code: number) => code < 0x20 || (code >= 0x7f && (code < 0xa0 || code === 0x2028 || code >= 0xd800))

/** Checks for ASCII letters, digits and `_ : - .`, which nearly all names consist of. */
export const isPlainNameCharacter = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x2d && code <= 0x3a && code !== slash) || code === 0x5f

export const isPlainNameStart = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f
