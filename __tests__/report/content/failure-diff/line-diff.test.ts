import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineDiff } from '../../../../src/report/content/failure-diff/line-diff.js'

const diff = (removed: string, added: string) => lineDiff(removed.split(' '), added.split(' ')).join('|')

test.each([
  ['a b c', 'a x c', '  a|- b|+ x|  c'],
  ['a b c d e', 'a x c y e', '  a|- b|+ x|  c|- d|+ y|  e'],
  ['a b', 'a b c', '  a|  b|+ c'],
  ['a b c', 'c', '- a|- b|  c'],
  ['a', 'a', '  a'],
])('shows %j and %j with the lines of both once', (removed, added, shown) => {
  expect(diff(removed, added)).toBe(shown)
})

test('contains every line of both texts in their order', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', '{', '}', ''), { maxLength: 30 })
  fc.assert(
    fc.property(text, text, (removed, added) => {
      const lines = lineDiff(removed, added)
      const side = (sign: string) => lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(2))
      expect(side('+')).toEqual(removed)
      expect(side('-')).toEqual(added)
    }),
  )
})

test('shows texts with thousands of different lines as one change', () => {
  const lines = (name: string) => ['first', ...Array.from({ length: 3_000 }, (_, index) => `${name} ${index}`), 'last']
  const shown = lineDiff(lines('this'), lines('that'))
  expect(shown).toHaveLength(6_002)
  expect([shown[0], shown[1], shown[3_001], shown[6_001]]).toEqual(['  first', '- this 0', '+ that 0', '  last'])
})
