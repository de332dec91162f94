import type { JestTool } from './jest-test.js'

/** Matches a frame of a stack trace. A line of a message that begins like it has no place at its end. */
const frame = /\n {4,6}at [^\n]{0,1000}(?::\d+:\d+\)?|<anonymous>\)?|\(native\)|\(index \d+\))(?=\n|$)/

/** The length of the part of a text that is searched for its first frame, in UTF-16 units. */
const maximumSearched = 64 * 1024

/**
 * Returns the message of an error from its stack trace, without the names `Error` and `AssertionError`, which do not describe the failure. Returns an empty
 * text for Vitest's `STACK_TRACE_ERROR`, which replaces the message of a timeout (Vitest 4.1).
 */
export function messageOfStack(stack: string): string {
  const searched = stack.slice(0, maximumSearched)
  const end = frame.exec(searched)?.index
  const message = (end === undefined ? stack : stack.slice(0, end))
    .replace(/^(?:AssertionError(?: \[ERR_ASSERTION\])?|Error): /, '')
    .trimEnd()
  return message === 'STACK_TRACE_ERROR' ? '' : message
}

const header = /^\s*● Test suite failed to run\s*/
/** The introduction of Jest to a syntax error, which is 30 lines long. The error follows this word. */
const details = /\n {0,20}Details:[ \t]{0,20}\n\s{0,20}/

/** Returns the message of an error outside of the tests, without the headline of Jest. Its first line is the reason. */
function messageOfFile(message: string): string {
  const text = withoutColours(message.slice(0, maximumSearched)).replace(header, '')
  const found = text.startsWith('Jest encountered an unexpected token') ? details.exec(text) : null
  const reason = found === null ? text : text.slice(found.index + found[0].length)
  // Rolldown (Vitest 4.1) writes "Parse failed with 1 error:" and the error in the next line.
  return reason.replace(/^([^\n]{0,200}:)\n\s{0,20}/, '$1 ')
}

const sections = /\n(?= {2}● )/

/**
 * Returns the errors of a failed file outside of its tests. The message of Vitest contains the first of them only. The message of Jest contains
 * the errors of its tests as well, whose lines have more indentation than a title.
 * @returns one empty text if only the status of the file shows an error
 */
export function errorsOfFile(message: string, tool: JestTool, hasFailedTests: boolean): readonly string[] {
  if (tool === 'jest' && message.includes('Test suite failed to run')) {
    const found = withoutColours(message)
      .split(sections)
      .filter((section) => header.test(section))
    if (found.length > 0) return found.map(messageOfFile)
  }
  return hasFailedTests && (tool === 'jest' || message === '') ? [] : [messageOfFile(message)]
}

const withoutColours = (text: string): string => (text.includes('\u001b') ? text.replace(colour, '') : text)
// Jest writes terminal colours with `--colors`.
const colour = /\u001b\[[\d;]{0,20}m/g
