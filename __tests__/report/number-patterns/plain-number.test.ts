import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPlainNumber } from '../../../src/report/number-patterns/plain-number.js'

test.each([
  [0, '0'],
  [-0, '0'],
  [7, '7'],
  [85.6, '85.6'],
  [-1234567.5, '-1,234,567.5'],
  [0.1 + 0.2, '0.3'],
  [123.45678, '123.457'],
  [0.9996, '1'],
  [0.00012345, '0.000123'],
  [0.0000012, '0.0000012'],
  [0.0000001234, '1.234E-7'],
  [-5e-324, '-5E-324'],
  [9007199254740991, '9,007,199,254,740,991'],
  [1e21, '1E21'],
  [Number.MAX_VALUE, '1.798E308'],
  [Number.NaN, 'NaN'],
  [Number.NEGATIVE_INFINITY, '-∞'],
])('%d without a pattern reads as %s', (value, shown) => {
  expect(formatPlainNumber(value)).toBe(shown)
})

test('shows without a pattern a close number, and only zero as 0', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e308, max: 1e308 }), (value) => {
      const shown = Number(formatPlainNumber(value).replaceAll(',', ''))
      expect(shown === 0).toBe(value === 0)
      // Half of the third digit at most; the smallest numbers have fewer bits than that.
      if (Math.abs(value) > 1e-300) expect(Math.abs(shown - value)).toBeLessThanOrEqual(Math.abs(value) * 0.0051)
    }),
  )
})
