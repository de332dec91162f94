import { expect, test } from 'vitest'
import { findLimitFaults } from '../../src/config/property-limits.js'

const withLimits = (min: number, max: number) => ({ components: [{ type: 'property', min, max }] })

test('accepts limits when they are equal', () => {
  expect(findLimitFaults(withLimits(80, 80))).toEqual([])
})

test('reports the path of the largest good value when it is less than the smallest one', () => {
  expect(findLimitFaults(withLimits(80, 79))).toEqual([
    { severity: 'error', path: ['components', 0, 'max'], message: 'must be at least the value of "min" (80), found 79' },
  ])
})
