import { isLiteral } from './literal.js'
import { type ComparedPair, leftAndRight, pairBelow, splitOnce, type Wording, wordingOfLine } from './wording.js'

/** The longest distance between the operands of a Catch2 expansion, in lines. */
const maximumOperand = 500

/** The longest line of Catch2, without the indentation. */
const maximumWidth = 77

/** Whether Catch2 ended a line because the next word had no space. Spaces and hyphens at such an end may not be part of the value. */
const isWrapped = (line: string, next: string | undefined) =>
  next !== undefined && next !== '==' && line !== '==' && line.length + 1 + (next.split(' ', 1)[0] ?? '').length > maximumWidth

/** Catch2 indents an expansion by two spaces and puts the operator on a line of its own if the operands are long. */
function longExpansion(lines: readonly string[], start: number): readonly [end: number, pair: ComparedPair] | undefined {
  let end = start
  while (end < lines.length && end < start + maximumOperand && /^ {2}\S|^ {3}/.test(lines[end] ?? '')) end++
  const own = lines.slice(start, end).map((line) => line.slice(2))
  const operator = own.indexOf('==')
  if (own.some((line, index) => isWrapped(line, own[index + 1])) || operator < 1 || own.indexOf('==', operator + 1) !== -1) return undefined
  return [end, { sides: ['left', 'right'], removed: own.slice(0, operator), added: own.slice(operator + 1) }]
}

/** Reads `CHECK( a == b )` and `REQUIRE( a == b )` of Catch2, which has no fixed order of the operands. */
export const catchValues: Wording = (lines) => {
  const start = lines.findIndex((line) => line.trim() === 'with expansion:') + 1
  // A macro with FALSE in its name, and a negation, fail because both operands are equal.
  if (start === 0 || !/^\s*(?:CHECK|REQUIRE)(?:_NOFAIL)?\(/.test(lines[start - 2] ?? '')) return undefined
  const [left, right] = splitOnce((lines[start] ?? '').trim(), ' == ') ?? []
  if (left === undefined || right === undefined) {
    const [end, pair] = longExpansion(lines, start) ?? []
    return end === undefined || pair === undefined ? undefined : pairBelow(lines, end, pair)
  }
  if (left.startsWith('!') || left === '{?}' || right === '{?}') return undefined
  return pairBelow(lines, start + 1, leftAndRight(left, right))
}

/** Reads `CHECK( a == b )` and `CHECK_EQ( a, b )` of doctest. */
export const doctestValues = wordingOfLine((line, index, lines) => {
  const [, isCall, values] = /^values: (?:CHECK|REQUIRE|WARN)(_EQ)?\( (.*) \)$/.exec(line) ?? []
  if (values === undefined || lines[index - 1]?.includes('is NOT correct!') !== true) return undefined
  const [left, right] = splitOnce(values, isCall ? ', ' : ' == ') ?? []
  return left === undefined || right === undefined || left.startsWith('!') ? undefined : leftAndRight(left, right)
})

const hasFailed = ' has failed ['

/** Reads `BOOST_CHECK_EQUAL( a, b )` and `BOOST_TEST( a == b )` of Boost.Test. */
export const boostValues = wordingOfLine((line) => {
  const [source, values] = splitOnce(line, hasFailed) ?? []
  if (source === undefined || values === undefined || !/\bcheck /.test(source) || !source.includes('==') || !values.endsWith(']')) {
    return undefined
  }
  const [left, right] = splitOnce(values.slice(0, -1), ' != ') ?? []
  return left === undefined || right === undefined ? undefined : leftAndRight(left, right)
})

const arrow = ' → '

/** An operand of `#expect`: `(name → value)`, or a literal. */
function swiftOperand(text: string): string | undefined {
  if (!text.includes(arrow)) return isLiteral(text) ? text : undefined
  return text.startsWith('(') && text.endsWith(')') ? splitOnce(text.slice(1, -1), arrow)?.[1] : undefined
}

/** Ends an expectation since Swift 6.2. A comment of the test may follow, after a colon. */
const severity = ' (error)'

function withoutSeverity(text: string): string {
  const end = text.indexOf(severity)
  const after = text.slice(end + severity.length)
  return end !== -1 && (after === '' || after.startsWith(': ')) ? text.slice(0, end) : text
}

/** Returns the last operand. In the log of `swift test`, a comment of the test follows after a dash. */
const lastSwiftOperand = (text: string) => {
  const operand = withoutSeverity(text)
  return swiftOperand(operand) ?? swiftOperand(operand.split(' - ', 1)[0] ?? '')
}

/** Reads `#expect(a == b)` of Swift Testing, which has no fixed order of the operands. */
export const swiftTestingValues = wordingOfLine((line) => {
  const expectation = 'Expectation failed: '
  const start = line.indexOf(expectation)
  const [a, b] = (start !== -1 && splitOnce(line.slice(start + expectation.length), ' == ')) || []
  const left = a && swiftOperand(a)
  const right = b && lastSwiftOperand(b)
  return left && right ? leftAndRight(left, right) : undefined
})

/** Reads `XCTAssertEqual` of XCTest, which has no fixed order of the operands. Its values may have several lines. */
export const xctestValues: Wording = (lines) => {
  const opening = 'XCTAssertEqual failed: ("'
  const first = lines.findIndex((line) => line.includes(opening))
  if (first === -1) return undefined
  const last = lines.findIndex(
    (line, index) => (index > first || (index === first && line.includes('equal to ('))) && (line.endsWith('")') || line.includes('") - ')),
  )
  if (last === -1) return undefined
  const all = lines.slice(first, last + 1).join('\n')
  const [left, rest] = splitOnce(all.slice(all.indexOf(opening) + opening.length), '") is not equal to ("') ?? []
  // The own message is after a dash.
  const right = rest === undefined ? undefined : (splitOnce(`${rest} - `, '") - ')?.[0] ?? undefined)
  if (left === undefined || right === undefined) return undefined
  return pairBelow(lines, last + 1, { sides: ['left', 'right'], removed: left.split('\n'), added: right.split('\n') })
}
