import { firstLine } from '../fields/first-line.js'
import type { Attributes } from '../xml/xml.js'

/** The reason of a failure in the words of a tool that hides it in other text, and its place. */
export interface ProducerWords {
  readonly message?: string
  readonly details?: string
  /** A linter names the file only in the suite. */
  readonly file?: string
  readonly line?: string
}

/** How much of a text is searched, in UTF-16 units. */
const maximumText = 64 * 1024

/** Reads the content of a failure by the tools that do not state its reason where others do. Undefined for all others. */
export function producerWords(own: Attributes, whole: string): ProducerWords | undefined {
  const { message = '', type = '' } = own
  const text = whole.length > maximumText ? whole.slice(0, maximumText) : whole
  if (message.startsWith("Test Suite '") || message.startsWith("Test Case '")) return swiftWords(message.slice(0, maximumText))
  if (/^mypy produced (?:messages|errors)$/.test(message)) return mypyWords(text)
  const located = testthatWords(message) ?? nimWords(message) ?? (type === 'AssertionFailedError' ? cppUTestWords(message) : undefined)
  if (located !== undefined) return located
  if (message === '' || message.startsWith('Traceback ')) {
    const first = firstLine(text)
    if (first.startsWith('--- ')) return cramWords(text)
    if (first.startsWith('expected: ')) return clojureWords(text)
    if (first === 'stack traceback:' && type.includes(' ')) return luaUnitWords(type, whole)
    if (first.startsWith('::in function ') || first.startsWith('in function ')) return eunitWords(text)
    if (first.endsWith('Traceback (most recent call last):')) return tracebackWords(text)
  }
  if (/^Test \S{1,400}(?: in \S{1,400})? failed!$/.test(message)) return commonTestWords(text)
  const [, line] = /^\s{0,100}(?:On )?line (\d{1,9}), col(?:umn)? \d{1,9}(?:,| in) /.exec(text) ?? []
  return line === undefined ? undefined : { line }
}

/** testthat (R): `5 not equal to 2. ('test-cart.R:2:3')`. Versions before 3.2 leave out the column. */
export function testthatWords(message: string): ProducerWords | undefined {
  if (!message.endsWith("')")) return undefined
  const { 0: whole = '', 1: file, 2: line } = / \('([^'\n]{1,400}\.[Rr]):([1-9]\d{0,8})(?::\d{1,9})?'\)$/.exec(message) ?? []
  return file === undefined || line === undefined ? undefined : { message: message.slice(0, -whole.length), file, line }
}

/** Nim: `/shop/tcart.nim(7, 26): Check failed: 1 + 1 == 3`. */
function nimWords(message: string): ProducerWords | undefined {
  const [place, file, line] = /^(\S{1,1000}\.nim)\(([1-9]\d{0,8}), \d{1,9}\): /.exec(message) ?? []
  return place === undefined || file === undefined || line === undefined ? undefined : { message: message.slice(place.length), file, line }
}

/** CppUTest: `cart.cpp:5: expected <1>{newline}\tbut was  <2>`. XML replaces a tab of an attribute by a space. */
function cppUTestWords(message: string): ProducerWords | undefined {
  const [place, file, line] = /^([^\n:]{1,1000}\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx)):([1-9]\d{0,8}): /i.exec(message) ?? []
  if (place === undefined || file === undefined || line === undefined) return undefined
  const lines = message.slice(place.length).replace(/\{newline\}\s{0,4}but was {1,4}</, ' but was <')
  return { message: lines.replaceAll('{newline}', '\n').trimEnd(), file, line }
}

/** mypy writes all errors as one test: `cart.py:2: error: Incompatible return value type  [return-value]`. */
function mypyWords(text: string): ProducerWords | undefined {
  const [, file, line, message] = /^([^\n:]{1,1000}):([1-9]\d{0,8})(?::\d{1,9})?: error: (.{1,4000})/m.exec(text) ?? []
  return file === undefined || line === undefined || message === undefined ? undefined : { message, details: text, file, line }
}

/** cram writes a diff between the script and what it printed. The message is the lines that changed first. */
function cramWords(text: string): ProducerWords | undefined {
  const lines = text.trim().split('\n')
  if (lines[1] !== `+++ ${lines[0]?.slice(4)}.err` || !lines[2]?.startsWith('@@ ')) return undefined
  const changes = lines.slice(lines.findIndex((line, index) => index > 2 && isChanged(line)))
  const end = changes.findIndex((line) => !isChanged(line))
  return { message: (end === -1 ? changes : changes.slice(0, end)).join('\n'), details: text }
}

const isChanged = (line: string): boolean => /^[-+]/.test(line)

/** clojure.test writes the exception below the code that threw it, and the stack below that. */
function clojureWords(text: string): ProducerWords | undefined {
  const [, message] = /^ {2}actual: (\S.{0,4000})\n at /m.exec(text) ?? []
  return message === undefined ? undefined : { message, details: text }
}

