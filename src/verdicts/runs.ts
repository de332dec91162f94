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
  let text = ''
  for (let index = 0; index < runs.length; ) {
    const character = runs.charAt(index)
    if (!allowed.includes(character)) return undefined
    index += 1
    let count = 0
    for (let digit = digitAt(runs, index); digit !== undefined && count <= length; digit = digitAt(runs, index)) {
      count = count * 10 + digit
      index += 1
    }
    text += character.repeat(Math.min(count || 1, length + 1))
    if (text.length > length) return undefined
  }
  return text.length === length ? text : undefined
}

function digitAt(text: string, index: number): number | undefined {
  const digit = text.charCodeAt(index) - 0x30
  return digit >= 0 && digit <= 9 ? digit : undefined
}
