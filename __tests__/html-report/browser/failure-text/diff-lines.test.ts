import { expect, test } from 'vitest'
import { changedWords } from '../../../../src/html-report/browser/failure-text/changed-words.js'
import { diffView } from '../../../../src/html-report/browser/failure-text/diff-lines.js'

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

test('leaves out the labels of the values when the diff has one value on each side', () => {
  const { title, lines } = diffView(['  Assert.Equal() Failure', '- Expected: 17.96', '+ Actual:   17.95'])
  expect(title).toBe('Assert.Equal() Failure')
  expect(lines.map(({ sign, parts }) => sign + marked(parts))).toEqual(['-17.9[6]', '+17.9[5]'])
})

test('leaves out the legend when values of several lines differ', () => {
  const { title, lines } = diffView([
    '  AssertionError: expected lines to equal',
    '',
    '- Expected  - 1',
    '+ Received  + 1',
    '',
    '  [',
    '-   "pears",',
    '+   "plums",',
    '  ]',
  ])
  expect(title).toBe('AssertionError: expected lines to equal')
  expect(lines.map(({ sign, parts }) => sign + marked(parts))).toEqual([' [', '-  "[pears]",', '+  "[plums]",', ' ]'])
})

test('keeps all lines when nothing is signed', () => {
  expect(diffView(['  only', '  context'])).toEqual({
    title: undefined,
    lines: [
      { sign: ' ', parts: [{ text: 'only', isChanged: false }] },
      { sign: ' ', parts: [{ text: 'context', isChanged: false }] },
    ],
  })
})
