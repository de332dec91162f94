import { Type } from 'typebox'
import { definedFields } from '../base/defined-fields.js'
import { parameterProblem } from './http-problem.js'
import type { Buckets, TimeSpan } from './store/queries/aggregation.js'

const dayMs = 86_400_000
const maximumBuckets = 10_000

/** Returns the schema of an optional 64-bit integer. */
export const int64 = (description: string, minimum?: number) =>
  Type.Optional(Type.Integer({ format: 'int64', description, ...definedFields({ minimum }) }))

/** The parameters for a time range. */
export const spanSchemas = {
  fromTs: int64('Start of the range in Unix ms. Default: 30 days before `toTs`.'),
  toTs: int64('End of the range in Unix ms, exclusive. Default: now.'),
} as const

/** The parameters for a time range and its buckets. */
export const rangeParameters = {
  ...spanSchemas,
  interval: int64(
    `Length of a bucket in ms. Buckets start at multiples of it since the epoch, and a range may have at most ${maximumBuckets}. Default: one day, or the smallest number of days that keeps the limit.`,
    1,
  ),
} as const

interface GivenSpan {
  readonly fromTs?: number
  readonly toTs?: number
}

/**
 * Fills in the defaults. Throws an HttpProblem if the range is reversed.
 * @param names the parameters of the range
 */
export function spanOf({ fromTs, toTs }: GivenSpan, now: number, names = { fromTs: 'fromTs', toTs: 'toTs' }): TimeSpan {
  const end = toTs ?? now
  const begin = fromTs ?? end - 30 * dayMs
  if (begin > end) {
    const message = `${begin} must not be later than "${names.toTs}", which is ${end}${toTs === undefined ? ' (now)' : ''}.`
    throw parameterProblem({ name: names.fromTs, message })
  }
  return { fromTs: begin, toTs: end }
}

/** Fills in the defaults. Throws an HttpProblem if the range is reversed or has too many buckets. */
export function bucketsOf({ interval: givenInterval, ...given }: GivenSpan & { readonly interval?: number }, now: number): Buckets {
  const { fromTs: begin, toTs: end } = spanOf(given, now)
  const interval = givenInterval ?? defaultInterval(begin, end)
  const count = countBuckets(begin, end, interval)
  if (count > maximumBuckets) {
    const message = `The range has ${count} buckets of ${interval} ms, but at most ${maximumBuckets} are allowed. Use a longer interval or a shorter range.`
    throw parameterProblem({ name: 'interval', message })
  }
  return { fromTs: begin, toTs: end, interval }
}

/** Returns the parameters of a request with the defaults of its range. */
export const withSpan = <Given extends GivenSpan>(given: Given, now: number): Given & TimeSpan => ({ ...given, ...spanOf(given, now) })

/** Returns the parameters of a request with the defaults of its range and buckets. */
export const withBuckets = <Given extends GivenSpan & { readonly interval?: number }>(given: Given, now: number): Given & Buckets => ({
  ...given,
  ...bucketsOf(given, now),
})

/** Counts the aligned buckets that a range touches. */
const countBuckets = (begin: number, end: number, interval: number): number =>
  Math.floor((end - 1) / interval) - Math.floor(begin / interval) + 1

/** Returns the smallest number of days, in ms, that keeps a range within the limit. */
function defaultInterval(begin: number, end: number): number {
  let days = Math.max(1, Math.ceil((end - begin) / (maximumBuckets * dayMs)))
  // A range that starts within a bucket touches one more bucket.
  while (countBuckets(begin, end, days * dayMs) > maximumBuckets) days += 1
  return days * dayMs
}
