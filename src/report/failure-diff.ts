import { expectedActualDiff } from './expected-actual.js'

/** What a failure says of expected and actual. */
export interface FailureDiff {
  /** See `expectedActualDiff`. */
  readonly lines: readonly string[]
  /** The text that they were made of. */
  readonly text: string
}

/** Where the stack begins in the details of a failure, at the latest; what was expected stands before it. */
const maximumHead = 2_000

/** With the spaces before its first line: labels below are aligned with it. */
const withoutBlankEnds = (text: string) => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()

/** The message and the lines before the stack, which many producers begin with the message, and with more of it. */
function headOf(details: string, message: string): string {
  const head = details.slice(0, maximumHead)
  const stack = /^[ \t]+(?:at|❯)\s/m.exec(head)?.index
  const text = withoutBlankEnds(head.slice(0, stack))
  return text.includes(message) ? text : `${message}\n\n${text}`
}

/** Finds what was expected and what came instead in the message of a failure, else in the lines before its stack. */
export function failureDiff(message: string, details: string): FailureDiff | undefined {
  const written = withoutBlankEnds(message)
  const lines = expectedActualDiff(written)
  if (lines !== undefined) return { lines, text: written }
  if (details === '') return undefined
  const text = headOf(details, message.trim())
  const others = expectedActualDiff(text)
  return others && { lines: others, text }
}
