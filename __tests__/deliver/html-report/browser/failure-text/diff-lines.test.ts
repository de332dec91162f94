import { expect, test } from 'vitest'
import { changedWords } from '../../../../../src/deliver/html-report/browser/failure-text/changed-words.js'
import { diffView } from '../../../../../src/deliver/html-report/browser/failure-text/diff-lines.js'

/** Writes the changed parts in brackets. */
const marked = (parts: readonly { text: string; isChanged: boolean }[]) =>
  parts.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('')

test.each([
  ['17.96', '17.95', '17.9[6]', '17.9[5]'],
  ['"pears\\n"', '"pears\\r\\n"', '"pears\\n"', '"pears[\\r]\\n"'],
  ['the quick fox', 'the slow fox', 'the [quick] fox', 'the [slow] fox'],
  ['{ "id": 1, "name": "a" }', '{ "id": 2, "name": "b" }', '{ "id": [1], "name": "[a]" }', '{ "id": [2], "name": "[b]" }'],
  ['Café 😀', 'Café 😁', 'Café [😀]', 'Café [😁]'],
  ['same', 'same', 'same', 'same'],
])('marks the words that differ between %j and %j', (before, after, one, other) => {
  expect(changedWords(before, after).map(marked)).toEqual([one, other])
})

test('marks nothing when the lines have little in common', () => {
  expect(changedWords('alpha beta gamma delta', 'one, two; three: four').map(marked)).toEqual([
    'alpha beta gamma delta',
    'one, two; three: four',
  ])
})

test('marks nothing when a line is too long to compare', () => {
  const [one] = changedWords(`${'a '.repeat(5000)}x`, `${'a '.repeat(5000)}y`)
  expect(one).toHaveLength(1)
})

test('leaves out the words before the values when the diff has one value on each side', () => {
  const { title, sides, lines } = diffView(['  Assert.Equal() Failure', '- expected  17.96', '+ received  17.95'])
  expect(title).toBe('Assert.Equal() Failure')
  expect(sides).toEqual(['expected', 'received'])
  expect(lines.map(({ sign, parts }) => sign + marked(parts))).toEqual(['-17.9[6]', '+17.9[5]'])
})

test('names the sides left and right when neither value was expected', () => {
  const { sides, lines } = diffView(['- left   1', '+ right'])
  expect(sides).toEqual(['left', 'right'])
  expect(lines.map(({ sign, parts }) => sign + marked(parts))).toEqual(['-1', '+'])
})

test('keeps lines that begin like a word when values of several lines differ', () => {
  const { title, sides, lines } = diffView([
    '  AssertionError: expected lines to equal',
    '  [',
    '- expected  "pears",',
    '+ received  "plums",',
    '  ]',
  ])
  expect(title).toBe('AssertionError: expected lines to equal')
  expect(sides).toBeUndefined()
  expect(lines.map(({ sign }) => sign)).toEqual([' ', '-', '+', ' '])
  expect(lines[1]?.parts.map(({ text }) => text).join('')).toBe('expected  "pears",')
})

test('keeps all lines when nothing is signed', () => {
  expect(diffView(['  only', '  context'])).toEqual({
    title: undefined,
    sides: undefined,
    lines: [
      { sign: ' ', parts: [{ text: 'only', isChanged: false }] },
      { sign: ' ', parts: [{ text: 'context', isChanged: false }] },
    ],
  })
})
