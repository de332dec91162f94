import { differingParts } from '../../base/text/differing-parts.js'
import { displayText } from '../../base/text/display-text.js'

// Jest: `Error: expect(received).toBe(expected) // Object.is equality`. Playwright: `Timed out 5000ms waiting for expect(locator).toHaveText(expected)`.
const matcher = /^(?:Error: )?(?:Timed out \d{1,9}ms waiting for )?expect(?:\.\w{1,20})?\(.{0,400}\)(?: failed)?(?: \/\/ .{0,200})?$/

/** The explanation of the equality. */
const comment = / \/\/ .{0,200}$/

const expectedLabel = /^[ \t]{0,40}Expected(?: [a-z][\w ]{0,40})?: {1,20}(\S.{0,1000})$/m
const receivedLabel = /^[ \t]{0,40}Received(?: [a-z][\w ]{0,40})?: {1,20}(\S.{0,1000})$/m

/** How much of the text below a matcher may contain its values, in UTF-16 units and in lines. */
const maximumText = 20_000
const maximumLines = 200

interface MatcherValues {
  readonly expected: string | undefined
  readonly received: string | undefined
}

/** Returns the text before the stack trace. One string is quicker to search than its lines. */
function beforeStack(text: string): string {
  const end = text.search(/\n\s{0,40}(?:at|❯) /)
  return displayText(text.slice(0, end === -1 ? maximumText : Math.min(end, maximumText)))
}

/** Returns the value after a label. The first line of a long value is enough. */
function labelled(text: string, label: RegExp): string | undefined {
  const found = label.exec(text)
  if (found === null) return undefined
  const next = /^\n(.{0,40})/.exec(text.slice(found.index + found[0].length, found.index + found[0].length + 42))?.[1]?.trim() ?? ''
  return next === '' || /^[A-Z]/.test(next) ? found[1] : `${found[1]} …`
}

const withoutComma = (line: string): string => line.slice(1).trim().replace(/,$/, '')

/** Returns the values of a diff if it changes only one line. */
function ofDiff(text: string): MatcherValues | undefined {
  const lines = text.split('\n', maximumLines).map((line) => line.trim())
  const start = lines.findIndex((line) => /^- (?:Expected|Snapshot)\b/.test(line))
  if (start === -1 || lines[start + 1]?.startsWith('+ Received') !== true) return undefined
  const changed = lines.slice(start + 2).filter((line) => /^[-+] /.test(line))
  const [removed = '', added = ''] = changed
  if (changed.length !== 2 || !removed.startsWith('-') || !added.startsWith('+')) return undefined
  return { expected: withoutComma(removed), received: withoutComma(added) }
}

/**
 * Returns a matcher of Jest or Playwright with its values: `expect(received).toBe(expected): expected 2, received 1`. Some matchers have only
 * one value.
 * @param message the lines from the matcher on
 * @param details may contain the values if the message has only one line
 */
export function matcherLine(line: string, message: readonly string[], details: string): string | undefined {
  if (!matcher.test(line)) return undefined
  const below = message.slice(1, maximumLines).join('\n')
  const text = beforeStack(below.trim() === '' ? details : below)
  const [wanted, actual] = [labelled(text, expectedLabel), labelled(text, receivedLabel)]
  const { expected, received } = (wanted === undefined && actual === undefined ? ofDiff(text) : undefined) ?? {
    expected: wanted,
    received: actual,
  }
  if (expected === undefined && received === undefined) return undefined
  const [first, second] = expected === undefined || received === undefined ? [expected, received] : differingParts(expected, received)
  const values = [...(first === undefined ? [] : [`expected ${first}`]), ...(second === undefined ? [] : [`received ${second}`])]
  return `${line.replace(comment, '')}: ${values.join(', ')}`
}
