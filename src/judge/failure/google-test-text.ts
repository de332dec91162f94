import { isLocation } from './line-meaning.js'
import { trimmed } from './text-lines.js'

/** The first line of an assertion. */
const assertion =
  /^(?:Expected equality of these values:|Value of: |Expected: (?:\(.{1,900}, actual: |.{1,900} throws |.{1,900} doesn't throw )|The difference between .{1,900}, where$)/

/** The further lines of an assertion: operands, their values, `Expected: true` below `Actual: false`. */
const ofAssertion = /^(?:\s+\S|Expected: |Ignoring case$|.{0,900} evaluates to .{0,900}(?:,|, and|\.)$)/

/** Begins a diff of two strings, which ends at a blank line. */
const diffHeading = 'With diff:'

/** Begins the messages of `SCOPED_TRACE`, or, in the output of a program, the next event: `[  FAILED  ] Cart.Adds`. */
const other = /^(?:Google Test trace:$|\[[ =-]{0,10}[A-Z=-][A-Z =-]{0,10}\])/

const maximumLines = 200

/** Returns the first line of the text that a test of GoogleTest gives to an assertion with `<<`. It is below the assertion. */
export function googleTestText(lines: readonly string[], start: number): string | undefined {
  if (!assertion.test(trimmed(lines[start]))) return undefined
  const end = Math.min(lines.length, start + maximumLines)
  let isInDiff = false
  for (let index = start + 1; index < end; index += 1) {
    const line = (lines[index] ?? '').slice(0, 1_000)
    const text = line.trim()
    if (text === diffHeading) isInDiff = true
    else if (text === '') isInDiff = false
    else if (!isInDiff && !ofAssertion.test(line)) return other.test(text) || isLocation(text) ? undefined : text
  }
  return undefined
}
