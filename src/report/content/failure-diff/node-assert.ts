import { isLiteral } from './literal.js'
import { expectedAndActual, pairBelow, splitOnce, type Wording, wordingOfLine } from './wording.js'

/** Reads the one line of `assert.strictEqual` in Node.js: a blank line or the heading precedes it. */
const strictlyEqual = wordingOfLine((line, index, lines) => {
  if (index > 0 && lines[index - 1]?.trim() !== '') return undefined
  const [actual, expected] = splitOnce(line, ' !== ') ?? []
  if (actual === undefined || expected === undefined || !isLiteral(actual) || !isLiteral(expected)) return undefined
  return expectedAndActual(expected, actual)
})

/** Reads `assert.deepEqual`, which shows both values one after the other. */
const looselyEqual: Wording = (lines) => {
  const start = lines.findIndex((line) => line.endsWith('Expected values to be loosely deep-equal:'))
  const middle = lines.indexOf('should loosely deep-equal')
  if (start === -1 || middle < start || lines.indexOf('should loosely deep-equal', middle + 1) !== -1) return undefined
  let end = middle + 2
  while (end < lines.length && lines[end]?.trim() !== '' && !/^\s+at /.test(lines[end] ?? '')) end++
  return pairBelow(lines, end, {
    sides: ['expected', 'actual'],
    removed: lines.slice(middle + 2, end),
    added: lines.slice(start + 2, middle - 1),
  })
}

/** Reads an equality in the words of Jest, which replaces the message of the module. */
const reworded: Wording = (lines) => {
  const start = lines.findIndex((line) =>
    /^Expected value to (?:be equal|strictly be equal|deeply equal|deeply and strictly equal) to:$/.test(line),
  )
  const middle = lines.indexOf('Received:', start + 1)
  if (start === -1 || middle === -1 || lines.includes('Received:', middle + 1)) return undefined
  let end = middle + 1
  while (end < lines.length && /^ {2}\S/.test(lines[end] ?? '')) end++
  const outdented = (from: number, to: number) => lines.slice(from, to).map((line) => line.replace(/^ {2}/, ''))
  return pairBelow(lines, end, { sides: ['expected', 'actual'], removed: outdented(start + 1, middle), added: outdented(middle + 1, end) })
}

/** Reads the module `node:assert`, whose first argument is the actual value. */
export const nodeAssertValues: Wording = (lines) => looselyEqual(lines) ?? reworded(lines) ?? strictlyEqual(lines)
