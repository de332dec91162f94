import { nextLine, trimmed } from './text-lines.js'

/** GoogleTest writes two expressions below this line. */
const ofGoogleTest = 'Expected equality of these values:'

const expected = /^expected\b.{0,200}?[:=]/i
const actual = /^(?:actual|received|got|but was|but got|was)\b.{0,200}?[:=]/i

/** Explains the signs of the diff below it: `+ actual - expected` (node:assert). */
const legend = /^[-+] ?(?:actual|expected|received)\b/i

/** The first line of a multi-line value may be only a bracket. Created when it is needed, because `\p` is slow to set up. */
const hasText = (line: string): boolean => /[\p{L}\p{N}]/u.test(line)

// Test::More: `'abc'` above `doesn't match '(?^:x)'`, and `'1'`, `>`, `'2'` on three lines.
const perlValue = /^(?:'.{0,900}'|undef)$/
const perlMatch = /^(?:doesn't match|matches) '/
const perlOperator = /^(?:[<>]=?|[!=]=|<=>|[!=]~|eq|ne|lt|gt|le|ge|cmp|&&|\|\||and|or|xor)$/

/** Returns the comparison that begins with a value of Test::More. */
function perlComparison(value: string, next: string, afterNext: string): string | undefined {
  if (!perlValue.test(value)) return undefined
  if (perlMatch.test(next)) return `${value} ${next}`
  return perlOperator.test(next) && perlValue.test(afterNext) ? `${value} ${next} ${afterNext}` : undefined
}

/**
 * Returns a line. Appends the next one if the line ends with a colon and the next one has text, if one of them is the expected and the
 * other the actual value, or if both are a comparison of Test::More.
 */
export function completedLine(lines: readonly string[], index: number): string {
  const line = trimmed(lines[index])
  const compared = perlComparison(line, trimmed(lines[index + 1]), trimmed(lines[index + 2]))
  if (compared !== undefined) return compared
  const next = nextLine(lines, index + 1)
  if (next === -1) return line
  if (line === ofGoogleTest) return `${line} ${trimmed(lines[next])}, ${secondOperand(lines, next)}`
  const isReason = hasText(trimmed(lines[next])) && !legend.test(trimmed(lines[next]))
  if (line.endsWith(':') && isReason) return `${line} ${withPartner(lines, next)}`
  return withPartner(lines, index)
}

/** Returns the line of the second operand. The first one may have further lines: `Which is: 2`, `As Text: "é"`. */
const secondOperand = (lines: readonly string[], first: number): string =>
  trimmed(lines.find((line, index) => index > first && !/^\s*(?:Which is|As Text):/.test(line)))

function withPartner(lines: readonly string[], index: number): string {
  const [line, next] = [trimmed(lines[index]), trimmed(lines[index + 1])]
  return isPair(line, next) ? `${line}, ${next}` : line
}

const isPair = (first: string, second: string): boolean =>
  (expected.test(first) && actual.test(second)) || (actual.test(first) && expected.test(second))
