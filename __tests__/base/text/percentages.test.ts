import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPercentage, formatPercentageChange } from '../../../src/base/text/percentages.js'

test.each([
  [0, '0%'],
  [1 / 100_000, '< 0.1%'],
  [0.0012, '0.1%'],
  [0.125, '12.5%'],
  [0.86, '86.0%'],
  [0.9994, '> 99.9%'],
  [99_999 / 100_000, '> 99.9%'],
  [1, '100%'],
])('formats the share %d as %s', (share, shown) => {
  expect(formatPercentage(share)).toBe(shown)
})

test('shows 0% only for nothing and 100% only for everything', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (total, part) => {
      const count = Math.round(part * total)
      const shown = formatPercentage(count / total)
      expect(/^0(?:\.0)?%$/.test(shown)).toBe(count === 0)
      expect(/^100(?:\.0)?%$/.test(shown)).toBe(count === total)
    }),
  )
})

test.each([
  [0.35, '+35%'],
  [-0.084, '−8%'],
  [0, '±0%'],
  [-0.004, '±0%'],
  [12.5, '+1,250%'],
])('formats the change %d as %s', (share, shown) => {
  expect(formatPercentageChange(share)).toBe(shown)
})
