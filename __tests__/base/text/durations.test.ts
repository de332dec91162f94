import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDuration } from '../../../src/base/text/durations.js'
import { proportion } from '../../../src/report/content/proportion.js'

test.each([
  [0, '0 ms'],
  [0.2, '< 1 ms'],
  [18, '18 ms'],
  [340, '340 ms'],
  [999.6, '1 s'],
  [2_500, '2.5 s'],
  [6_000, '6 s'],
  [41_200, '41 s'],
  [9_960, '10 s'],
  [59_499, '59 s'],
  [59_960, '1 min'],
  [133_000, '2 min 13 s'],
  [3_599_999, '1 h'],
  [3_840_000, '1 h 4 min'],
  [4_320_000, '1 h 12 min'],
  [259_200_000, '3 d'],
  [266_400_000, '3 d 2 h'],
  [1e300, '> 1,000,000 d'],
  [Number.POSITIVE_INFINITY, '> 1,000,000 d'],
])('formats %d ms as %s', (ms, shown) => {
  expect(formatDuration(ms)).toBe(shown)
})

describe('bar of cells', () => {
  test('fills the bar, and shows a cell when one of millions of tests failed', () => {
    expect(proportion([10_000_000, 1, 0], 20)).toEqual([19, 1, 0])
    expect(proportion([0, 0], 20)).toEqual([0, 0])
  })

  test('keeps the number of cells for any counts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (counts) => {
        const cells = proportion(counts, 20)
        expect(cells.reduce((sum, cell) => sum + cell, 0)).toBe(counts.some((count) => count > 0) ? 20 : 0)
        expect(cells.every((cell, index) => (counts[index] === 0 ? cell === 0 : cell > 0))).toBe(true)
      }),
    )
  })
})
