import type { Comparison } from './comparison.js'
import { expectedAndActual, leftAndRight, pairBelow } from './wording.js'

const which = /^\s*Which is: (.*)$/

/** The text of a string with other than ASCII characters, whose value shows their bytes: `Which is: "\xC3\xA9"`. */
const asText = /^\s*As Text: (.*)$/

/** An operand: its source text, and its value on the next line unless both are the same. */
function operand(lines: readonly string[], index: number): { readonly value: string; readonly end: number } | undefined {
  const source = lines[index]
  if (source === undefined || !/^\s+\S/.test(source) || which.test(source)) return undefined
  const value = which.exec(lines[index + 1] ?? '')?.[1]
  if (value === undefined) return { value: source.trim(), end: index + 1 }
  const text = asText.exec(lines[index + 2] ?? '')?.[1]
  if (text === undefined) return { value, end: index + 2 }
  // The text is not escaped, so it may go on below.
  return text.length > 1 && text.endsWith('"') ? { value: text, end: index + 3 } : undefined
}

/** Reads `EXPECT_EQ` of GoogleTest 1.8.1 and later, in which the operands have no fixed order. */
function sameRank(lines: readonly string[]): Comparison | undefined {
  const start = lines.findIndex((line) => line.trim() === 'Expected equality of these values:')
  if (start === -1) return undefined
  const left = operand(lines, start + 1)
  const right = left && operand(lines, left.end)
  return right && pairBelow(lines, right.end, leftAndRight(left.value, right.value))
}

/** Reads `EXPECT_EQ` of older versions, whose first operand was the expected one, and `EXPECT_TRUE`. */
function ranked(lines: readonly string[]): Comparison | undefined {
  const start = lines.findIndex((line) => /^\s*Value of: /.test(line))
  if (start === -1) return undefined
  const actual = /^\s*Actual: (.*)$/.exec(lines[start + 1] ?? '')?.[1]
  const expected = /^\s*Expected: (.*)$/.exec(lines[start + 2] ?? '')?.[1]
  if (actual === undefined || expected === undefined) return undefined
  const value = which.exec(lines[start + 3] ?? '')?.[1]
  return pairBelow(lines, start + (value === undefined ? 3 : 4), expectedAndActual(value ?? expected, actual))
}

/** Reads the equality assertions of GoogleTest. */
export const googleTestValues = (lines: readonly string[]): Comparison | undefined => sameRank(lines) ?? ranked(lines)
