import { detach } from '../../../base/text/detach.js'
import { closingQuote, parseJson } from '../json/json-text.js'
import type { GoEvent } from './go-lines.js'

/** The event that all calls return. It is valid until the next call. */
interface QuickEvent extends GoEvent {
  Time: string | undefined
  Action: string
  Package: string
  Test: string
  Elapsed: number | undefined
  Output: string | undefined
}

/** Reads the lines of the test whose lines came last, which are nearly all lines of a stream. */
export interface GoShortcut {
  /** Returns the event in a line, or undefined if `JSON.parse` has to read it. */
  read(text: string): GoEvent | undefined
  /** Learns the names of the next lines from an event that `JSON.parse` has read. */
  learn(event: GoEvent): void
}

const quote = 0x22
const brace = 0x7d
const letterT = 0x54
const equalsSign = 0x3d

/** The length of `{"Time":"`. */
const timeStart = 9

/** An output that only announces an event. The run does not need its text. */
const announcement = '=== RUN '

/**
 * Creates a shortcut. Between the time and the last field, the lines of a test are equal, so that one comparison of strings replaces parsing
 * them. It expects the order of fields in which Go writes them.
 */
export function createGoShortcut(): GoShortcut {
  const event: QuickEvent = { Time: undefined, Action: '', Package: '', Test: '', Elapsed: undefined, Output: undefined }
  let runPart = ''
  let outputPart = ''
  let passPart = ''
  let packageName = ''
  let testName = ''

  const setPackage = (name: string): void => {
    packageName = name
    runPart = flat(`","Action":"run","Package":"${name}","Test":"`)
  }

  const setTest = (name: string): void => {
    testName = name
    outputPart = flat(`","Action":"output","Package":"${packageName}","Test":"${name}","Output":"`)
    passPart = flat(`","Action":"pass","Package":"${packageName}","Test":"${name}","Elapsed":`)
  }

  const eventOf = (action: string): QuickEvent => {
    event.Action = action
    event.Package = packageName
    event.Test = testName
    event.Time = undefined
    event.Elapsed = undefined
    event.Output = undefined
    return event
  }

  return {
    read(text) {
      const { length } = text
      if (runPart === '' || length < 40 || text.charCodeAt(length - 1) !== brace || text.charCodeAt(2) !== letterT) return undefined
      const end = text.indexOf('"', timeStart)
      if (outputPart !== '' && text.slice(end, end + outputPart.length) === outputPart) {
        const output = outputOf(text, end + outputPart.length)
        if (output === undefined) return undefined
        const quick = eventOf('output')
        quick.Output = output
        return quick
      }
      if (text.slice(end, end + runPart.length) === runPart) {
        const start = end + runPart.length
        // Escapes contain a backslash, and further fields a quote.
        if (text.indexOf('"', start) !== length - 2 || text.indexOf('\\', start) !== -1) return undefined
        setTest(detach(text.slice(start, -2)))
        const quick = eventOf('run')
        quick.Time = text.slice(timeStart, end)
        return quick
      }
      if (passPart === '' || text.slice(end, end + passPart.length) !== passPart) return undefined
      const elapsed = text.slice(end + passPart.length, -1)
      if (!/^\d{1,9}(?:\.\d{1,9})?$/.test(elapsed)) return undefined
      const quick = eventOf('pass')
      quick.Elapsed = Number(elapsed)
      return quick
    },
    learn({ Package, Test }) {
      if (typeof Package !== 'string' || typeof Test !== 'string' || Test === '') return
      if (Package === packageName && Test === testName) return
      if (!isPlain(Package) || !isPlain(Test)) return
      if (Package !== packageName) setPackage(Package)
      setTest(Test)
    },
  }
}

/** Joins the parts of a string. Comparing with a string that still has parts is slow. */
const flat = (text: string): string => {
  text.charCodeAt(0)
  return text
}

/** Returns whether JSON writes a string without escapes. */
const isPlain = (text: string): boolean => /^[^"\\<>&\0-\x1f\u2028\u2029]{1,1000}$/.test(text)

/** Returns the value of the last field. Most lines have no escapes but the line break at their end. */
function outputOf(text: string, start: number): string | undefined {
  const end = text.length - 2
  if (end < start || text.charCodeAt(end) !== quote) return undefined
  const firstEscape = text.indexOf('\\', start)
  if (firstEscape === end - 2 && text.charCodeAt(end - 1) === 0x6e && text.indexOf('"', start) === end) {
    if (text.charCodeAt(start) === equalsSign && text.slice(start, start + announcement.length) === announcement) return announcement
    return `${text.slice(start, firstEscape)}\n`
  }
  if (closingQuote(text, start) !== end) return undefined
  const value = parseJson(text.slice(start - 1, end + 1))
  return typeof value === 'string' ? value : undefined
}
