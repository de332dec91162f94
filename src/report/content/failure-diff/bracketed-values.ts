import type { ComparedValue, Comparison } from './comparison.js'

// JUnit 5 names the classes if both values look the same: `expected: java.lang.Long@1f<1> but was: …`. TestNG writes no colon.
const opening = /\bexpected:? ?[\w.$@]{0,200}([<[])/i
const middles = {
  '<': />[.,]? (?:but was|actual):? ?[\w.$@]{0,200}</i,
  '[': /\]\.? but (?:was|found):? ?[\w.$@]{0,200}\[/i,
} as const

/** The index of the bracket that ends the actual value: the one at the end of a line, else the next one. MSTest adds a full stop. */
function endOfActual(text: string, from: number, bracket: '>' | ']', hasStop: boolean): number {
  let next = -1
  for (let index = text.indexOf(bracket, from); index !== -1; index = text.indexOf(bracket, index + 1)) {
    if (next === -1) next = index
    const behind = text[index + 1]
    if (hasStop && behind === '.') return index
    if (!hasStop && (behind === undefined || behind === '\n')) return index
  }
  return next
}

function comparedValue(side: ComparedValue['side'], label: string, value: string, whole: string): ComparedValue {
  return { side, label: label.trim(), value: value.split('\n'), lines: [whole.trim()] }
}

/**
 * Finds an expected and an actual value within a sentence: `expected: <1> but was: <2>` (JUnit), `expected [1] but found [2]`
 * (TestNG), `Expected:<1>. Actual:<2>.` (MSTest).
 */
export function bracketedValues(text: string): Comparison | undefined {
  const open = opening.exec(text)
  // `Not Expected <1>, Actual <2>!`
  if (open === null || /\bnot $/i.test(text.slice(Math.max(0, open.index - 5), open.index))) return undefined
  const expectedStart = open.index + open[0].length
  const [bracket, middle] = open[1] === '<' ? (['>', middles['<']] as const) : ([']', middles['[']] as const)
  const between = middle.exec(text.slice(expectedStart))
  if (between === null) return undefined
  const expectedEnd = expectedStart + between.index
  const actualStart = expectedEnd + between[0].length
  const actualEnd = endOfActual(text, actualStart, bracket, between[0].startsWith('>.'))
  if (actualEnd === -1) return undefined
  // MSTest writes a full stop after the bracket.
  const boundary = expectedEnd + between[0].indexOf(' ')
  // Of two comparisons on one line, the end of the first one is not known.
  if (opening.test(text.slice(actualStart, actualEnd))) return undefined
  const end = actualEnd + (text[actualEnd + 1] === '.' ? 2 : 1)
  return {
    values: [
      comparedValue('expected', open[0].slice(0, -1), text.slice(expectedStart, expectedEnd), text.slice(open.index, boundary)),
      comparedValue('actual', text.slice(boundary, actualStart - 1), text.slice(actualStart, actualEnd), text.slice(boundary, end)),
    ],
    isLast: text.slice(end).trim() === '',
  }
}
