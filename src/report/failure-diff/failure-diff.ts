import { displayText } from '../../text/display-text.js'
import type { Comparison, ReadyMadeDiff } from './comparison.js'
import { comparisonDiff } from './comparison-diff.js'
import { blockWordings, type KnownWording, sentenceWordings } from './wordings.js'

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

interface Searched {
  readonly text: string
  /** The text without colour codes, which separate a sign from the beginning of its line. */
  readonly shown: string
  readonly lines: readonly string[]
  /** Whether the end of the text is missing. */
  readonly isCut: boolean
}

function searched(text: string, isCut: boolean): Searched {
  const shown = displayText(text)
  return { text, shown, lines: shown.split('\n'), isCut }
}

/** Ends an error that has no stack of its own: node:test (Node.js 20) prints it in brackets, and its properties after it. */
const propertiesOfNodeTest = /\] \{\r?\n +code: 'ERR_TEST_FAILURE'/

/** The message and the lines before the stack. Many producers begin these lines with the message, or with more of it. */
function headOf(details: string, message: string): Searched {
  const head = details.slice(0, maximumHead)
  const stack = /^[ \t]+(?:at|❯)\s/m.exec(head)?.index
  const end = propertiesOfNodeTest.exec(head.slice(0, stack))?.index ?? stack
  const text = withoutBlankEnds(head.slice(0, end))
  return searched(text.includes(message) ? text : `${message}\n\n${text}`, end === undefined && details.length > maximumHead)
}

interface Found {
  readonly found: Comparison | ReadyMadeDiff
  /** The text that contains the comparison. */
  readonly text: string
  /** Whether the end of the text is missing. */
  readonly isCut: boolean
}

function find(texts: readonly Searched[], wordings: readonly KnownWording[]): Found | undefined {
  for (const { text, shown, lines, isCut } of texts) {
    for (const { words, read } of wordings) {
      if (words !== undefined && !words.some((word) => shown.includes(word))) continue
      const found = read(lines)
      if (found !== undefined) return { found, text, isCut }
    }
  }
  return undefined
}

/** Finds the two values that an assertion compared in the message of a failure, or in the lines before its stack. */
export function comparisonOf(message: string, details: string): Found | undefined {
  const written = withoutBlankEnds(message)
  const texts = [searched(written, false), ...(details === '' ? [] : [headOf(details, message.trim())])]
  return find(texts, blockWordings) ?? find(texts, sentenceWordings)
}

/** Finds what was expected and what was received in a failure, and returns its text as a diff. */
export function failureDiff(message: string, details: string): FailureDiff | undefined {
  const comparison = comparisonOf(message, details)
  if (comparison === undefined) return undefined
  const { found, text } = comparison
  return { lines: 'values' in found ? comparisonDiff(found) : found.lines, text: found.isPartial === true ? undefined : text }
}
