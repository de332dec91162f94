import { isLiteral } from './literal.js'
import { expectedAndActual, splitOnce, wordingOfLine } from './wording.js'

const reason = ', because '

/** `exactly 'a'` (-BeExactly), `a collection @(1) with length 1`, `[int] 1` (Pester 6). */
const value = (text: string) =>
  text
    .replace(/^(?:exactly|a collection) /, '')
    .replace(/ with length \d+$/, '')
    .replace(/^\[[\w.]+\] (?=\S)/, '')

/** Reads `Expected 1, but got 2.` of Pester, which ScalaTest's `assertResult` writes without the full stop. */
export const pesterValues = wordingOfLine((line) => {
  const start = line.indexOf('Expected ')
  const [before, after] = (start !== -1 && splitOnce(line.slice(start + 'Expected '.length), ' but got ')) || []
  if (before === undefined || after === undefined || !before.endsWith(',')) return undefined
  const because = before.indexOf(reason)
  const expected = value(because === -1 ? before.slice(0, -1) : before.slice(0, because))
  const actual = value(after.replace(/\.$/, ''))
  return isLiteral(expected) && isLiteral(actual) ? expectedAndActual(expected, actual) : undefined
})
