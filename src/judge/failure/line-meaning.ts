import { leftOutLinePattern } from '../../base/text/excerpt.js'
import { isStepResult } from './cucumber-steps.js'
import type { IsOwnName } from './own-name.js'
import { trimmed } from './text-lines.js'

/** Returns a line in lower case and without punctuation. */
function wordsOf(line: string): string {
  return line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Lines that give no reason, as {@link wordsOf} returns them. */
const generic = new Set([
  'fail',
  'failed',
  'failure',
  'error',
  'errors',
  'exception',
  'none',
  'null',
  'nil',
  'undefined',
  'unknown',
  'not ok',
  'assert',
  'assertion',
  'assertion error',
  'assertion failed',
  'assertion failure',
  'test failed',
  'test failure',
  'test error',
  'test suite failed to run',
  'unexpected exception',
  'uncaught exception',
  'unhandled exception',
  'caught unhandled exception',
  // Cucumber's formatters for JUnit and TestNG, which list the steps elsewhere.
  'the scenario has pending or undefined step s',
  // Qt.
  'received a fatal error',
  // pytest, then tools that convert the output of Go.
  'collection failure',
  'build error',
])

// Bazel: `exited with error code 1`.
const genericPhrase = /^exited with (?:error )?code \d+\.?$/i

const maximumGeneric = 60

// `flutterMessage`; Maven: `There are test failures. Please refer to …`.
const reference =
  /^(?:(?:the |some |one or more )?(?:tests?|test (?:case|run|suite|script)|specs?) (?:has |have )?failed|there (?:are|were) test failures)[.:;,!]? (?:please )?(?:see|refer to|check|look at|consult)\b/i

/** Returns whether a line is a word or a phrase that any failure could have, or only refers to another text. */
export const isGeneric = (line: string): boolean =>
  (line.length <= maximumGeneric && (generic.has(wordsOf(line)) || genericPhrase.test(line))) || reference.test(line)

/** Makes a function that returns whether a line matches one of the patterns. One large pattern takes less time than many small ones. */
function anyOf(patterns: readonly RegExp[]): (line: string) => boolean {
  const joined = [...new Set(patterns.map(({ flags }) => flags))].map((flags) => {
    const same = patterns.filter((pattern) => pattern.flags === flags)
    return new RegExp(same.map(({ source }) => `(?:${source})`).join('|'), flags)
  })
  return (line) => joined.some((pattern) => pattern.test(line))
}

// A name with a dot or a slash: `status:500` is not a location.
const fileName = String.raw`(?:[A-Za-z]:|file://)?(?=[^\s:()"']{0,400}[./\\])[^\s:()"']{1,400}`

/** Returns whether a line contains only a place in a file. */
export const isLocation = anyOf([
  // GoogleTest, for an exception.
  /^unknown file(?:: Failure)?$/,
  // `x.cpp:12`, `x.cpp:12:5:`, `gtest.cc:*`, also with a generic word after it: `x.cpp:12: Failure` (GoogleTest).
  new RegExp(String.raw`^(?:at |in |from )?${fileName}:(?:\d+|\*)(?::\d+)?[:.]?(?: ?(?:Failure|error|FAILED):?)?$`),
  // `x.cpp(12):` (doctest, Visual Studio), `Loc: [x.cpp(12)]` (Qt).
  new RegExp(String.raw`^(?:Loc: )?\[?${fileName}\(\d+(?:,\d+)?\)\]?:?(?: ?(?:Failure|error|FAILED):?)?$`),
  // `(in test file x.bats, line 2)`, `(from function "fails" in file x.bash, line 2,` (bats).
  /^\(?(?:from function .{1,200} )?in (?:test )?file .{1,400}, line \d+[,)]?$/,
  // `at x.t line 5.` (Perl), `File "x.py", line 3, in test` (Python).
  /^at .{1,400} line \d+\.?$/,
  /^File ".{1,400}", line \d+/,
  // Boost.Test, CUnit, behave.
  /^-? ?(?:[Ff]ile|[Ll]ine|Location) *: .{0,400}$/,
  // Rust 1.73 and later writes the message on the next line. nextest leaves out the colon.
  /^thread .{1,400} panicked at \S{1,400}:\d+:\d+:?$/,
])

// `[chromium] › cart.spec.ts:3:5 › sum ────`.
const title = /^.{0,400}:\d+:\d+ › /

/** Returns whether a line is the title that Playwright writes above the errors of a test. */
export const isTitle = (line: string): boolean => line.includes(' › ') && title.test(line)

/** The line before a stack of Python. */
export const tracebackHeader = /^(?:\+ )?(?:Exception Group )?Traceback \(most recent call last\):$/

const isMarkedFrame = anyOf([
  /^at \S{1,400}:\d+/,
  // Unity.
  /^[^\s(]{1,400} ?\([^()]{0,900}\) \(at .{1,400}:\d+\)$/,
  /^\.\.\. \d+ more$/,
  /^❯ /,
  /^#\d+\s/,
  // Dart.
  /^(?:package|dart):\S+\s/,
  /^\S{1,400}\.dart \d+:\d+/,
  // Ruby.
  /^\S{1,400}:\d+:in [`']/,
  // The code around a line (jest, Playwright).
  /^>? ?\d{0,6} ?\|/,
  /^<asynchronous suspension>$/,
  /^goroutine \d+ \[/,
  /^\[\[ATTACHMENT\|/,
])

// Java, JavaScript and .NET, which translates "at". A sentence may begin with the same word: `at most 3 items (got 5)`.
const call = /^(?:at|à|bei|em|en|w|в)\s/
const place = /[^\s(]\(|\((?:<anonymous>|native\)|[^\s()]{1,900}:\d)/

/** Returns whether a line belongs to a stack trace. */
export const isFrame = (line: string): boolean => (call.test(line) && place.test(line)) || isMarkedFrame(line)

/** Lines that producers write around the reason of a failure. */
const isBoilerplate = anyOf([
  // Go.
  /^=== (?:RUN|PAUSE|CONT|NAME)\b/,
  /^--- (?:FAIL|PASS|SKIP|BENCH):/,
  /^(?:FAIL|ok|\?)(?:\t(?!.{1,400} \[(?:build|setup) failed\]$)|$)/,
  /^(?:PASS|exit status \d+)$/,
  // Catch2.
  /^(?:with expansion|with message|due to unexpected exception with message|values|explicitly with message)s?:$/,
  /^\{Unknown expression after the reported line\}$/,
  /^assertions: (?:\d+ \||- none)/,
  // doctest.
  /^\[doctest\] /,
  // Boost.Test.
  /^EXCEPTION STACK TRACE: -/,
  // TAP.
  /^ok \d+/,
  /^not ok(?: \d+)?$/,
  /^\d+\.\.\d+$/,
  /^# Subtest:/,
  // Flutter, behave, Cucumber.
  /^The test description was:/,
  /^@scenario\.(?:begin|end)$/,
  /^Message:$/,
  // MSTest.
  /^Test method \S{1,900} threw exception:$/,
  leftOutLinePattern,
])

/** The marks before a line of a comment or a list: `# Failed` (TAP), `● Cart` (Jest). */
const leadingMarks = /^(?:[#●✕×]\s*)+/

/** Returns whether a trimmed line may be the reason of a failure. */
export function isMeaningful(line: string, isOwnName: IsOwnName): boolean {
  const text = line.replace(leadingMarks, '')
  if (!/[\p{L}\p{N}]/u.test(text)) return false
  if (tracebackHeader.test(text) || isGeneric(text) || isLocation(text) || isTitle(text) || isOwnName(text)) return false
  return exceptionType(text) === undefined && !isFrame(text) && !isBoilerplate(line) && !isStepResult(line)
}

/** Returns the index of the first meaningful line from `from`, or -1. */
export function meaningfulLine(lines: readonly string[], isOwnName: IsOwnName, from = 0): number {
  for (let index = from; index < lines.length; index++) if (isMeaningful(trimmed(lines[index]), isOwnName)) return index
  return -1
}

// `java.lang.AssertionError`, `RSpec::Expectations::ExpectationNotMetError`, `PHPUnit\Framework\Exception`.
const typeName = /^(?:[A-Za-z_$][\w$]*(?:\.|::|\\)){0,20}([A-Z][\w$]*)$/

/** Returns the short name of an exception if a line consists of the name of its type. */
export function exceptionType(line: string): string | undefined {
  if (line.includes(' ')) return undefined
  const name = typeName.exec(line.replace(/:$/, ''))?.[1]
  return name !== undefined && /(?:Error|Exception|Failure|Fault|Panic|Throwable)$/.test(name) ? name : undefined
}

/** Returns the short name at the end of the name of a type. */
export const shortTypeName = (line: string): string | undefined => typeName.exec(line)?.[1]
