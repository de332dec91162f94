import { isBareValue } from './exception-name.js'
import type { Failure } from './failure.js'
import { leadOf } from './failure-lead.js'
import { isMeaningful } from './line-meaning.js'
import { createShapeTable } from './shape-table.js'

/** @typeParam Facts what the caller keeps about a shape */
export interface Headline<Facts> {
  /** Empty if the failure has no text. */
  readonly headline: string
  readonly isOutput: boolean
  /** The same for all headlines that differ only in their numbers. Undefined if that is not known. */
  readonly shape?: HeadlineShape<Facts>
}

/** All headlines that differ only in their numbers. */
export interface HeadlineShape<Facts> {
  /** Undefined until the caller sets it. */
  facts: Facts | undefined
}

interface KnownShape<Facts> extends HeadlineShape<Facts> {
  /** Whether the next line may complete it. */
  readonly isIncomplete: boolean
  /** In lower case; undefined if it contains a number. */
  readonly lastWord: string | undefined
}

const maximumLine = 298

/**
 * Makes a function that returns the headline of a failure, as `leadOf` does. A line that is certainly the headline is not
 * examined further, and what is known about a line applies to all that differ from it only in their numbers.
 */
export function createHeadlineReader<Facts>(): (failure: Failure) => Headline<Facts> {
  const shapes = createShapeTable<KnownShape<Facts>>()
  return (failure) => {
    const { message, details } = failure
    if (message === undefined) return read(failure)
    const newline = message.indexOf('\n')
    const line = withoutSpace(newline === -1 ? message : message.slice(0, newline))
    if (line.length > maximumLine) return read(failure)
    const shape = shapes.get(line)
    if (shape === undefined) {
      const made = isHeadline(line) ? makeShape<Facts>(line) : undefined
      if (made === undefined || !isComplete(made, newline, details) || mayBeName(line, made, failure.name)) return read(failure)
      const isKept = shapes.set(line, made)
      return isKept ? { headline: line, isOutput: false, shape: made } : { headline: line, isOutput: false }
    }
    if (!isComplete(shape, newline, details) || mayBeName(line, shape, failure.name)) return read(failure)
    return { headline: line, isOutput: false, shape }
  }
}

function read(failure: Failure): Omit<Headline<never>, 'shape'> {
  const lead = leadOf(failure)
  return { headline: lead?.reason ?? lead?.headline ?? '', isOutput: lead?.isOutput === true }
}

/** Calls `trimEnd` only if it changes the line, because a call takes longer. */
const withoutSpace = (line: string): string => (line.charCodeAt(line.length - 1) > 0x20 ? line : line.trimEnd())

/**
 * Returns whether a line that is not the name of the test is the headline of every failure whose message begins with it, unless another
 * line completes it. A report shows it unchanged: it is printable ASCII with single spaces. Equal for all lines of a shape.
 */
const isHeadline = (line: string): boolean =>
  /^[!-~]+(?: [!-~]+)+$/.test(line) &&
  !line.endsWith(':') &&
  !isBareValue(line) &&
  !line.includes(dataSet) &&
  isMeaningful(line, () => false)

/** A line that the next one may complete. */
const incomplete = /^(?:expected|actual|received|got|but|was)\b/i

function makeShape<Facts>(line: string): KnownShape<Facts> {
  const word = lastWord(line)
  return { facts: undefined, isIncomplete: incomplete.test(line), lastWord: word === undefined || /\d/.test(word) ? undefined : word }
}

/** The beginning of details that describe an empty error, whose headline is not the first line of the message. */
const emptyError = /^\s*(?:[{[]|Failure\/Error)/

const maximumFront = 1_000

/** The separator in the title of a test of Playwright. */
const titleSeparator = ' › '

/** Returns whether neither the lines below the first one of a message nor the details can change the headline. */
function isComplete({ isIncomplete }: KnownShape<unknown>, newline: number, details: string | undefined): boolean {
  if (newline !== -1 && isIncomplete) return false
  if (details === undefined) return true
  const front = details.length > maximumFront ? details.slice(0, maximumFront) : details
  return !emptyError.test(front) && !front.includes(titleSeparator)
}

/** In the name of a test of PHPUnit, and then at the end of a line with that name. */
const dataSet = ' with data set '

/** Returns whether a line may end with the name of the test. Then it is not the reason. */
function mayBeName(line: string, shape: KnownShape<unknown>, name: string): boolean {
  if (name.length > maximumName || name.includes(dataSet)) return true
  if (shape.lastWord !== undefined && endsOtherwise(name, shape.lastWord)) return false
  const own = lastWord(name)
  return own === undefined || own === (shape.lastWord ?? lastWord(line) ?? own)
}

/** Returns whether a name certainly ends with another word. A comparison of the last letters is enough for most names. */
function endsOtherwise(name: string, word: string): boolean {
  const code = name.charCodeAt(name.length - 1)
  return isWordCharacter(code) && (code | lowerCase) !== (word.charCodeAt(word.length - 1) | lowerCase)
}

/** The bit that distinguishes a small ASCII letter from a capital. All digits have it. */
const lowerCase = 0x20

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
