import { countOf } from '../../base/text/counts.js'
import { cucumberReason, cucumberRubyReason } from './cucumber-steps.js'
import { goReason } from './go-reason.js'
import { isMeaningful, meaningfulLine } from './line-meaning.js'
import type { IsOwnName } from './own-name.js'
import { pytestReason, pythonReason, syntaxReason } from './python-reason.js'
import { nextLine, trimmed } from './text-lines.js'

type Find = (lines: readonly string[], isOwnName: IsOwnName) => readonly string[] | undefined

const from = (lines: readonly string[], start: number): readonly string[] | undefined => (start === -1 ? undefined : lines.slice(start))

/** Node.js: `file:///shop/a.test.js:2`, the line of the code, a mark below it, and the error. */
const nodeReason: Find = (lines) => {
  const start = nextLine(lines, 0)
  if (start === -1 || !/^(?:file:\/\/)?\S{1,1000}:\d{1,9}$/.test(trimmed(lines[start]))) return undefined
  const mark = lines.findIndex((line, index) => index > start && /^\s*\^+\s*$/.test(line))
  const error = mark === -1 ? -1 : nextLine(lines, mark + 1)
  return error !== -1 && /^\w{0,100}Error\b.{0,100}: /.test(trimmed(lines[error])) ? lines.slice(error) : undefined
}

/** Boost.Test: `- message: check 1 == 2 has failed [1 != 2]`, or an exception between two lines. */
const boostReason: Find = (lines) => {
  const header = lines.findIndex((line) => /^EXCEPTION STACK TRACE: -/.test(line))
  if (header !== -1) {
    const start = nextLine(lines, header + 1)
    const end = lines.findIndex((line, index) => index > header && /^-{10}/.test(line))
    return start === -1 || end <= start ? undefined : lines.slice(start, end)
  }
  if (!lines.some((line) => /^[A-Z]+ (?:FAILURE|ERROR|EXCEPTION):$/.test(trimmed(line)))) return undefined
  const start = lines.findIndex((line) => /^- message *: \S/.test(line))
  return from(lines, start)?.map((line) => line.replace(/^- message *: /, ''))
}

/** The header of a panic of Rust, or of a failure of GoogleTest or Catch2, has its message on the next line. */
const afterHeader: Find = (lines, isOwnName) => {
  const header = lines.findIndex((line) => /(?:panicked at \S+:\d+:\d+:|:\d+: Failure|[:(]\d+\)?: FAILED:)$/.test(trimmed(line)))
  return header === -1 ? undefined : from(lines, meaningfulLine(lines, isOwnName, header + 1))
}

/** Catch2 only counts a test with `[!shouldfail]` that passed: its case has failed, although no assertion has. */
const unexpectedSuccess: Find = (lines) => {
  const at = lines.findLastIndex((line) => /^test cases: \d/.test(line))
  if (at === -1 || !/^assertions: /.test(lines[at + 1] ?? '') || hasFailed.test(lines[at + 1] ?? '')) return undefined
  const count = Number(hasFailed.exec(lines[at] ?? '')?.[1] ?? 0)
  return count === 0 ? undefined : [`${countOf(count, 'test case')} passed, but ${count === 1 ? 'was' : 'were'} expected to fail`]
}

const hasFailed = /\b(\d{1,9}) failed(?! as expected)/

/** doctest: `cart.cpp:3: ERROR: CHECK( 1==2 ) is NOT correct!`, or the expectation of the whole test that was not met. */
const doctestReason: Find = (lines) => {
  if (!lines.some((line) => line.startsWith('[doctest] '))) return undefined
  const failed = /^.{1,900}?[:(]\d+\)?: (?:FATAL )?ERROR: /
  const start = lines.findIndex(
    (line) => failed.test(line.slice(0, 1_000)) || /^(?:Should have failed|Didn't fail|Test case exceeded)\b/.test(line),
  )
  return from(lines, start)?.map((line, index) => (index === 0 ? line.replace(failed, '') : line))
}

const isFailedPoint = (line: string): boolean => /^not ok\b/.test(trimmed(line))
const isTestPoint = (line: string): boolean => /^(?:not )?ok\b/.test(trimmed(line))

/**
 * TAP explains a line `not ok` by comments below it. Meson gives each test of a script the output of the whole script, so that the line with
 * the name of the test is the one that counts.
 */
const tapReason: Find = (lines, isOwnName) => {
  const own = lines.findIndex((line) => isFailedPoint(line) && isOwnName(trimmed(line)))
  const failed = own === -1 ? lines.findIndex(isFailedPoint) : own
  if (failed === -1) return undefined
  const next = own === -1 ? -1 : lines.findIndex((line, index) => index > own && isTestPoint(line))
  const explained = next === -1 ? lines : lines.slice(0, next)
  const start = meaningfulLine(explained, isOwnName, failed + 1)
  if (start !== -1) return explained.slice(start).map((line) => line.replace(/^\s*#\s?/, ''))
  const isOneOfSeveral = own !== -1 && lines.filter(isTestPoint).length > 1
  return isOneOfSeveral || isMeaningful(trimmed(lines[failed]), isOwnName) ? explained.slice(failed) : undefined
}

/** behave writes the failing step before the text of the exception. */
const behaveReason: Find = (lines) =>
  from(
    lines,
    lines.findIndex((line) => /^Failing step: /.test(trimmed(line))),
  )

const finders: readonly Find[] = [
  pythonReason,
  syntaxReason,
  nodeReason,
  boostReason,
  unexpectedSuccess,
  doctestReason,
  afterHeader,
  goReason,
  pytestReason,
  tapReason,
  behaveReason,
  cucumberReason,
  cucumberRubyReason,
]

/** Returns the lines, at least one, that a known producer marks as the reason of a failure. */
export function knownReason(lines: readonly string[], isOwnName: IsOwnName): readonly string[] | undefined {
  for (const find of finders) {
    const reason = find(lines, isOwnName)
    if (reason !== undefined) return reason
  }
  return undefined
}
