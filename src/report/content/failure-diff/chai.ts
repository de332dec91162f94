import { isLiteral } from './literal.js'
import { type ComparedPair, expectedAndActual, splitOnce, wordingOfLine } from './wording.js'

/** A verb of an equality. Its second occurrence belongs to a value. */
const verb = / to (?:deeply |strictly |deep |loosely )?(?:equal|eql|be) /

/** The ends that Vitest adds, and the full stop of Jasmine. */
const withoutEnd = (text: string) => text.replace(/ \/\/ (?:Object\.is|deep) equality$/, '').replace(/\.$/, '')

/** Jasmine names the part of an object that differs: `Expected $.a = 1 to equal 2.` */
const withoutPath = (text: string) => (text.startsWith('$') ? (splitOnce(text, ' = ')?.[1] ?? text) : text)

function equality(text: string): ComparedPair | undefined {
  const [before, after, more] = text.split(verb, 3)
  if (before === undefined || after === undefined || more !== undefined) return undefined
  const actual = withoutPath(before)
  const expected = withoutEnd(after)
  return isLiteral(actual) && isLiteral(expected) ? expectedAndActual(expected, actual) : undefined
}

/** `to have a length of 2 but got 1`, `to have property 'a' of 2, but got 1`, `to have text 'b', but the text was 'a'` (Cypress). */
function property(text: string): ComparedPair | undefined {
  const [, wanted] = splitOnce(text, ' to have ') ?? []
  const [expected, actual] = (wanted !== undefined && (splitOnce(wanted, ' but got ') ?? splitOnce(wanted, ', but the '))) || []
  if (expected === undefined || actual === undefined) return undefined
  const value =
    /^(?:(?:(?:a length|a size|property '[^']*') of|status code) |(?:text|value|class|id|html|css|attr|prop|data) (?=['"]))(.*)$/.exec(
      expected,
    )?.[1]
  const received = withoutEnd(actual.replace(/^\w+ was (?=['"])/, ''))
  const isPair = value !== undefined && isLiteral(value.replace(/,$/, '')) && isLiteral(received)
  return isPair ? expectedAndActual(value.replace(/,$/, ''), received) : undefined
}

const opening = /^(?:.{0,300}?: )?expected (?=\S)/i

/** Reads the sentences of chai, Cypress, Vitest and Jasmine: `expected 1 to equal 2`. */
export const chaiValues = wordingOfLine((line) => {
  const start = opening.exec(line)?.[0].length
  if (start === undefined) return undefined
  const text = line.slice(start)
  return equality(text) ?? property(text)
})

/** Reads `Not enough elements found. Found '1', expected '2'.` of Cypress. */
export const cypressCount = wordingOfLine((line) => {
  const [, actual, expected] = /\belements found\. Found '(\d{1,20})', expected '(\d{1,20})'\./.exec(line) ?? []
  return actual === undefined || expected === undefined ? undefined : expectedAndActual(expected, actual)
})
