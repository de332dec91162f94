import type { Status } from '../../../browser/statuses.js'
/** What happened to one test or job in one bucket of time, as the data API tells it. Durations are in ms, and 0 where none is known. */
export interface Aggregate {
  /** The bucket's start, in Unix ms. */
  readonly timestamp: number
  readonly name: string
  /** `testId` or `jobId`. */
  readonly id: string
  readonly counts: Readonly<Record<Status, number>>
  readonly totalCount: number
  readonly durations: Durations
}

/** The figures of the durations that are drawn and tabled, in ms. */
export interface Durations {
  readonly min: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

/** The API says 0 where no duration is known; a test that is measured takes longer than nothing. */
export const hasDurations = ({ durations }: Aggregate): boolean => durations.max > 0

/** Reads an entry of an answer; what is missing or of another type counts as nothing, so that a page is never broken by one of them. */
export function readAggregate(data: Readonly<Record<string, unknown>>): Aggregate {
  const number = (name: string) => {
    const value = Number(data[name])
    return Number.isFinite(value) ? value : 0
  }
  return {
    timestamp: number('timestamp'),
    name: String(data.name ?? ''),
    id: String(data.testId ?? data.jobId ?? ''),
    counts: {
      failed: number('failedCount'),
      cancelled: number('cancelledCount'),
      running: number('runningCount'),
      unknown: number('unknownCount'),
      skipped: number('skippedCount'),
      successful: number('successfulCount'),
    },
    totalCount: number('totalCount'),
    durations: {
      min: number('durationMin'),
      p25: number('durationP25'),
      p50: number('durationP50'),
      p75: number('durationP75'),
      p95: number('durationP95'),
      p99: number('durationP99'),
      max: number('durationMax'),
    },
  }
}
