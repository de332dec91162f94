import type { Comparison, ReadyMadeDiff } from './comparison.js'
import { diffLines, findComparison } from './find-comparison.js'

/** The values that a failed assertion compared, as a diff. */
export interface FailureDiff {
  /** `-` was expected, `+` was received, all others begin with two spaces. */
  readonly lines: readonly string[]
  /** The text that the lines were made from. */
  readonly text: string
}

/** The stack begins within this many characters of the details; the comparison precedes it. */
const maximumHead = 2_000

/** Keeps the spaces before the first line, because labels below are aligned with it. */
const withoutBlankEnds = (text: string) => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()

/** The message and the lines before the stack, which many producers begin with the message, and with more of it. */
function headOf(details: string, message: string): string {
  const head = details.slice(0, maximumHead)
  const stack = /^[ \t]+(?:at|❯)\s/m.exec(head)?.index
  const text = withoutBlankEnds(head.slice(0, stack))
  return text.includes(message) ? text : `${message}\n\n${text}`
}

/** Finds a comparison in the message of a failure, else in the lines before its stack. */
export function comparisonOf(
  message: string,
  details: string,
): { readonly found: Comparison | ReadyMadeDiff; readonly text: string } | undefined {
  const written = withoutBlankEnds(message)
  const found = findComparison(written)
  if (found !== undefined) return { found, text: written }
  if (details === '') return undefined
  const text = headOf(details, message.trim())
  const other = findComparison(text)
  return other && { found: other, text }
}

/** Finds what was expected and what was received in a failure, and returns its text as a diff. */
export function failureDiff(message: string, details: string): FailureDiff | undefined {
  const comparison = comparisonOf(message, details)
  return comparison && { lines: diffLines(comparison.found), text: comparison.text }
}