const error = ': error: '
const maximumErrors = 20
const maximumReason = 4_000
/** The line of another event. XML replaces line breaks of an attribute by spaces. */
const nextEvent = /\s(?:Test (?:Case|Suite) '|\S{1,1000}:\d{1,9}: error: )/

/** Swift 6.1 and later writes the log of the test: `/shop/CartTests.swift:12: error: CartTests.testTotal : XCTAssertEqual failed: …`. */
function swiftWords(log: string): ProducerWords | undefined {
  const reasons: string[] = []
  let place: Pick<ProducerWords, 'file' | 'line'> = {}
  let looks = 0
  for (let at = log.indexOf(error); at !== -1 && looks < maximumErrors; at = log.indexOf(error, at + error.length)) {
    looks += 1
    const [, file, line] = /(\S{1,1000}):(\d{1,9})$/.exec(log.slice(Math.max(0, at - 1_011), at)) ?? []
    const rest = log.slice(at + error.length, at + maximumReason)
    const own = rest.slice(0, nextEvent.exec(rest)?.index)
    const start = own.indexOf(' : ')
    if (file === undefined || line === undefined || start === -1) continue
    if (reasons.length === 0) place = { file, line }
    reasons.push(
      own
        .slice(start + 3)
        .replace(/ -\s*$/, '')
        .trim(),
    )
  }
  return reasons.length === 0 ? swiftCrash(log) : { message: reasons.join('\n'), details: log, ...place }
}

/** The lines of XCTest about its own events. */
const events =
  /Test (?:Case|Suite) '[^'\n]{1,1000}' (?:started|passed|failed)(?: at [\d-]{10} [\d:.]{8,20})?(?: \(\d[\d.]{0,20} seconds\))?\.?/g

/** A crash is not an error of XCTest, so the log has it as the program wrote it: `Cart/Cart.swift:3: Fatal error: no stock`. */
function swiftCrash(log: string): ProducerWords | undefined {
  const [whole, file, line] =
    /(?:(\S{1,1000}\.swift):(\d{1,9}): )?(?:Fatal error|Precondition failed|Assertion failed): .{1,4000}/.exec(log) ?? []
  const message = whole ?? log.replace(events, ' ').trim()
  if (message === '') return undefined
  const place = file !== undefined && line !== undefined && !file.startsWith('Swift/') ? { file, line } : {}
  const end = message.search(nextEvent)
  const own = end === -1 ? message : message.slice(0, end)
  return { message: own.replace(/^\S{1,1000}\.swift:\d{1,9}: /, ''), details: log, ...place }
}

/** LuaUnit writes the message as the type of the failure. */
function luaUnitWords(type: string, details: string): ProducerWords {
  const [, file, line] = /^(\S{1,1000}\.lua):(\d{1,9}): /.exec(type) ?? []
  return { message: type, details, ...(file !== undefined && line !== undefined && { file, line }) }
}

/** `(cart_tests.erl, line 4)`: not a place of EUnit itself or of the library that the test has called. */
const erlangPlace = /\((?!eunit_|timer\.|lists\.|gen_\w{1,20}\.|proc_lib\.)(\w{1,200}\.erl), line (\d{1,9})\)/
/** The same in a stack as a term. */
const commonTestPlace =
  /\{file,"((?!test_server|ct[._]|timer\.|lists\.|maps\.|erl_eval\.|gen_\w{1,20}\.|proc_lib\.)[^"\\]{1,1000}\.erl)"\},\{line,(\d{1,9})\}/

/** EUnit writes the stack before the error: `**error:{badmatch,no}`. */
function eunitWords(text: string): ProducerWords | undefined {
  const at = text.search(/^\*\*(?:error|throw|exit):/m)
  const [, file, line] = erlangPlace.exec(text) ?? []
  const place = file !== undefined && line !== undefined ? { file, line } : {}
  return at === -1 ? undefined : { message: onOneLine(text.slice(at + 2)), details: text, ...place }
}

/** A term of Erlang without the line breaks and the columns of its parts. */
const onOneLine = (term: string): string =>
  term
    .split('\n')
    .map((line) => line.trim())
    .join('')

/** Common Test writes `{test_case_failed,"no stock"}`, or the reason and the stack as a term: `{{badmatch,2},[{cart_SUITE,adds,1,…}]}`. */
function commonTestWords(text: string): ProducerWords {
  const term = onOneLine(text)
  const [, stated] = /^\{test_case_failed,"(.*)"\}$/.exec(term) ?? []
  const stack = term.search(/,\[\{\w{1,200},/)
  const reason = stated ?? (stack > 1 && term.startsWith('{') ? term.slice(1, stack) : firstLine(text))
  const [, file, line] = commonTestPlace.exec(term) ?? []
  const place = file !== undefined && line !== undefined ? { file, line } : {}
  return { ...(reason !== '' && { message: reason }), details: text, ...place }
}

/** subunit2junitxml and old versions of unittest-xml-reporting write only a traceback, whose last lines are the error. */
function tracebackWords(text: string): ProducerWords | undefined {
  const lines = text.trimEnd().split('\n')
  const header = lines.findLastIndex((line) => line.endsWith('Traceback (most recent call last):'))
  const at = lines.findIndex((line, index) => index > header && /^\S/.test(line))
  return at === -1 ? undefined : { message: lines.slice(at).join('\n'), details: text }
}
