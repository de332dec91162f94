import { cutWithMargin } from '../../../base/text/cut-margin.js'
import { parseDuration } from '../fields/numbers.js'

/** A line such as `not ok 3 - adds # TODO later`. */
export interface TestPoint {
  readonly isOk: boolean
  readonly number: number | undefined
  /** Empty if the line has no description. */
  readonly name: string
  /** The name with the time that bats 1.13 appends, as the previous version of Build Report read it. */
  readonly former?: string
  readonly directive: 'skip' | 'todo' | undefined
  /** The text after the directive, or the timeout that bats states. */
  readonly reason: string
  readonly durationMs: number | undefined
  /** Whether the line ends with `{`, which may begin a subtest or belong to the name. */
  readonly endsWithBrace: boolean
}

const directive = /^#\s*(skip(?:ped|ping)?|todo)(?:[\s:]+|$)/i

// node-tap and Vitest.
const time = /^#\s*time=([\d.]{1,30})\s*([a-z]{0,3})$/i

// BATS_TEST_TIMEOUT, in a failed test.
const timeoutOfBats = /^# (timeout after \d{1,9} ?s)$/

// `bats --timing`, before a directive: ` in 14ms`, or ` # in 14 ms` in the own output of the runner (1.13).
const timeOfBats = / (?:# )?in (\d{1,12}) ?ms$/

const maximumDigits = 15

/** Parses a test point without its indentation. Returns undefined for any other line. */
export function parseTestPoint(line: string): TestPoint | undefined {
  const isOk = line.startsWith('ok')
  if (!isOk && !line.startsWith('not ok')) return undefined
  const afterResult = isOk ? 2 : 6
  if (!endsWord(line, afterResult) && line[afterResult] !== '-') return undefined
  const afterSpace = skipSpaces(line, afterResult)
  const afterNumber = endOfNumber(line, afterSpace)
  const number = afterNumber === afterSpace ? undefined : Number(line.slice(afterSpace, afterNumber))
  const start = skipSpaces(line, afterNumber)
  const hasDash = isDash(line.charCodeAt(start)) && endsWord(line, start + 1)
  let text = line.slice(hasDash ? skipSpaces(line, start + 1) : start).trimEnd()
  const endsWithBrace = text.endsWith('{') && (text.length === 1 || text.endsWith(' {'))
  if (endsWithBrace) text = text.slice(0, -1).trimEnd()
  const mark = text.includes('#') ? findMark(text) : undefined
  if (mark !== undefined) text = text.slice(0, mark.index).trimEnd()
  // The dash excludes most tools that are not bats, whose tests may have such names.
  const timed = !hasDash && text.endsWith('ms') ? timeOfBats.exec(text) : null
  return {
    isOk,
    number,
    name: unescapeName(timed === null ? text : text.slice(0, timed.index)),
    ...(timed?.[0].startsWith(' #') && { former: mark?.reason.endsWith(' s') ? `${text} # ${mark.reason}` : text }),
    directive: mark?.directive,
    reason: mark?.reason ?? '',
    durationMs: mark?.durationMs ?? parseDuration(timed?.[1], 1),
    endsWithBrace,
  }
}

/** Says whether no character follows that could continue a word. */
const endsWord = (line: string, index: number): boolean => index >= line.length || isSpace(line.charCodeAt(index)) || line[index] === '#'

function skipSpaces(line: string, start: number): number {
  let index = start
  while (isSpace(line.charCodeAt(index))) index += 1
  return index
}

/** Returns the end of the number that begins at `start`, or `start` if there is none. */
function endOfNumber(line: string, start: number): number {
  let index = start
  for (let code = line.charCodeAt(index); code >= 0x30 && code <= 0x39; code = line.charCodeAt(index)) index += 1
  return index - start <= maximumDigits && endsWord(line, index) ? index : start
}

/** A dash precedes most descriptions. jest-tap-reporter writes a long dash or a bullet. */
const isDash = (code: number): boolean => code === 0x2d || code === 0x2014 || code === 0x25cf

interface Mark {
  readonly index: number
  readonly directive: TestPoint['directive']
  readonly reason: string
  readonly durationMs: number | undefined
}

/** Finds the first `#` that begins a directive or a time. An escaped one has a backslash before it instead of a space. */
function findMark(text: string): Mark | undefined {
  for (let index = text.indexOf('#'); index !== -1; index = text.indexOf('#', index + 1)) {
    if (index > 0 && !isSpace(text.charCodeAt(index - 1))) continue
    const rest = text.slice(index, index + maximumReason)
    const found = parseDirective(rest) && parseDirective(cutWithMargin(text.slice(index), maximumReason))
    if (found !== undefined) return { index, ...found, durationMs: undefined }
    const [, value, unit = ''] = time.exec(rest) ?? []
    if (value !== undefined) return { index, directive: undefined, reason: '', durationMs: parseDuration(value + unit, 1) }
    const [, timeout] = timeoutOfBats.exec(rest) ?? []
    if (timeout !== undefined) return { index, directive: undefined, reason: timeout, durationMs: undefined }
  }
  return undefined
}

/** How much of a line after a `#` is looked at, so that a line of many `#` takes linear time. */
const maximumReason = 4096

const isSpace = (code: number) => code === 0x20 || code === 0x09

/** Parses `# SKIP no database` or `# TODO`. A plan may have such a directive as well. */
export function parseDirective(text: string): Pick<TestPoint, 'directive' | 'reason'> | undefined {
  const match = directive.exec(text)
  if (match === null) return undefined
  const reason = text.slice(match[0].length).trim()
  return {
    directive: match[1]?.toLowerCase() === 'todo' ? 'todo' : 'skip',
    // mocha writes a dash instead of a missing reason.
    reason: reason === '-' ? '' : unescapeName(reason),
  }
}

/** Removes the escapes of TAP 14 before `#` and backslashes. */
export const unescapeName = (text: string): string => (text.includes('\\') ? text.replace(/\\([\\#])/g, '$1') : text)
