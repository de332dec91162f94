import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeOf } from '../../../src/report/content/change.js'

describe('changeOf', () => {
  test.each([
    [83.5, 83.1, 0.4],
    [0.3, 0.1, 0.2],
    [0.1, 0.3, -0.2],
    [1_000_000_000.1, 1_000_000_000, 0.1],
    [-0.5, 0.25, -0.75],
    [1e21, 1, 1e21],
    [5e-324, 0, 5e-324],
    [1.7976931348623157e308, 5e-324, 1.7976931348623157e308],
  ])('computes in decimals the change to %d from %d: %d', (value, baseline, absolute) => {
    expect(changeOf(value, baseline, { tolerance: 0 }).absolute).toBe(absolute)
  })

  test.each([
    [110, 100, 0.1],
    [-110, -100, -0.1],
    [-90, -100, 0.1],
    [5, 0, undefined],
    [0, 0, undefined],
    [1, 5e-324, undefined],
  ])('computes the relative change to %d from %d: %d', (value, baseline, relative) => {
    expect(changeOf(value, baseline, { tolerance: 0 }).relative).toBe(relative)
  })

  test('reports no change within the tolerance', () => {
    expect(changeOf(0.3, 0.1, { tolerance: 0.2 }).trend).toBe('same')
    expect(changeOf(0.3, 0.1, { tolerance: 0.19999 }).trend).toBe('up')
    expect(changeOf(0.1, 0.3, { tolerance: 0.2 }).trend).toBe('same')
    expect(changeOf(7, 7, { tolerance: 0 }).trend).toBe('same')
  })

  test.each([
    ['up', 2, true],
    ['up', 0, false],
    ['up', 1, undefined],
    ['down', 0, true],
    ['down', 2, false],
    ['down', 1, undefined],
    ['same', 1, true],
    ['same', 2, false],
    ['same', 0, false],
    [undefined, 2, undefined],
    [undefined, 1, undefined],
  ] as const)('judges, with the expected trend %s, a change from 1 to %d: %s', (expectedTrend, value, isExpected) => {
    expect(changeOf(value, 1, { expectedTrend, tolerance: 0 }).isExpected).toBe(isExpected)
  })

  test('has the sign and the trend of the decimal difference', () => {
    // Hundredths, as whole numbers, are what the decimal texts stand for.
    const hundredths = fc.integer({ min: -1_000_000, max: 1_000_000 })
    const written = (number: number) => Number(`${number}e-2`)
    fc.assert(
      fc.property(hundredths, hundredths, fc.nat(1_000), (value, baseline, tolerance) => {
        const difference = value - baseline
        const { absolute, trend, relative } = changeOf(written(value), written(baseline), { tolerance: written(tolerance) })
        expect(absolute).toBe(written(difference))
        expect(trend).toBe(Math.abs(difference) <= tolerance ? 'same' : difference > 0 ? 'up' : 'down')
        expect(Math.sign(relative ?? 0)).toBe(baseline === 0 ? 0 : Math.sign(difference))
      }),
    )
  })
})
