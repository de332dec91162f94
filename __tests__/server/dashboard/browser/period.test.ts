import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bucketTitle,
  chooseInterval,
  countBuckets,
  type IntervalName,
  intervalTitle,
  isCoarser,
  periodBefore,
  periodOf,
} from '../../../../src/server/dashboard/browser/period.js'

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2026, 10, 21, 13, 37)

describe('a range', () => {
  test('ends now and begins at a whole day, or at a whole hour where it is one day', () => {
    expect(periodOf({ range: '30d', from: '', to: '' }, now)).toEqual({ fromTs: Date.UTC(2026, 9, 22), toTs: now })
    expect(periodOf({ range: '24h', from: '', to: '' }, now)).toEqual({ fromTs: Date.UTC(2026, 10, 20, 13), toTs: now })
  })

  test('of one’s own holds its last day, whichever is said first', () => {
    const expected = { fromTs: Date.UTC(2026, 0, 1), toTs: Date.UTC(2026, 0, 4) }
    expect(periodOf({ range: 'custom', from: '2026-01-01', to: '2026-01-03' }, now)).toEqual(expected)
    expect(periodOf({ range: 'custom', from: '2026-01-03', to: '2026-01-01' }, now)).toEqual(expected)
  })

  test('is compared with one of the same length that ends where it begins', () => {
    expect(periodBefore({ fromTs: 50 * day, toTs: 80 * day })).toEqual({ fromTs: 20 * day, toTs: 50 * day })
  })
})

describe('the interval', () => {
  const month = periodOf({ range: '30d', from: '', to: '' }, now)

  test('is what was chosen, else what gives a comfortable number of buckets', () => {
    expect(chooseInterval(month, '6h', 10)).toBe(6 * hour)
    expect(chooseInterval(month, 'auto', 10)).toBe(day)
    expect(chooseInterval(periodOf({ range: '24h', from: '', to: '' }, now), 'auto', 10)).toBe(hour)
  })

  test('is longer where so many tests would be more than a browser holds, and says so', () => {
    const interval = chooseInterval(month, '1h', 5000)
    expect(interval).toBe(day)
    expect(isCoarser('1h', interval)).toBe(true)
    expect(isCoarser('1d', interval)).toBe(false)
    expect(isCoarser('auto', interval)).toBe(false)
  })

  test('never asks for more buckets than the server gives, or more entries than a browser holds', () => {
    const start = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) })
    const choice = fc.constantFrom<IntervalName>('auto', '15m', '1h', '6h', '1d', '7d')
    fc.assert(
      fc.property(start, fc.integer({ min: day, max: 900 * 365 * day }), choice, fc.nat(30_000), (fromTs, length, name, entries) => {
        const period = { fromTs, toTs: fromTs + length }
        const buckets = countBuckets(period, chooseInterval(period, name, entries))
        expect(buckets).toBeLessThanOrEqual(2000)
        if (length < 3640 * day) expect(buckets * entries).toBeLessThanOrEqual(200_000)
      }),
    )
  })
})

test('intervals and buckets are called as people call them', () => {
  expect([hour / 4, hour, 6 * hour, day, 28 * day].map(intervalTitle)).toEqual(['15 minutes', '1 hour', '6 hours', '1 day', '28 days'])
  expect(bucketTitle(now, day)).toBe('2026-11-21')
  expect(bucketTitle(now, hour)).toBe('2026-11-21 13:37')
})
