import { expect, test } from 'vitest'
import { excerpt, leftOutLinePattern, withoutMiddle } from '../../../src/base/text/excerpt.js'

test('keeps a text that is not longer than the limit', () => {
  expect(withoutMiddle('abcdef', 6)).toBe('abcdef')
  expect(excerpt('abcdef', 6)).toBe('abcdef')
})

test('replaces the middle of a longer text with a note', () => {
  expect(withoutMiddle('abcdefgh', 4)).toBe('ab\n… 4 characters left out …\ngh')
  expect(excerpt('abcdefgh', 4)).toMatch(leftOutLinePattern)
})

test('does not split a surrogate pair at either cut', () => {
  expect(withoutMiddle('a🎉bcde🎉f', 4)).toBe('a\n… 8 characters left out …\nf')
})
