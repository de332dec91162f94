import { displayText } from '../../display-text.js'
import type { Comparison, ReadyMadeDiff } from './comparison.js'
import { comparisonDiff } from './comparison-diff.js'
import type { Wording } from './wording.js'
import { blockWordings, sentenceWordings } from './wordings.js'

/** The values that a failed assertion compared, as a diff. */
export interface FailureDiff {
  /** `-` was expected (or is on the left), `+` was received (or is on the right), all others begin with two spaces. */
  readonly lines: readonly string[]
  /** The text that the lines show; undefined if they leave out a part of it. */
  readonly text: string | undefined
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

interface Found {
  readonly found: Comparison | ReadyMadeDiff
  /** The text that contains the comparison. */
  readonly text: string
}

function find(texts: readonly string[], wordings: readonly Wording[]): Found | undefined {
  for (const text of texts) {
    // Colour codes separate a sign from the beginning of its line.
    const lines = displayText(text).split('\n')
    for (const wording of wordings) {
      const found = wording(lines)
      if (found !== undefined) return { found, text }
    }
  }
  return undefined
}

/** Finds the two values that an assertion compared in the message of a failure, or in the lines before its stack. */
export function comparisonOf(message: string, details: string): Found | undefined {
  const written = withoutBlankEnds(message)
  const texts = details === '' ? [written] : [written, headOf(details, message.trim())]
  return find(texts, blockWordings) ?? find(texts, sentenceWordings)
}

/** Finds what was expected and what was received in a failure, and returns its text as a diff. */
export function failureDiff(message: string, details: string): FailureDiff | undefined {
  const comparison = comparisonOf(message, details)
  if (comparison === undefined) return undefined
  const { found, text } = comparison
  return { lines: 'values' in found ? comparisonDiff(found) : found.lines, text: found.isPartial === true ? undefined : text }
}
