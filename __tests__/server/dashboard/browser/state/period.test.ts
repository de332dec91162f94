import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  bucketTitle,
  chooseInterval,
  countBuckets,
  daysOf,
  type IntervalName,
  intervalTitle,
  isCoarser,
  periodBefore,
  periodOf,
} from '../../../../../src/server/dashboard/browser/state/period.js'

const hour = 3_600_000
const day = 24 * hour
const now = Date.UTC(2026, 10, 21, 13, 37)

describe('periodOf', () => {
  test('begins at a whole day, or at a whole hour when it is one day long, and ends with the current quarter of an hour', () => {
    const toTs = Date.UTC(2026, 10, 21, 13, 45)
    expect(periodOf({ range: '30d', from: '', to: '' }, now)).toEqual({ fromTs: Date.UTC(2026, 9, 22), toTs })
    expect(periodOf({ range: '24h', from: '', to: '' }, now)).toEqual({ fromTs: Date.UTC(2026, 10, 20, 13), toTs })
    expect(periodOf({ range: '24h', from: '', to: '' }, toTs)).toEqual({ fromTs: Date.UTC(2026, 10, 20, 13), toTs })
  })

  test('has 30 days, as its title states, when the last minutes of a day are rounded up', () => {
    const lastMinute = periodOf({ range: '30d', from: '', to: '' }, Date.UTC(2026, 10, 21, 23, 59))
    expect(lastMinute).toEqual({ fromTs: Date.UTC(2026, 9, 23), toTs: Date.UTC(2026, 10, 22) })
    expect(daysOf(lastMinute)).toBe('30 days')
  })

  test('includes the last day of a custom range, in either order of its days', () => {
    const expected = { fromTs: Date.UTC(2026, 0, 1), toTs: Date.UTC(2026, 0, 4) }
    expect(periodOf({ range: 'custom', from: '2026-01-01', to: '2026-01-03' }, now)).toEqual(expected)
    expect(periodOf({ range: 'custom', from: '2026-01-03', to: '2026-01-01' }, now)).toEqual(expected)
  })

  test('compares with the previous period of the same length', () => {
    expect(periodBefore({ fromTs: 50 * day, toTs: 80 * day })).toEqual({ fromTs: 20 * day, toTs: 50 * day })
  })
})

describe('chooseInterval', () => {
  const month = periodOf({ range: '30d', from: '', to: '' }, now)

  test('uses the chosen interval, or one with a readable number of buckets', () => {
    expect(chooseInterval(month, '6h', 10)).toBe(6 * hour)
    expect(chooseInterval(month, 'auto', 10)).toBe(day)
    expect(chooseInterval(periodOf({ range: '24h', from: '', to: '' }, now), 'auto', 10)).toBe(hour)
  })

  test('uses a longer interval when the response would be too large', () => {
    const interval = chooseInterval(month, '1h', 5000)
    expect(interval).toBe(day)
    expect(isCoarser('1h', interval)).toBe(true)
    expect(isCoarser('1d', interval)).toBe(false)
    expect(isCoarser('auto', interval)).toBe(false)
  })

  test('never exceeds the limits of buckets and of items in a response', () => {
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

test('formats intervals and starts of buckets', () => {
  expect([hour / 4, hour, 6 * hour, day, 28 * day].map(intervalTitle)).toEqual(['15 minutes', '1 hour', '6 hours', '1 day', '28 days'])
  expect(bucketTitle(now, day)).toBe('2026-11-21')
  expect(bucketTitle(now, hour)).toBe('2026-11-21 13:37')
})
