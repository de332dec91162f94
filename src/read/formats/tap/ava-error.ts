import { unescapeInspected } from './quoted-text.js'

/** The introduction of an error that a test threw. It repeats what a failed test is. */
const thrown = /^(?:Error thrown in test|Rejected promise returned by test\. Reason):$/

/** An error as AVA inspects it: `TypeError {`, and for a class without a name `Cart @Error {`. */
const inspected = /^([A-Za-z_$][\w$]{0,200})(?: @\w{1,200})? \{\n/

const messageField = /\n {2}message: (['"`])/

/**
 * Describes a value that AVA states for a failure.
 * @param key its introduction, such as `Error thrown in test:`
 * @returns for an error its name, unless it is `Error`, and its message
 */
export function describeAvaValue(key: string, value: string): string {
  const error = errorIn(value)
  if (error === undefined) return key.startsWith('Assertion failed:') ? value : `${key}\n${value}`
  return thrown.test(key) ? error : `${key} ${error}`
}

/** Returns the message of an inspected error; undefined for any other value. */
function errorIn(value: string): string | undefined {
  const [, name] = inspected.exec(value) ?? []
  const field = messageField.exec(value)
  const quote = field?.[1]
  if (name === undefined || field === null || quote === undefined) return undefined
  const text = value.slice(field.index + field[0].length)
  const end = endOfText(text, quote)
  if (end === -1) return undefined
  // AVA marks each line break with this sign, and indents the next line.
  const message = unescapeInspected(text.slice(0, end)).replace(/␊\n {2}/g, '\n')
  return name === 'Error' || message === '' ? message || name : `${name}: ${message}`
}

/** Returns the index of the quote that ends a text, before the comma of its field. */
function endOfText(text: string, quote: string): number {
  for (let index = text.indexOf(quote); index !== -1; index = text.indexOf(quote, index + 1)) {
    if (text[index - 1] !== '\\' && /^,?(?:\n|$)/.test(text.slice(index + 1, index + 3))) return index
  }
  return -1
}
