// The characters that the quick paths of the XML parser look at, as UTF-16 units.

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

/** Ends every scan of a chunk: it stands behind the last character. */
export const sentinel = 0

/** Characters that saxes treats alone: C0 and C1 controls, line separators, surrogates, and with them the sentinel. */
export const isSpecial = (code: number) => code < 0x20 || (code >= 0x7f && (code < 0xa0 || code === 0x2028 || code >= 0xd800))

/** A name of ASCII letters, digits and `_ : - .`, as nearly all are. */
export const isPlainNameCharacter = (code: number) =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x2d && code <= 0x3a && code !== slash) || code === 0x5f

export const isPlainNameStart = (code: number) => (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f
