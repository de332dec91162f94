import { isLiteral } from './literal.js'
import { leftAndRight, splitOnce, wordingOfLine } from './wording.js'

/** Where the assertion is: ScalaTest's reporters add it to the message. */
const place = / \([\w.]{1,200}\.scala:\d+\)$/

/** Reads `assert(a == b)` and `a should equal (b)` of ScalaTest, which does not fix the order of the operands. */
export const scalaTestValues = wordingOfLine((line) => {
  const text = line.replace(/^[\w.]{1,300}(?:Exception|Error): /, '').replace(place, '')
  const [left, right] = splitOnce(text, ' did not equal ') ?? splitOnce(text, ' was not equal to ') ?? []
  if (left === undefined || right === undefined || !isLiteral(left) || !isLiteral(right)) return undefined
  return leftAndRight(left, right)
})
