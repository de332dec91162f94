import { expect, test } from 'vitest'
import { hasDuration } from '../../../src/judge/summary/has-duration.js'

test.each([
  ['successful', 0, true],
  ['failed', 0.4, true],
  ['failed', 0, false],
  ['skipped', 0, false],
  ['successful', undefined, false],
] as const)('decides whether a %s test with the duration %s has one to show: %s', (status, duration, expected) => {
  expect(hasDuration({ status, ...(duration === undefined ? {} : { duration }) })).toBe(expected)
})
