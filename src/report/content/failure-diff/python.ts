import { isLiteral } from './literal.js'
import { pytestDiff } from './ready-made-diff.js'
import { expectedAndActual, leftAndRight, splitOnce, type Wording, wordingOfLine } from './wording.js'

/** Applies a wording to the lines that pytest marks with an `E`, its explanation. All others are source code. */
const inExplanation =
  (wording: Wording): Wording =>
  (lines) => {
    const marked = lines.filter((line) => /^E(?: |$)/.test(line)).map((line) => line.slice(1))
    return wording(marked.length === 0 ? lines : marked)
  }

/** Groovy and other languages draw the values below the expression. */
const isDrawing = (line: string | undefined) => line?.includes('|') === true && /^[\s|]*$/.test(line)

const pytestAssertion = wordingOfLine((line, index, lines) => {
  const [, expression] = /^(?:AssertionError: )?assert (.*)$/.exec(line) ?? []
  if (expression === undefined || isDrawing(lines[index + 1])) return undefined
  const isGrouped = expression.startsWith('(') && expression.endsWith(')') && !/ (?:and|or) /.test(expression)
  const [left, right] = splitOnce(isGrouped ? expression.slice(1, -1) : expression, ' == ') ?? []
  if (left === undefined || right === undefined || !isLiteral(left) || !isLiteral(right)) return undefined
  return expectedAndActual(right, left)
})

/** Reads `assert a == b` of pytest. Since version 5.4 its diffs take the right operand as the expected one. */
export const pytestValues = inExplanation(pytestAssertion)

/** Reads the diff that pytest shows below such an assertion. */
export const pytestLines = inExplanation(pytestDiff)

const unittestHeader = /^(?:AssertionError: )(?:(?:List|Tuple|Sequence|Set|Dict)s differ: )?(.*)$/

/** The explanations of `assertAlmostEqual`, and the own message after a colon. */
const unittestTail = /(?: within \d+ places \(.*\)|(?<= != [^ ]{1,200}) : .*)$/

const unittestAssertion = wordingOfLine((line) => {
  const values = unittestHeader.exec(line)?.[1]?.replace(unittestTail, '')
  const [left, right] = (values !== undefined && splitOnce(values, ' != ')) || []
  if (left === undefined || right === undefined || !isLiteral(left) || !isLiteral(right)) return undefined
  return leftAndRight(left, right)
})

/** The lines between the values and their diff name the first difference. */
const maximumDistance = 12

/** Begins the message that the assertion was given. */
const ownMessage = ' : '

/** Finds the lines of `difflib.ndiff` below the values. The minus marks the first operand. */
function ndiff(lines: readonly string[]): ReturnType<Wording> {
  const start = lines.findIndex((line) => unittestHeader.test(line.trim()) && line.includes(' != '))
  const from = lines.findIndex((line, index) => index > start && /^[-+] /.test(line))
  // A line of dashes begins captured output.
  const between = lines.slice(start + 1, from)
  if (start === -1 || from === -1 || between.length > maximumDistance || between.some((line) => line.startsWith('---'))) return undefined
  const message = lines.findIndex((line, index) => index > from && line.startsWith(ownMessage))
  const end = message === -1 ? lines.length : message
  const own = lines.slice(from, end)
  // The lines that both values have in common begin with two spaces, right after the values or after a blank line.
  let first = from
  while (first > start + 1 && /^ {2}/.test(lines[first - 1] ?? '')) first--
  if (!own.some((line) => line.startsWith('- ')) || !own.some((line) => line.startsWith('+ '))) return undefined
  // The diff of two collections has no line end, so the message may be on its last line. A value may contain a colon as well.
  const isOfStrings = /['"]$/.test(lines[start] ?? '')
  if (!isOfStrings && message === -1 && own.findLast((line) => line.trim() !== '')?.includes(ownMessage)) return undefined
  const before = lines.slice(0, first).map((line) => `  ${line}`.trimEnd())
  return {
    lines: [...before, '- left', '+ right', ...lines.slice(first)],
    from: before.length + 2,
    to: before.length + 2 + end - first,
    sides: ['left', 'right'],
  }
}

/** Reads `assertEqual(first, second)` of unittest, whose operands have no fixed order. */
export const unittestValues = inExplanation((lines) => ndiff(lines) ?? unittestAssertion(lines))
