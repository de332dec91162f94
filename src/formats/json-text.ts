const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
/** `{` and, by its 0x20 bit, `[`. */
const opener = 0x7b
/** `}` and, by its 0x20 bit, `]`. */
const closer = 0x7d

/** Whether a character is white space; a byte order mark counts as such. */
export const isJsonSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0xfeff

/** The index of the quote that ends the string whose inside is at `from`, or -1. */
export function closingQuote(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end !== -1; end = text.indexOf('"', end + 1)) {
    if (!endsEscaped(text, from, end)) return end
  }
  return -1
}

/** Whether an odd number of backslashes stands before `end`. */
export function endsEscaped(text: string, from: number, end: number): boolean {
  let first = end
  while (first > from && text.charCodeAt(first - 1) === backslash) first -= 1
  return (end - first) % 2 === 1
}

/** Parses a text; undefined, which JSON cannot spell, where it is broken or nested too deep for the engine. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The index behind the value at `start`; `complete` is false where the text ends inside it. */
export function endOfValue(text: string, start: number): { readonly end: number; readonly complete: boolean } {
  let depth = 0
  for (let index = start; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const bracket = code | 0x20
    if (code === quote) {
      const end = closingQuote(text, index + 1)
      if (end === -1) return { end: text.length, complete: false }
      index = end
    } else if (bracket === opener) {
      if (depth === 0 && index > start) return { end: index, complete: true }
      depth += 1
    } else if (bracket === closer) {
      if (depth === 0) return { end: Math.max(index, start + 1), complete: true }
      depth -= 1
      if (depth === 0) return { end: index + 1, complete: true }
    } else if (code === comma && depth === 0) {
      return { end: index, complete: true }
    }
  }
  return { end: text.length, complete: depth === 0 }
}
