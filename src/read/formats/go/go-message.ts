import { dedented } from '../../../base/text/dedented.js'
import { firstLine } from '../fields/first-line.js'

/** The texts that a failed test reports. */
export interface GoMessage {
  readonly message: string
  readonly expected?: string
  readonly actual?: string
}

/** `cart_test.go:12: total = 1`; Go 1.14 writes the name of the test before it. */
const logged = /^ *(?:[^\s:]{1,1000}: )?(?:[^\s:]{0,400}\/)?[\w.-]{1,200}\.go:\d{1,9}:(?: (.*))?$/

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === ''

const indentation = (line: string): number => line.length - line.trimStart().length

/**
 * Finds the reason of a failure in the output of a test: the panic, else the last text that the test logged, because `t.Log` usually comes
 * before `t.Error`, else the first line. An example prints what it got and what it wants.
 */
export function goMessage(output: string): GoMessage {
  const lines = output.split('\n')
  const crash = lines.find((line) => line.startsWith('panic: ') || line.startsWith('fatal error: '))
  if (crash !== undefined) return { message: crash.trimEnd() }
  return loggedMessage(lines) ?? exampleMessage(output) ?? { message: firstLine(output) || 'Failed' }
}

/** Returns the reason for skipping: the text that the test logged last, else the last line of its output. */
export function goSkipReason(output: string): string {
  const lines = output.split('\n')
  const line = lines.findLast((each) => !isBlank(each))
  return loggedMessage(lines)?.message ?? line?.trim() ?? ''
}

function loggedMessage(lines: readonly string[]): GoMessage | undefined {
  const start = lines.findLastIndex((line) => logged.test(line))
  if (start === -1) return undefined
  const column = indentation(lines[start] ?? '')
  // A test that prints without indentation may follow. Blank lines belong to the text of testify.
  const end = lines.findIndex((line, index) => index > start && !isBlank(line) && indentation(line) <= column)
  const text = logged.exec(lines[start] ?? '')?.[1] ?? ''
  const below = lines.slice(start + 1, end === -1 ? lines.length : end)
  if (isBlank(text)) return testifyMessage(below) ?? { message: dedented(below).join('\n').trim() || 'Failed' }
  return { message: [text, ...dedented(below)].join('\n').trim() }
}

/** A line of testify's table: a label, or nothing if the text above continues. */
const tableLine = /^ *\t(?:([A-Z][A-Za-z ]{1,30}):)? *\t(.*)$/

/** Returns the text and the values of a failed assertion of testify. */
function testifyMessage(lines: readonly string[]): GoMessage | undefined {
  const error: string[] = []
  const messages: string[] = []
  let label = ''
  for (const line of lines) {
    const row = tableLine.exec(line)
    if (row?.[1] !== undefined) label = row[1]
    if (label === 'Error') error.push(row?.[2] ?? line.trim())
    if (label === 'Messages') messages.push(row?.[2] ?? line.trim())
  }
  if (error.length === 0) return undefined
  const expected = valueIn(error, 'expected')
  const actual = valueIn(error, 'actual')
  const message = [...error, ...messages].join('\n').trim()
  return expected === undefined || actual === undefined ? { message } : { message, expected, actual }
}

function valueIn(lines: readonly string[], name: string): string | undefined {
  const line = lines.find((each) => each.startsWith(name) && /^ *:/.test(each.slice(name.length, name.length + 10)))
  return line?.slice(line.indexOf(':') + 1).trim()
}

function exampleMessage(output: string): GoMessage | undefined {
  const want = output.indexOf('\nwant:\n')
  if (want === -1 || !output.startsWith('got:\n')) return undefined
  const actual = output.slice(5, want)
  const expected = output.slice(want + 7)
  return { message: output.trimEnd(), expected: expected.trimEnd(), actual: actual.trimEnd() }
}
