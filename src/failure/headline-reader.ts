import { isBareValue } from './exception-name.js'
import type { Failure } from './failure.js'
import { leadOf } from './failure-lead.js'
import { createShapeTable } from './shape-table.js'

export interface Headline {
  /** Empty if the failure has no text. */
  readonly headline: string
  readonly isOutput: boolean
  /** The same for all headlines that differ only in their numbers. Undefined if that is not known. */
  readonly shape?: HeadlineShape
}

/** The facts that all headlines share if they differ only in their numbers. */
export interface HeadlineShape {
  /** The signature of all of them, `null` if they have several, undefined if that was not yet needed. */
  signature: string | null | undefined
}

const maximumLine = 298

/**
 * Makes a function that returns the headline of a failure, as `leadOf` does. If the message of an earlier failure had the same first
 * line except for digits, and that line was its headline, the search is not repeated.
 */
export function createHeadlineReader(): (failure: Failure) => Headline {
  const shapes = createShapeTable<HeadlineShape>()
  return (failure) => {
    const line = plainLine(failure)
    if (line === undefined) return read(failure)
    const shape = shapes.get(line)
    if (shape !== undefined && !mayBeName(line, failure.name)) return { headline: line, isOutput: false, shape }
    const found = read(failure)
    if (found.headline === line && shape === undefined) shapes.set(line, { signature: undefined })
    return found
  }
}

function read(failure: Failure): Headline {
  const lead = leadOf(failure)
  return { headline: lead?.headline ?? '', isOutput: lead?.isOutput === true }
}

/** Returns whether a report shows a line unchanged: it is printable ASCII with single spaces. A loop is faster than a regular expression here. */
function isPlain(line: string): boolean {
  let previous = space
  for (let index = 0; index < line.length; index += 1) {
    const code = line.charCodeAt(index)
    if (code < space || code > 0x7e || (code === space && previous === space)) return false
    previous = code
  }
  return previous !== space
}

const space = 0x20

/** The beginning of details that describe an empty error, whose headline is not the first line of the message. */
const maySayMore = /^\s*(?:[{[]|Failure\/Error)/

const maximumFront = 1_000

/** A line that the next one may complete. */
const isIncomplete = /^(?:expected|actual|received|got|but|was)\b/i

/** Returns the first line of a message if neither the lines below it nor the details can change the headline. */
function plainLine({ message, details = '' }: Failure): string | undefined {
  if (message === undefined) return undefined
  const newline = message.indexOf('\n')
  const whole = newline === -1 ? message : message.slice(0, newline)
  const line = whole.charCodeAt(whole.length - 1) > space ? whole : whole.trimEnd()
  if (line.length === 0 || line.length > maximumLine || line.endsWith(':') || !isPlain(line)) return undefined
  if (newline !== -1 && isIncomplete.test(line)) return undefined
  // A bare value has no space, or is the signature of a method.
  if (!line.includes(' ') || (line.includes('(') && isBareValue(line))) return undefined
  // The separator is in the title of a test of Playwright.
  const front = details.length > maximumFront ? details.slice(0, maximumFront) : details
  return maySayMore.test(front) || front.includes(' › ') ? undefined : line
}

/** Returns whether a line may end with the name of the test. Then it is not the reason. */
function mayBeName(line: string, name: string): boolean {
  if (name.length > maximumName || line.includes(' with data set ') || name.includes(' with data set ')) return true
  const own = lastWord(name)
  return own === undefined || own === (lastWord(line) ?? own)
}

const maximumName = 2_000

const isWordCharacter = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)

/** Returns the last word in lower case, or undefined if it may contain letters outside of ASCII. */
function lastWord(text: string): string | undefined {
  let end = text.length
  while (end > 0 && !isWordCharacter(text.charCodeAt(end - 1))) {
    if (text.charCodeAt(end - 1) > 0x7e) return undefined
    end -= 1
  }
  let start = end
  while (start > 0 && isWordCharacter(text.charCodeAt(start - 1))) start -= 1
  return text.charCodeAt(start - 1) > 0x7e ? undefined : text.slice(start, end).toLowerCase()
}
