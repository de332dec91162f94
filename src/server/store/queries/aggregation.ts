import { countFields, type durationFields, type Figures } from '../../answers/aggregates.js'
import type { Columns } from './select-list.js'

/** A half-open range of time in Unix ms. */
export interface TimeSpan {
  readonly fromTs: number
  readonly toTs: number
}

/** A range of time, and the length of its buckets in ms. */
export interface Buckets extends TimeSpan {
  readonly interval: number
}

/** Belongs before SELECT. Computes all percentiles in one pass. */
export const percentiles = 'WITH quantilesExactInclusive(0.25, 0.5, 0.75, 0.95, 0.99)(duration) AS percentiles'

/** The start of a record's bucket: the largest multiple of the interval that is not later than the record, also before 1970. */
export const bucketStart = 'records.timestamp - positiveModulo(records.timestamp, {interval:Int64})'

/** Keeps the records of the range, without its end. */
export const inRange = 'records.timestamp >= {fromTs:Int64} AND records.timestamp < {toTs:Int64}'

interface Durations {
  /** The number of records with a duration. */
  readonly known: string
  readonly min: string
  readonly max: string
  readonly avg: string
}

/**
 * Returns the columns of durations. The query must define `percentiles`. Without a record with a duration, they are 0, because the engine
 * returns null or NaN.
 */
export function durationColumns({ known, min, max, avg }: Durations): Columns<keyof typeof durationFields> {
  const figure = (value: string): string => `if(${known} = 0, 0, ${value})`
  return {
    durationMin: figure(min),
    durationMax: figure(max),
    durationAvg: figure(avg),
    durationP25: figure('percentiles[1]'),
    durationP50: figure('percentiles[2]'),
    durationP75: figure('percentiles[3]'),
    durationP95: figure('percentiles[4]'),
    durationP99: figure('percentiles[5]'),
  }
}

/** The counts and durations of an entry, in the order of the API. */
export const aggregateFigures: Columns<keyof Figures> = {
  ...countFields((status) => `countIf(status = '${status}')`),
  totalCount: 'count()',
  ...durationColumns({ known: 'count(duration)', min: 'min(duration)', max: 'max(duration)', avg: 'avg(duration)' }),
}

/**
 * Keeps the records of some times, at least one. ClickHouse 26.7 skips rows by a list of times only if the SQL contains them as
 * literals.
 */
export const isAt = (times: readonly number[]): string =>
  `records.timestamp IN (${[...new Set(times)].map((time) => BigInt(time)).join(', ')})`

const clamp = (value: number, least: number): number => Math.min(Math.max(Math.trunc(value), least), Number.MAX_SAFE_INTEGER)

/** Returns the parameters of {@link inRange}, clamped to safe integers, which no stored timestamp exceeds. */
export const spanParameters = ({ fromTs, toTs }: TimeSpan): Record<'fromTs' | 'toTs', number> => ({
  fromTs: clamp(fromTs, Number.MIN_SAFE_INTEGER),
  toTs: clamp(toTs, Number.MIN_SAFE_INTEGER),
})

/** Returns the parameters of {@link bucketStart} and {@link inRange}, clamped as by {@link spanParameters}. */
export const bucketParameters = ({ interval, ...span }: Buckets): Record<string, number> => ({
  ...spanParameters(span),
  interval: clamp(interval, 1),
})
