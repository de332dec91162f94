import { parseProveLine } from './prove-line.js'
import { parseTapLine } from './tap-line.js'

/** How much of a file is looked at, in characters. */
const maximumLength = 4096

/** Lines that npm and make write before the output of a test run: `> shop@1.0.0 test`, `make[1]: Entering directory '/shop'`. */
const preamble = /^(?:> |\$ |make(?:\[\d+\])?: )/

const colours = /\u001b\[[\d;]{0,50}m/g

/**
 * Returns what shows that a file is TAP: a version line after any other lines, else a plan or a test point with the number 1 as the first
 * line that is not a comment, an indented line of TAP or the announcement of a build tool.
 * @param isNamed whether the file has a name of TAP files; then any lines may precede the first one, and test points need no number
 */
export function recogniseTap(text: string, isNamed = false): string | undefined {
  const head = text.slice(0, maximumLength)
  if (/^\s*[<{]/.test(head)) return undefined
  const all = head.replace(colours, '').split(/\r\n?|\n/)
  // The last line may be cut.
  const lines = text.length > maximumLength ? all.slice(0, -1) : all
  let first: string | undefined
  for (const line of lines) {
    const tap = parseTapLine(line)
    if (tap?.kind === 'version') return `the line "${line.trim()}"`
    first ??= firstOf(line, isNamed)
  }
  return first === '' ? undefined : first
}

/** A longer line is not shown. It is not cut, because a part of a secret would not be masked. */
const maximumShown = 100

/**
 * Describes a line that begins TAP without a version line. Returns an empty text for a line that cannot, and undefined for one that may
 * precede it.
 */
function firstOf(line: string, isNamed: boolean): string | undefined {
  if (line.trim() === '' || preamble.test(line)) return undefined
  // The first subtest of Test::More.
  if (/^ {4}/.test(line) && parseTapLine(line.trimStart()) !== undefined) return undefined
  const tap = parseTapLine(line)
  const text = line.trim()
  const isShown = text.length <= maximumShown
  switch (tap?.kind) {
    case 'plan':
      return isShown ? `the plan ${text}` : 'a plan'
    case 'point':
      // Without a number, "ok" may be a word of any text.
      return tap.point.number === 1 || isNamed ? (isShown ? `the test point "${text}"` : 'a test point') : ''
    case 'comment':
    case 'subtest':
    case 'pragma':
      return undefined
  }
  return isNamed || parseProveLine(line)?.kind === 'file' ? undefined : ''
}
