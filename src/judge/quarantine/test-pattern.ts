import { displayLine } from '../../base/text/display-text.js'

/** Separates the names of a test's suites and its own name. */
export const nameSeparator = ' › '

/**
 * The fixed texts between the wildcards of a pattern, in their order. A pattern without a wildcard has one, and a pattern that begins or
 * ends with a wildcard has an empty one there.
 */
export type TestPattern = readonly string[]

/** Printable ASCII, without blanks at its ends or two in a row: a cheap check that is enough for most names. */
const comparable = /^[!-~](?: ?[!-~])*$/

/** Returns a name as patterns see it: as reports show it, in one line, because users copy names from there. */
export const comparableName = (text: string): string => (comparable.test(text) ? text : displayLine(text).trim().normalize('NFC'))

/**
 * Parses a pattern. `*` is any text, `\*` the character. Other backslashes stand for themselves, except that a pair of them before a `*` is
 * one backslash: `App\Tests\\*` matches everything that begins with `App\Tests\`.
 */
export function parseTestPattern(pattern: string): TestPattern {
  const text = comparableName(pattern)
  const pieces: string[] = []
  let piece = ''
  let backslashes = 0
  for (const character of text) {
    if (character === '\\') {
      backslashes += 1
      continue
    }
    const isStar = character === '*'
    piece += '\\'.repeat(isStar ? backslashes >> 1 : backslashes)
    if (isStar && backslashes % 2 === 0) {
      pieces.push(piece)
      piece = ''
    } else piece += character
    backslashes = 0
  }
  return [...pieces, piece + '\\'.repeat(backslashes)]
}

/** Whether a pattern matches nearly every test, because it has nothing but wildcards, spaces and separators. */
export const matchesEverything = (pattern: TestPattern): boolean => pattern.every((piece) => /^[ ›]*$/.test(piece))
