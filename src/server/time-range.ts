import { Type } from 'typebox'
import { HttpProblem } from './http-problem.js'
import type { Buckets } from './store/queries/aggregation.js'

const dayMs = 86_400_000
const maximumBuckets = 10_000

const int64 = (description: string, minimum?: number) =>
  Type.Optional(Type.Integer({ format: 'int64', description, ...(minimum === undefined ? {} : { minimum }) }))

/** The parameters that choose a range of time and its buckets. */
export const rangeParameters = {
  fromTs: int64('Begin of the range, in Unix ms; default: 30 days before `toTs`.'),
  toTs: int64('End of the range, in Unix ms, itself outside of it; default: now.'),
  interval: int64(
    `Length of a bucket in ms; default: one day, or the smallest number of whole days that fits the limit of ${maximumBuckets} buckets. Buckets begin at multiples of it since the epoch.`,
    1,
  ),
} as const

/** Fills in the defaults; throws an HttpProblem if the range is reversed, or if the given interval makes too many buckets. */
export function bucketsOf(
  { fromTs, toTs, interval: givenInterval }: { readonly fromTs?: number; readonly toTs?: number; readonly interval?: number },
  now: number,
): Buckets {
  const end = toTs ?? now
  const begin = fromTs ?? end - 30 * dayMs
  if (begin > end) {
    const message = `${begin} is later than "toTs", which is ${end}${toTs === undefined ? ', now' : ''}.`
    throw new HttpProblem(400, `The parameter "fromTs" is wrong: ${message}`, { errors: [{ name: 'fromTs', message }] })
  }
  const interval = givenInterval ?? defaultInterval(begin, end)
  const count = countBuckets(begin, end, interval)
  if (count > maximumBuckets) {
    const message = `The range has ${count} buckets of ${interval} ms; at most ${maximumBuckets} are answered. Choose longer ones or a shorter range.`
    throw new HttpProblem(400, message, { errors: [{ name: 'interval', message }] })
  }
  return { fromTs: begin, toTs: end, interval }
}

/** Counts the aligned buckets that a range touches. */
const countBuckets = (begin: number, end: number, interval: number): number =>
  Math.floor((end - 1) / interval) - Math.floor(begin / interval) + 1

/** Returns the smallest number of whole days with which a range fits the limit, in ms. */
function defaultInterval(begin: number, end: number): number {
  let days = Math.max(1, Math.ceil((end - begin) / (maximumBuckets * dayMs)))
  // A range that begins within a bucket touches one more, so a few days may have to be added.
  while (countBuckets(begin, end, days * dayMs) > maximumBuckets) days += 1
  return days * dayMs
}
