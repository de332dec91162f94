import { expect, test } from 'vitest'
import { diffExcerpt } from '../../../../src/report/content/failure-diff/diff-excerpt.js'

const context = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `  line ${from + index}`)

test('counts the lines that an earlier excerpt left out', () => {
  const lines = [
    '  {',
    ...context(0, 2),
    '  … 95 more lines',
    ...context(97, 110),
    '- a',
    '+ b',
    ...context(110, 113),
    '  … 1,099 more lines',
  ]
  expect(diffExcerpt(lines, 13)).toEqual([
    '  {',
    ...context(0, 2),
    '  … 105 more lines',
    ...context(107, 110),
    '- a',
    '+ b',
    ...context(110, 113),
    '  … 1,099 more lines',
  ])
})

test('replaces a note at its end by the number of all lines that follow', () => {
  const lines = ['- a', '+ b', ...context(0, 20)]
  expect(diffExcerpt(lines, 5)).toEqual(['- a', '+ b', ...context(0, 3), '  … 17 more lines'])
  expect(diffExcerpt(lines, 6)).toEqual(['- a', '+ b', ...context(0, 3), '  … 17 more lines'])
})
