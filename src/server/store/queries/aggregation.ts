import { statuses } from '../../../records/record.js'
import type { Buckets } from '../store.js'

/** To be put before SELECT: the percentiles are computed together. */
export const percentiles = 'WITH quantilesExactInclusive(0.25, 0.5, 0.75, 0.95, 0.99)(duration) AS percentiles'

/** The start of the bucket that a record is in: the multiple of the interval at or before it, before 1970 too. */
export const bucketStart = 'records.timestamp - positiveModulo(records.timestamp, {interval:Int64})'

/** The range is half-open. */
export const inRange = 'records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}'

/** Zero where no record has a duration: the engine's own answers would be null or NaN. */
const figure = (name: string, value: string): string => `if(count(duration) = 0, 0, ${value}) AS duration${name}`

/** The figures of an entry, in the order of the API. */
export const figures = [
  ...statuses.map((status) => `countIf(status = '${status}') AS ${status}Count`),
  'count() AS totalCount',
  figure('Min', 'min(duration)'),
  figure('Max', 'max(duration)'),
  figure('Avg', 'avg(duration)'),
  ...[25, 50, 75, 95, 99].map((percent, index) => figure(`P${percent}`, `percentiles[${index + 1}]`)),
].join(',\n  ')

const clamp = (value: number, least: number): number => Math.min(Math.max(Math.trunc(value), least), Number.MAX_SAFE_INTEGER)

/** The parameters of {@link bucketStart} and {@link inRange}: no stored timestamp is beyond the safe integers, so nothing is lost by cutting there. */
export const bucketParameters = ({ fromTs, toTs, interval }: Buckets): Record<string, number> => ({
  fromTs: clamp(fromTs, Number.MIN_SAFE_INTEGER),
  toTs: clamp(toTs, Number.MIN_SAFE_INTEGER),
  interval: clamp(interval, 1),
})
