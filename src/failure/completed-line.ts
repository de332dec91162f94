import { nextLine, trimmed } from './text-lines.js'

/** GoogleTest writes the two expressions below this line. */
const ofGoogleTest = 'Expected equality of these values:'

const expected = /^expected\b.{0,200}?[:=]/i
const actual = /^(?:actual|received|got|but was|but got|was)\b.{0,200}?[:=]/i

/** Explains the signs of the diff below it: `+ actual - expected` (node:assert). */
const legend = /^[-+] ?(?:actual|expected|received)\b/i

/** Returns a line, with the next one if the line ends with a colon, or if one holds an expected value and the other the actual one. */
export function completedLine(lines: readonly string[], index: number): string {
  const line = trimmed(lines[index])
  const next = nextLine(lines, index + 1)
  if (next === -1) return line
  if (line === ofGoogleTest) return `${line} ${[next, next + 1].map((each) => operand(lines, each)).join(', ')}`
  if (line.endsWith(':') && !legend.test(trimmed(lines[next]))) return `${line} ${withPartner(lines, next)}`
  return withPartner(lines, index)
}

/** A value that is written in another way has a line of its own: `Which is: 2`. */
const operand = (lines: readonly string[], index: number): string =>
  trimmed(lines[/^\s*Which is:/.test(lines[index] ?? '') ? index + 1 : index])

function withPartner(lines: readonly string[], index: number): string {
  const [line, next] = [trimmed(lines[index]), trimmed(lines[index + 1])]
  return isPair(line, next) ? `${line}, ${next}` : line
}

const isPair = (first: string, second: string): boolean =>
  (expected.test(first) && actual.test(second)) || (actual.test(first) && expected.test(second))
