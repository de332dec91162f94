const backslash = 0x5c

/** Checks for white space. A byte order mark counts as white space. */
export const isJsonSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09 || code === 0xfeff

/** Returns the index of the quote that ends a string whose content starts at `from`, or -1. */
export function closingQuote(text: string, from: number): number {
  for (let end = text.indexOf('"', from); end !== -1; end = text.indexOf('"', end + 1)) {
    if (!endsEscaped(text, from, end)) return end
  }
  return -1
}

/** Checks if an odd number of backslashes precedes `end`. */
export function endsEscaped(text: string, from: number, end: number): boolean {
  let first = end
  while (first > from && text.charCodeAt(first - 1) === backslash) first -= 1
  return (end - first) % 2 === 1
}

/** Parses a text. Returns undefined, which is not a JSON value, if the text is invalid or nested too deeply for the engine. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
