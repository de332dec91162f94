import { isConstant } from './literal.js'
import { leftAndRight, pairBelow, splitOnce, type Wording } from './wording.js'

const prefix = /^(?:AssertionError(?: \[ERR_ASSERTION\])?: )/

/**
 * Reads a message that is only `1 == 2` (node:assert, doctest) or `1 != 2` (unittest). It does not show which value is expected.
 */
export const bareValues: Wording = (lines) => {
  const [first = '', second] = lines
  if (first.length > 4_000 || (second !== undefined && second.trim() !== '')) return undefined
  const text = first.trim().replace(prefix, '')
  const [left, right] = splitOnce(text, ' == ') ?? splitOnce(text, ' != ') ?? []
  if (left === undefined || right === undefined || !isConstant(left) || !isConstant(right)) return undefined
  return pairBelow(lines, 1, leftAndRight(left, right))
}
