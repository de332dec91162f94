import { capText } from '../fields/captured-text.js'
import { isRecord, type JsonRecord, jsonText, recordsOf } from '../json/json-fields.js'

const maximumErrors = 100

/** The texts of a failed attempt. */
export interface PlaywrightFailure {
  readonly message?: string
  readonly details?: string
}

/**
 * Returns the texts of the errors of an attempt. `error` is the first one, with its parts. `errors` are all of them as Playwright prints
 * them: the message, the source code around its place, and the stack. A test with soft assertions or a failed hook has several.
 */
export function failureOf(result: JsonRecord): PlaywrightFailure {
  const first = isRecord(result.error) ? result.error : undefined
  const printed = recordsOf(result.errors)
    .slice(0, maximumErrors)
    .map(({ message }) => (typeof message === 'string' ? capText(message.trim()) : ''))
    .filter((text) => text !== '')
  const own = first && errorMessage(first)
  const messages = printed.map((text, index) => (index === 0 && own !== undefined ? own : messageOfPrinted(text)))
  if (messages.length === 0 && own !== undefined) messages.push(own)
  const message = joined(messages)
  // Playwright before 1.10 writes no list.
  const details = joined(printed.length > 0 ? printed : first === undefined ? [] : partsOf(first))
  return { ...(message !== '' && { message }), ...(details !== '' && details !== message && { details }) }
}

/** Returns the message of an error. `throw 'text'` and `throw undefined` have only a value. */
export function errorMessage({ message, value }: JsonRecord): string | undefined {
  const text = typeof message === 'string' && message !== '' ? message : jsonText(value)
  return text === undefined || text === '' ? undefined : capText(text)
}

const partsOf = ({ stack, snippet }: JsonRecord): string[] =>
  [stack, snippet].filter((text): text is string => typeof text === 'string' && text !== '').map(capText)

const joined = (texts: readonly string[]): string => (texts.length === 1 ? (texts[0] ?? '') : capText(texts.join('\n\n')))

/** A line of source code, which is coloured before Playwright 1.30, or the first frame of a stack. */
const endOfMessage = /^(?:\s|\u001b\[\d{1,3}m){0,20}>?(?:\s|\u001b\[\d{1,3}m){0,20}\d{1,7} \||^ {4}at \S/

/** Returns a printed error without its source code and its stack. */
function messageOfPrinted(text: string): string {
  const lines = text.split('\n')
  const end = lines.findIndex((line) => endOfMessage.test(line))
  return (end > 0 ? lines.slice(0, end).join('\n') : text).trim()
}
