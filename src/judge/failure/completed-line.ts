import { nextLine, trimmed } from './text-lines.js'

/** GoogleTest writes two expressions below this line. */
const ofGoogleTest = 'Expected equality of these values:'

const expected = /^expected\b.{0,200}?[:=]/i
const actual = /^(?:actual|received|got|but was|but got|was)\b.{0,200}?[:=]/i

/** Explains the signs of the diff below it: `+ actual - expected` (node:assert). */
const legend = /^[-+] ?(?:actual|expected|received)\b/i

/** The first line of a multi-line value may be only a bracket. Created when it is needed, because `\p` is slow to set up. */
const hasText = (line: string): boolean => /[\p{L}\p{N}]/u.test(line)

/**
 * Returns a line. Appends the next one if the line ends with a colon and the next one has text, or if one of them is the expected and the
 * other the actual value.
 */
export function completedLine(lines: readonly string[], index: number): string {
  const line = trimmed(lines[index])
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
