import { roughAge } from '../../../../base/text/ages.js'

/** A half-open period, in Unix ms. */
export interface Period {
  readonly fromTs: number
  readonly toTs: number
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The end of a period is rounded up to this step, so that a page that is refreshed each minute repeats its requests, which the server
 * answers from its cache until new records arrive. It is the shortest interval, so it adds no bucket.
 */
const step = 15 * minute

/** The ranges that end now. They begin at a whole unit, so that the first bucket is complete. */
const lengths = {
  '24h': { title: 'Last 24 hours', length: day, unit: hour },
  '7d': { title: 'Last 7 days', length: 7 * day, unit: day },
  '30d': { title: 'Last 30 days', length: 30 * day, unit: day },
  '90d': { title: 'Last 90 days', length: 90 * day, unit: day },
  '365d': { title: 'Last year', length: 365 * day, unit: day },
} as const

export type RangeName = keyof typeof lengths | 'custom'

export const rangeTitles: Readonly<Record<RangeName, string>> = {
  '24h': lengths['24h'].title,
  '7d': lengths['7d'].title,
  '30d': lengths['30d'].title,
  '90d': lengths['90d'].title,
  '365d': lengths['365d'].title,
  custom: 'Custom range',
}

/** A range by name, or `custom` with its first and last day in UTC. */
export interface RangeChoice {
  readonly range: RangeName
  readonly from: string
  readonly to: string
}

/** Checks for a day such as `2026-11-21`. From the year 2000 on, the previous period has valid days too. */
export const isDay = (text: string): boolean => /^[2-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** Returns the day of a time in UTC, such as `2026-11-21`. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Returns the period of a range. The days of a custom range may be in either order. */
export function periodOf({ range, from, to }: RangeChoice, now: number): Period {
  if (range === 'custom') {
    const days = [Date.parse(from), Date.parse(to)]
    return { fromTs: Math.min(...days), toTs: Math.max(...days) + day }
  }
  const { length, unit } = lengths[range]
  const toTs = Math.ceil(now / step) * step
  return { fromTs: Math.floor((toTs - length) / unit) * unit, toTs }
}

/** Returns the shortest range that contains what happened this long ago, as a change of the state. */
export function rangeOf(age: number): RangeChoice {
  const named = Object.entries(lengths).find(([, { length }]) => age < length)
  if (named !== undefined) return { range: named[0] as RangeName, from: '', to: '' }
  const first = dayOf(Date.now() - age)
  return { range: 'custom', from: first, to: first }
}

/** Returns the period of the same length that ends at the start of this one. */
export const periodBefore = ({ fromTs, toTs }: Period): Period => ({ fromTs: Math.max(fromTs - (toTs - fromTs), 0), toTs: fromTs })

/** Returns the length of a period in whole days or hours: `30 days`. */
export const daysOf = ({ fromTs, toTs }: Period): string => roughAge(toTs - fromTs)

const intervals = { '15m': 15 * minute, '1h': hour, '6h': 6 * hour, '1d': day, '7d': 7 * day } as const

export type IntervalName = keyof typeof intervals | 'auto'

export const intervalTitles: Readonly<Record<IntervalName, string>> = {
  auto: 'Automatic',
  '15m': '15 minutes',
  '1h': '1 hour',
  '6h': '6 hours',
  '1d': '1 day',
  '7d': '7 days',
}

/** The intervals that may be used automatically, the finest first. */
const availableIntervals = [...Object.values(intervals), 28 * day, 364 * day, 3640 * day]

/** More bars than this are too thin to point at. */
const comfortableBuckets = 60

/** More bars than this are thinner than a pixel. */
const maximumBuckets = 2000

/** A response of this many items, at about 350 bytes of JSON each, is read within two seconds. */
const maximumEntries = 200_000

/** Counts the buckets of a period. */
export const countBuckets = ({ fromTs, toTs }: Period, interval: number): number =>
  Math.ceil(toTs / interval) - Math.floor(fromTs / interval)

/** Returns the chosen interval in ms, or a longer one if the response would be too large. */
export function chooseInterval(period: Period, choice: IntervalName, entriesPerBucket: number): number {
  const longest = availableIntervals.at(-1) ?? day
  const preferred = choice === 'auto' ? availableIntervals.find((ms) => countBuckets(period, ms) <= comfortableBuckets) : intervals[choice]
  const bucketLimit = Math.min(maximumBuckets, maximumEntries / Math.max(entriesPerBucket, 1))
  return availableIntervals.find((ms) => ms >= (preferred ?? longest) && countBuckets(period, ms) <= bucketLimit) ?? longest
}

/** Returns whether a longer interval is used than the chosen one. */
export const isCoarser = (choice: IntervalName, interval: number): boolean => choice !== 'auto' && interval > intervals[choice]

/** Formats an interval as `6 hours` or `28 days`. */
export function intervalTitle(interval: number): string {
  const [count, unit] =
    interval < hour ? [interval / minute, 'minute'] : interval < day ? [interval / hour, 'hour'] : [interval / day, 'day']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Formats the start of a bucket in UTC, with the time if buckets are shorter than a day. */
export const bucketTitle = (timestamp: number, interval: number): string => {
  const text = new Date(timestamp).toISOString()
  return interval < day ? `${text.slice(0, 10)} ${text.slice(11, 16)}` : text.slice(0, 10)
}
