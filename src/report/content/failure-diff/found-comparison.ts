import { displayText } from '../../../base/text/display-text.js'
import type { StatedValues } from '../../../judge/failure/stated-values.js'
import type { Comparison, ReadyMadeDiff } from './comparison.js'
import { statedComparison } from './stated-comparison.js'
import { blockWordings, type KnownWording, sentenceWordings } from './wordings.js'

/** How much of the details is searched, in UTF-16 units. The comparison precedes the stack. */
const maximumHead = 40_000

/** Keeps the spaces before the first line, because labels below are aligned with it. */
const withoutBlankEnds = (text: string) => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()

interface Searched {
  /** The text without colour codes, which separate a sign from the beginning of its line. */
  readonly shown: string
  readonly lines: readonly string[]
  /** Whether the end of the text is missing. */
  readonly isCut: boolean
}

function searched(text: string, isCut: boolean): Searched {
  const shown = displayText(text)
  return { shown, lines: shown.split('\n'), isCut }
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

/** A comparison that was found. */
interface Found {
  readonly found: Comparison | ReadyMadeDiff
  /** Whether the end of the text is missing. */
  readonly isCut: boolean
}

function find(texts: readonly Searched[], wordings: readonly KnownWording[]): Found | undefined {
  for (const { shown, lines, isCut } of texts) {
    for (const { words, read } of wordings) {
      if (words !== undefined && !words.some((word) => shown.includes(word))) continue
      const found = read(lines)
      if (found !== undefined) return { found, isCut }
    }
  }
  return undefined
}

/**
 * Finds the two values that an assertion compared in the message of a failure, or in the lines before its stack.
 * @param stated the values that the result file states apart from the message, which are preferred
 */
export function comparisonOf(message: string, details: string, stated?: StatedValues): Found | undefined {
  const written = withoutBlankEnds(message)
  const texts = [searched(written, false), ...(details === '' ? [] : [headOf(details, message.trim())])]
  const found = find(texts, blockWordings) ?? find(texts, sentenceWordings)
  if (stated === undefined) return found
  const comparison = statedComparison(stated, found?.found)
  return comparison === found?.found ? found : { found: comparison, isCut: false }
}
