import type { Status } from '../../../../base/browser/statuses.js'
import { type Item, numberOf, textsOf } from './answer-fields.js'

/** The runs of one test or job in one bucket of time, as the data API returns them. Durations are in ms, and 0 if none is known. */
export interface Aggregate {
  /** Start of the bucket, in Unix ms. */
  readonly timestamp: number
  readonly name: string
  /** The suites that contain the test, outermost first. Empty if they were not requested. */
  readonly suite: readonly string[]
  /** The owners of the test, as in CODEOWNERS. Empty if they were not requested or are unknown. */
  readonly owners: readonly string[]
  /** `testId` or `jobId`. */
  readonly id: string
  readonly counts: Readonly<Record<Status, number>>
  readonly totalCount: number
  /** The runs that passed only after a retry; 0 if the number was not requested. */
  readonly flakyCount: number
  readonly durations: Durations
}

/** The durations that charts and tables show, in ms. */
export interface Durations {
  readonly min: number
  readonly p25: number
  readonly p50: number
  readonly p75: number
  readonly p95: number
  readonly p99: number
  readonly max: number
}

/** Returns false if the API reported no durations, which it does with 0. A measured run takes longer. */
export const hasDurations = ({ durations }: Aggregate): boolean => durations.max > 0

/** Reads an item of a response. */
export function readAggregate(data: Item): Aggregate {
  const number = (name: string) => numberOf(data, name)
  return {
    timestamp: number('timestamp'),
    name: String(data.name ?? ''),
    suite: textsOf(data, 'suite'),
    owners: textsOf(data, 'owners'),
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
    flakyCount: number('flakyCount'),
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
