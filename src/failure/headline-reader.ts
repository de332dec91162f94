import { detach } from '../text/detach.js'
import { isBareValue } from './exception-name.js'
import type { Failure } from './failure.js'
import { leadOf } from './failure-lead.js'

export interface Headline {
  /** Empty if the failure has no text. */
  readonly headline: string
  readonly isOutput: boolean
  /** The headline with each number replaced by 0, if it was needed. */
  readonly shape?: string
}

const maximumShapes = 5_000
const maximumLine = 298

/**
 * Makes a function that returns the headline of a failure, as `leadOf` does. If the message of an earlier failure had the same first
 * line except for digits, and that line was its headline, the search is not repeated.
 */
export function createHeadlineReader(): (failure: Failure) => Headline {
  const shapes = new Set<string>()
  return (failure) => {
    const line = plainLine(failure)
    if (line === undefined) return read(failure)
    const shape = line.replace(/\d+/g, '0')
    if (shapes.has(shape) && !mayBeName(line, failure.name)) return { headline: line, isOutput: false, shape }
    const found = read(failure)
    if (found.headline === line) {
      if (shapes.size >= maximumShapes) shapes.clear()
      shapes.add(detach(shape))
    }
    return found
  }
}

function read(failure: Failure): Headline {
  const lead = leadOf(failure)
  return { headline: lead?.headline ?? '', isOutput: lead?.isOutput === true }
}

/** Printable ASCII with single spaces, which is shown as it is. */
const plain = /^(?! )(?:[!-~]| (?! ))+$/

/** A line that the next one may complete. */
const isIncomplete = /^(?:expected|actual|received|got|but|was)\b/i

/** Returns the first line of a message if neither the lines below it nor the details can change the headline. */
function plainLine({ message, details = '' }: Failure): string | undefined {
  if (message === undefined) return undefined
  const newline = message.indexOf('\n')
  const line = (newline === -1 ? message : message.slice(0, newline)).trimEnd()
  if (line.length === 0 || line.length > maximumLine || line.endsWith(':') || !plain.test(line)) return undefined
  if (newline !== -1 && isIncomplete.test(line)) return undefined
  // A bare value has no space, or is the signature of a method.
  if (!line.includes(' ') || (line.includes('(') && isBareValue(line))) return undefined
  // An empty error, or the title of a test of Playwright.
  const front = details.slice(0, 1_000).trimStart()
  if (front.startsWith('{') || front.startsWith('[') || front.startsWith('Failure/Error') || front.includes(' › ')) return undefined
  return line
}

/** Returns whether a line may end with the name of the test. Then it is not the reason. */
const mayBeName = (line: string, name: string): boolean =>
  line.includes(' with data set ') || name.includes(' with data set ') || lastLetter(line) === lastLetter(name)

function lastLetter(text: string): string {
  for (let index = text.length - 1; index >= 0; index -= 1) {
    const character = text[index] ?? ''
    if (/[\p{L}\p{N}]/u.test(character)) return character.toLowerCase()
  }
  return ''
}
