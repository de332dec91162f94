import { isLiteral } from './literal.js'
import { type ComparedPair, expectedAndActual, splitOnce, wordingOfLine } from './wording.js'

/** The text before the first of some words. */
function before(text: string, words: readonly string[]): string {
  const ends = words.map((word) => text.indexOf(word)).filter((index) => index !== -1)
  return ends.length === 0 ? text : text.slice(0, Math.min(...ends))
}

/** The expected value without the words around it: `equal to 1 because of this`, `"a" with a length of 1`. */
const expectedValue = (text: string) => before(text.replace(/^(?:equal|equivalent) to /, ''), [' because ', ' with a length of '])

const explanations = [' differs at ', ' differs near ', ' has a length of ', ' (difference of ']

/** The actual value without the explanation after it. */
const actualValue = (text: string) => before(text, explanations).replace(/\.$/, '')

function pair(expected: string, actual: string): ComparedPair | undefined {
  return isLiteral(expected) && isLiteral(actual) ? expectedAndActual(expected, actual) : undefined
}

/** Reads FluentAssertions and AwesomeAssertions: `Expected x to be 1, but found 2.` */
export const fluentAssertionsValues = wordingOfLine((line) => {
  const start = line.indexOf('Expected ')
  if (start === -1 || !line.endsWith('.')) return undefined
  const [wanted, rest] = splitOnce(line.slice(start), ', but ') ?? []
  const [, expected] = (wanted !== undefined && splitOnce(wanted, ' to be ')) || []
  if (rest === undefined || expected === undefined || wanted?.includes(' not to be ')) return undefined
  if (rest.startsWith('found ')) return pair(expectedValue(expected), actualValue(rest.slice('found '.length)))
  return explanations.slice(0, 2).some((words) => rest.includes(words)) ? pair(expectedValue(expected), actualValue(rest)) : undefined
})
