import { baseName } from '../../base/text/base-name.js'
import { dedented } from '../../base/text/dedented.js'
import { completedLine } from './completed-line.js'
import { isFlutterHeader } from './flutter-message.js'
import { nextLine, trimmed } from './text-lines.js'

const stackHeader = /^When the exception was thrown,/

// `file:///shop/test/cart_test.dart line 30`, and in a stack `(file:///shop/test/cart_test.dart:30:5)`.
const place = /(file:\/\/\S{1,1000}\.dart)(?: line |:)(\d+)/

/**
 * Finds the exception that a test of Flutter's `testWidgets` printed. The message of such a test only refers to it.
 * @param lines what the test printed
 */
export function flutterLead(lines: readonly string[]): { readonly headline: string; readonly lines: readonly string[] } | undefined {
  const begin = lines.findIndex((line) => isFlutterHeader(line))
  if (begin === -1) return undefined
  const start = nextLine(lines, endOfIntroduction(lines, begin + 1))
  if (start === -1) return undefined
  const stack = lines.findIndex((line, index) => index > start && stackHeader.test(trimmed(line)))
  const blank = lines.findIndex((line, index) => index > start && trimmed(line) === '')
  const ends = [stack, blank, lines.length].filter((end) => end !== -1)
  const exception = dedented(lines.slice(start, Math.min(...ends)))
  const [, file = '', line = ''] = flutterPlace(lines.slice(start, endOfException(lines, start))) ?? []
  const headline = completedLine(exception, 0)
  if (file === '') return { headline, lines: exception }
  const name = baseName(file)
  return { headline: `${headline} (${name}:${line})`, lines: [...exception, `at ${file}:${line}`] }
}

const maximumIntroduction = 5

/** `The following StateError was thrown building Cart(dirty):` may be wrapped, also after a colon in the parentheses. */
function endOfIntroduction(lines: readonly string[], start: number): number {
  if (!trimmed(lines[start]).startsWith('The following ')) return start
  let open = 0
  for (let index = start; index < start + maximumIntroduction; index++) {
    const line = trimmed(lines[index])
    open += line.split('(').length - line.split(')').length
    if (open <= 0 && line.endsWith(':')) return index + 1
  }
  return start
}

/** An exception ends at a line of `═`. */
function endOfException(lines: readonly string[], start: number): number {
  const end = lines.findIndex((line, index) => index > start && /^═{10}/.test(line))
  return end === -1 ? lines.length : end
}

/** The line of the expectation if Flutter names it, else the first frame in a file of the project. */
function flutterPlace(lines: readonly string[]): RegExpExecArray | undefined {
  const named = lines.findIndex((line) => /on the following line:$/.test(trimmed(line)))
  const matches = [lines[named + 1], ...lines].map((line) => place.exec(trimmed(line)))
  return matches.find((match) => match !== null) ?? undefined
}
