import { expect, test } from 'vitest'
import { exceededLimit } from '../../../src/report/content/property-limits.js'

test.each([
  [79, { kind: 'min', limit: 80 }],
  [80, undefined],
  [90, undefined],
  [91, { kind: 'max', limit: 90 }],
  [undefined, { kind: 'min', limit: 80 }],
])('judges the value %s when 80 to 90 is good, both included', (value, expected) => {
  expect(exceededLimit(value, { min: 80, max: 90 })).toEqual(expected)
})

test('exceeds the largest good value when a property has no value', () => {
  expect(exceededLimit(undefined, { max: 90 })).toEqual({ kind: 'max', limit: 90 })
})

test('exceeds nothing when a property has no limits', () => {
  expect(exceededLimit(undefined, {})).toBeUndefined()
})
