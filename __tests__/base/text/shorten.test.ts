import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shorten, shortenWithHash } from '../../../src/base/text/shorten.js'

test('keeps a text that is not longer than the limit', () => {
  expect(shorten('abc', 3)).toBe('abc')
  expect(shortenWithHash('abc', 3, 2)).toBe('abc')
})

test('marks a shortened text', () => {
  expect(shorten('abcd', 3)).toBe('abc …')
})

test('does not split a surrogate pair', () => {
  expect(shorten('ab🎉d', 3)).toBe('ab …')
  expect(shortenWithHash('ab🎉defghi', 7, 2)).toMatch(/^ab… [0-9a-f]{2}$/)
})

test('keeps different texts different when they share the beginning', () => {
  const texts = ['1', '2', '3'].map((end) => shortenWithHash('x'.repeat(500) + end, 100, 16))
  expect(new Set(texts).size).toBe(3)
  for (const text of texts) expect(text).toHaveLength(100)
})

test('returns at most the limit with a hash for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.integer({ min: 20, max: 60 }), (text, limit) => {
      expect(shortenWithHash(text, limit, 12).length).toBeLessThanOrEqual(limit)
    }),
  )
})
