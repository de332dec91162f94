import { expect, test } from 'vitest'
import { utcMinute } from '../../../src/base/text/utc-minute.js'

test.each([
  [Date.UTC(2025, 2, 1, 9, 5, 59), '1 Mar 2025, 09:05 UTC'],
  [Date.UTC(2026, 10, 21, 23, 59), '21 Nov 2026, 23:59 UTC'],
  [8.64e15, '13 Sep 275760, 00:00 UTC'],
])('formats %d ms after 1970 as "%s"', (ms, shown) => {
  expect(utcMinute(new Date(ms))).toBe(shown)
})
