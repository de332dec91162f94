import { exceptionType, shortTypeName } from './line-meaning.js'
import { trimmed } from './text-lines.js'

/** The exception is in one of the first lines of the details, or at the end of a traceback. */
const maximumLinesBefore = 3

/**
 * Says whether a message needs the name of its exception: a single word such as `5` or `com.acme.Cart`, or the signature of a method
 * such as `void acme.Cart.add(int, java.lang.String)`.
 */
export const isBareValue = (message: string): boolean =>
  !/\s/.test(message) || /^'?[\w$.<>[\], ]{1,400}\([\w$.<>[\], ]{0,400}\)[\w$/;[]{0,200}'?$/.test(message)

/** Puts the short name of the exception before a bare value: `ArrayIndexOutOfBoundsException: 5`. */
export function withExceptionName(message: string, details: readonly string[]): string | undefined {
  const filled = details.filter((line) => line.trim() !== '')
  for (const line of [...filled.slice(0, maximumLinesBefore), ...filled.slice(-1)].map(trimmed)) {
    const end = line.indexOf(`: ${message}`)
    if (end === -1 || line.length !== end + 2 + message.length) continue
    const name = shortTypeName(line.slice(0, end).replace(/^Caused by: /, ''))
    // "Error" adds nothing.
    if (name !== undefined && name !== 'Error') return `${name}: ${message}`
  }
  return undefined
}

// Frames of assertion libraries are not the place that failed.
const library =
  /^at (?:java|javax|jdk|sun|junit|kotlin|scala|groovy|org\.(?:junit|testng|hamcrest|assertj|codehaus|gradle|apache\.maven|opentest4j))\./

// `at shop.CartTest.adds(CartTest.java:12)`.
const javaFrame = /^at (?:[^\s()]{0,400}\/)?([\w$.<>]{1,400})\(([^()\s:]{1,200}:\d+)\)$/

/** Describes an exception without a message by its short name and its first frame in the tested code. */
export function exceptionWithPlace(message: readonly string[], details: readonly string[]): string | undefined {
  const name = [...message, ...details].map((line) => exceptionType(trimmed(line))).find((type) => type !== undefined)
  if (name === undefined) return undefined
  for (const line of details) {
    const text = trimmed(line)
    const [, method = '', place] = library.test(text) ? [] : (javaFrame.exec(text) ?? [])
    if (place !== undefined) return `${name} at ${method.split('.').slice(-2).join('.')} (${place})`
  }
  return undefined
}
