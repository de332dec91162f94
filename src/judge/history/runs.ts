/** Writes each run of a character as the character and, from two on, its length: `PPPF` as `P3F`. */
export function shortenRuns(text: string): string {
  let runs = ''
  for (let start = 0; start < text.length; ) {
    let end = start + 1
    while (end < text.length && text[end] === text[start]) end += 1
    runs += end - start === 1 ? text[start] : `${text[start]}${end - start}`
    start = end
  }
  return runs
}

/**
 * Reverses {@link shortenRuns}. Returns undefined unless the text has exactly the given length and only the allowed characters, which must
 * not be digits.
 */
export function expandRuns(runs: string, length: number, allowed: string): string | undefined {
  if (lengthOfRuns(runs, length, allowed) !== length) return undefined
  let text = ''
  for (let index = 0; index < runs.length; ) {
    const character = runs.charAt(index)
    index += 1
    let count = 0
    for (let digit = digitAt(runs, index); digit !== -1; digit = digitAt(runs, index)) {
      count = count * 10 + digit
      index += 1
    }
    text += count > 1 ? character.repeat(count) : character
  }
  return text
}

/**
 * Returns the length of the text that {@link expandRuns} makes, without making it. Stops when the text is longer than `maximum`. Returns -1
 * if it contains a character that is not allowed.
 */
export function lengthOfRuns(runs: string, maximum: number, allowed: string): number {
  let length = 0
  for (let index = 0; index < runs.length && length <= maximum; ) {
    if (!allowed.includes(runs.charAt(index))) return -1
    index += 1
    let count = 0
    for (let digit = digitAt(runs, index); digit !== -1; digit = digitAt(runs, index)) {
      count = Math.min(count * 10 + digit, maximum + 1)
      index += 1
    }
    length += count || 1
  }
  return length
}

function digitAt(text: string, index: number): number {
  // V8 would compile the function again after an index that is out of bounds.
  if (index >= text.length) return -1
  const digit = text.charCodeAt(index) - 0x30
  return digit >= 0 && digit <= 9 ? digit : -1
}
