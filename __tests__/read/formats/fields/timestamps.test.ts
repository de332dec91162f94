import { describe, expect, test } from 'vitest'
import { parseTimestamp } from '../../../../src/read/formats/fields/timestamps.js'

const moment = (iso: string) => Date.parse(iso)

describe('parseTimestamp', () => {
  test.each([
    ['ISO with Z', '2026-11-20T20:40:16Z', '2026-11-20T20:40:16Z'],
    ['ISO with an offset', '2026-11-20T20:40:16.505+02:00', '2026-11-20T18:40:16.505Z'],
    ['ISO with a negative offset', '2026-11-20T20:40:16-03:30', '2026-11-21T00:10:16Z'],
    ['ISO with an offset without a colon', '2026-11-20T20:40:16+0200', '2026-11-20T18:40:16Z'],
    ['ISO without a zone, which is UTC', '2026-11-20T20:40:16', '2026-11-20T20:40:16Z'],
    ['seven digits of .NET, cut to milliseconds', '2026-11-20T20:40:16.1239999Z', '2026-11-20T20:40:16.123Z'],
    ['one digit of a fraction', '2026-11-20T20:40:16.5', '2026-11-20T20:40:16.500Z'],
    ['a comma before the fraction', '2026-11-20T20:40:16,25', '2026-11-20T20:40:16.250Z'],
    ['a space instead of the T (NUnit 3)', '2025-11-21 18:28:38Z', '2025-11-21T18:28:38Z'],
    ['a space after the T (xharness)', '2023-07-28T 22:32:13Z', '2023-07-28T22:32:13Z'],
    ['a Java zone', '2026-11-20T20:40:16 UTC', '2026-11-20T20:40:16Z'],
    ['a Java zone with half an hour', '2026-11-20T20:40:16 IST', '2026-11-20T15:10:16Z'],
    ['a Java summer time', '2026-07-20T20:40:16 CEST', '2026-07-20T18:40:16Z'],
    ['a Java zone without a name', '2026-11-20T20:40:16 GMT+05:45', '2026-11-20T14:55:16Z'],
    ['the form of Robot Framework', '20261120 20:39:08.505', '2026-11-20T20:39:08.505Z'],
    ['the form of HTTP, which Mocha writes', 'Sat, 28 Nov 2026 10:24:52 GMT', '2026-11-28T10:24:52Z'],
    ['the form of HTTP with a short day', 'Sun, 1 Feb 2026 10:24:52 GMT', '2026-02-01T10:24:52Z'],
    ['the American order', '11/28/2025 19:10:25', '2025-11-28T19:10:25Z'],
    ['the American clock', '1/8/2025 7:10:25 PM', '2025-01-08T19:10:25Z'],
    ['midnight on the American clock', '1/8/2025 12:10:25 AM', '2025-01-08T00:10:25Z'],
    ['the American clock without seconds (NUnit 2)', '6/12/2007 2:46 PM', '2007-06-12T14:46:00Z'],
    ['slashes with a day that cannot be a month', '28/11/2025 19:10:25', '2025-11-28T19:10:25Z'],
    ['dots', '08.11.2025 19:10:25', '2025-11-08T19:10:25Z'],
    ['seconds since 1970', '1795207216.5', '2026-11-20T20:40:16.500Z'],
    ['milliseconds since 1970', '1795207216500', '2026-11-20T20:40:16.500Z'],
    ['white space around it', ' 2026-11-20T20:40:16Z\n', '2026-11-20T20:40:16Z'],
    ['direction marks of .NET', '2026\u200e-11\u200e-20T20:40:16', '2026-11-20T20:40:16Z'],
  ])('reads a timestamp in this form: %s', (_form, text, iso) => {
    expect(parseTimestamp(text)).toBe(moment(iso))
  })
})

test.each([
  ['a placeholder', '1969-12-31T19:00:00'],
  ['the first moment of .NET', '0001-01-01T00:00:00.0000000'],
  ['zero', '0'],
  ['a day without a time', '2026-11-20'],
  ['a time without a day', '20:40:16'],
  ['an unknown zone', '2026-11-20T20:40:16 XYZT'],
  ['the name of an object property as a zone', '2026-11-20T20:40:16 constructor'],
  ['a thirteenth month', '2026-13-20T20:40:16'],
  ['a 25th hour', '2026-11-20T25:40:16'],
  ['text after it', '2026-11-20T20:40:16Z or so'],
  ['N/A', 'N/A'],
  ['an unfilled template', '{iso8601-timestamp}'],
  ['nothing', ''],
])('returns undefined for %s', (_what, text) => {
  expect(parseTimestamp(text)).toBeUndefined()
})

test('reads the same time from every notation', () => {
  for (let day = 1; day <= 28; day += 1) {
    const date = new Date(Date.UTC(2026, day % 12, day, day % 24, day * 2, day + 31, day * 35))
    expect(parseTimestamp(date.toISOString())).toBe(date.getTime())
    expect(parseTimestamp(String(date.getTime()))).toBe(date.getTime())
  }
})
