import { isLiteral } from './literal.js'
import { expectedAndActual, leftAndRight, splitOnce, wordingOfLine } from './wording.js'

/** The second half of `got 1, want 2`. A further one belongs to a value. */
const want = /[,;] (?:want|wanted):? /
const before = /(?:^|[\s:(])got:? (?=\S)/

/** The value before the comma: after `got`, or after the equals sign of `Add(1, 1) = 1, want 2`. */
function received(text: string): string | undefined {
  const parts = text.split(before)
  if (parts.length === 2) return parts[1]
  return parts.length === 1 ? splitOnce(text, ' = ')?.[1] : undefined
}

const isWord = (text: string) => /^\S+$/.test(text)

/** Whether two texts are values. `%v` prints strings and errors without quotes, but several words after `want` may be a sentence. */
const areValues = (expected: string, actual: string) => isLiteral(expected) || (isWord(expected) && (isWord(actual) || isLiteral(actual)))

/** Reads `got 1, want 2` and `f(x) = 1, want 2`, as Go's own tests report a difference. */
export const goValues = wordingOfLine((line) => {
  const [first, expected, more] = line.split(want, 3)
  if (first === undefined || expected === undefined || more !== undefined || /\bgot\b/.test(expected)) return undefined
  const actual = received(first)?.replace(/^= /, '')
  return actual !== undefined && areValues(expected, actual) ? expectedAndActual(expected, actual) : undefined
})

/** The longest text before `, got`. */
const maximumStart = 1_000

/** Reads `want 2, got 1` and `expected 2, got 1`. */
export const reversedGoValues = wordingOfLine((line) => {
  const [first, actual, more] = line.split(/[,;] (?:but )?got:? /, 3)
  if (first === undefined || first.length > maximumStart || actual === undefined || more !== undefined) return undefined
  const expected = /(?:^|[\s:(])(?:want|expected|wanted):? (?=\S)(.*)$/i.exec(first)?.[1]
  return expected !== undefined && isLiteral(expected) && isLiteral(actual) ? expectedAndActual(expected, actual) : undefined
})

/** An operand of gotest.tools: `1 (x int)`. */
const operand = (text: string) => /^(\S{1,200}) \([^()]{1,200}\)$/.exec(text)?.[1]

/** Reads `assert.Equal` of gotest.tools, which has no fixed order of the operands. */
export const gotestToolsValues = wordingOfLine((line) => {
  const [prefix, values] = splitOnce(line, 'assertion failed: ') ?? []
  const [a, b] = (prefix !== undefined && values !== undefined && splitOnce(values, ' != ')) || []
  const left = a && operand(a)
  const right = b && operand(b)
  return left && right ? leftAndRight(left, right) : undefined
})
