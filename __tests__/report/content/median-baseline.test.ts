import { describe, expect, test } from 'vitest'
import { medianBaseline } from '../../../src/report/content/median-baseline.js'

const baselineOf = (...numbers: readonly number[]) => medianBaseline(numbers.map((value) => ({ value })))
const medianOf = (...numbers: readonly number[]) => baselineOf(...numbers)?.value.value

describe('medianBaseline', () => {
  test('is undefined when there is no value', () => {
    expect(baselineOf()).toBeUndefined()
  })

  test('is the value itself when there is only one', () => {
    const only = { value: 7, build: '1', ref: 'main' }
    expect(medianBaseline([only])).toEqual({ value: only, spread: 0 })
  })

  test('is the middle value, or the mean of both, whatever the order', () => {
    expect(medianOf(9, 1, 5)).toBe(5)
    expect(medianOf(9, 1, 5, 6)).toBe(5.5)
    expect(medianOf(-3, -10)).toBe(-6.5)
  })

  test('has no digits that none of the values has', () => {
    expect(medianOf(0.1, 0.2)).toBe(0.15)
    expect(medianOf(83.1, 83.2)).toBe(83.15)
    expect(medianOf(0.3, 0.3)).toBe(0.3)
  })

  test('has a spread of three scaled median absolute deviations', () => {
    // The deviations from 90 are 0, 1, 1, 2 and 2.
    expect(baselineOf(89, 91, 90, 88, 92)).toEqual({ value: { value: 90 }, spread: 3 * 1.4826 * 1, builds: 5 })
    expect(baselineOf(4, 8)?.spread).toBeCloseTo(3 * 1.4826 * 2)
  })

  test('hardly moves when one build is an outlier', () => {
    expect(baselineOf(90, 90, 90, 90, 1_000)).toEqual({ value: { value: 90 }, spread: 0, builds: 5 })
  })

  test('stays finite when the values are the largest ones', () => {
    expect(medianOf(Number.MAX_VALUE, Number.MAX_VALUE / 2)).toBeGreaterThan(Number.MAX_VALUE / 2)
  })
})
