import { baseName } from '../../base/text/base-name.js'
import { exceptionType, shortTypeName } from './line-meaning.js'
import { trimmed } from './text-lines.js'

/** How many of the first lines of the details may name the exception. Otherwise it is the last line of a traceback. */
const maximumLinesBefore = 3

/**
 * Returns whether a message needs the name of its exception: a single word such as `5` or `com.acme.Cart`, or the signature of a method
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

// Frames of libraries, which are not the place that failed.
const library =
  /^at (?:java|javax|jdk|sun|junit|kotlin|scala|groovy|org\.(?:junit|testng|hamcrest|assertj|codehaus|gradle|apache\.maven|opentest4j))\./

// `at shop.CartTest.adds(CartTest.java:12)`.
const javaFrame = /^at (?:[^\s()]{0,400}\/)?([\w$.<>]{1,400})\(([^()\s:]{1,200}:\d+)\)$/

// JavaScript: `at adds (/shop/cart.test.js:8:29)`, `at file:///shop/cart.test.js:8:29`. Ruby: `./cart_spec.rb:10:in `.
const scriptFrame = /^(?:at (?:[^()]{1,400} \()?)?((?:[A-Za-z]:|file:)?[^\s:()]{1,900}:\d+):(?:\d+\)?$|in )/

const scriptLibrary = /[/\\]node_modules[/\\]|\(node:|^at (?:async )?node:/

// The stack of an inspected object is a quoted text, in lines that are joined by plus signs.
const plainLine = (line: string): string =>
  trimmed(
    trimmed(line)
      .replace(/^(?:stack: |cause: )?'?/, '')
      .replace(/\\n' \+$/, ''),
  )

/** Describes an exception without a message by its short name and its first frame in the tested code. */
export function exceptionWithPlace(message: readonly string[], details: readonly string[]): string | undefined {
  const name = [...message, ...details].map((line) => exceptionType(plainLine(line))).find((type) => type !== undefined)
  if (name === undefined) return undefined
  for (const line of details) {
    const text = plainLine(line)
    const [, method = '', place] = library.test(text) ? [] : (javaFrame.exec(text) ?? [])
    if (place !== undefined) return `${name} at ${method.split('.').slice(-2).join('.')} (${place})`
    const [, file] = scriptLibrary.test(text) ? [] : (scriptFrame.exec(text) ?? [])
    if (file !== undefined) return `${name} (${baseName(file)})`
  }
  return undefined
}

// node:test: `[Error [ERR_TEST_FAILURE]: ] {`. Vitest: an inspected object. RSpec: the line of the code, then only the type.
const emptyError =
  /^\s{0,100}(?:(?:\[[\w$.]{1,100}(?: \[\w{1,100}\])?: ?\] )?\{\r?\n|Failure\/Error: [^\n]{0,1000}\n\s{0,100}[\w:]{1,200}(?:Error|Exception):\n)/

/** Returns whether the details begin with an error that has neither a message nor another reason. */
export const isEmptyError = (message: string, details: string): boolean =>
  emptyError.test(details) && details.trimStart().startsWith(message.trim())
