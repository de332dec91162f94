import { expect, test } from 'vitest'
import { retryAfterSeconds, retryWaitSeconds } from '../../../src/base/http/retry-wait.js'

test('doubles the maximum wait with each repeat, up to 30 seconds', () => {
  const waits = [0, 1, 2, 3, 10].map((repeats) => retryWaitSeconds(repeats, undefined, () => 1))
  expect(waits).toEqual([1, 2, 4, 8, 30])
})

test('waits at least the time that the server asks for', () => {
  expect(retryWaitSeconds(3, 7, () => 0)).toBe(7)
  expect(retryWaitSeconds(3, 7, () => 1)).toBe(7.25)
})

test.each([
  ['120', 120],
  ['0.5', 0.5],
  ['0', 0],
  ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
])('reads the Retry-After %j as %j', (header, seconds) => {
  expect(retryAfterSeconds(header)).toBe(seconds)
})

test('reads a date in Retry-After as the time until then', () => {
  const seconds = retryAfterSeconds(new Date(Date.now() + 60_000).toUTCString())
  expect(seconds).toBeGreaterThan(50)
  expect(seconds).toBeLessThanOrEqual(60)
})
