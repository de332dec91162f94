import type { Status } from '../../../../base/browser/statuses.js'
import type { TestAggregate } from '../../../answers/aggregates.js'

/** The runs of one test in one bucket of time, as the data API returns them. Durations are in ms, and 0 if none is known. */
export interface Aggregate {
  /** Start of the bucket, in Unix ms. */
  readonly timestamp: number
  readonly name: string
  /** The suites that contain the test, outermost first. Empty if they were not requested. */
  readonly suite: readonly string[]
  /** The owners of the test, as in CODEOWNERS. Empty if they were not requested or are unknown. */
  readonly owners: readonly string[]
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

type Figures = Omit<TestAggregate, 'timestamp' | 'name' | 'testId' | 'suite' | 'owners' | 'flakyCount'>

/** Reads an entry of a test. */
export const readAggregate = (entry: TestAggregate): Aggregate => ({
  ...readFigures(entry),
  timestamp: entry.timestamp,
  name: entry.name,
  id: entry.testId,
  suite: entry.suite ?? [],
  owners: entry.owners ?? [],
  flakyCount: entry.flakyCount ?? 0,
})

const readFigures = (entry: Figures): Pick<Aggregate, 'counts' | 'totalCount' | 'durations'> => ({
  counts: {
    failed: entry.failedCount,
    cancelled: entry.cancelledCount,
    running: entry.runningCount,
    unknown: entry.unknownCount,
    skipped: entry.skippedCount,
    successful: entry.successfulCount,
  },
  totalCount: entry.totalCount,
  durations: durationsIn(entry),
})

type DurationFigures = Pick<
  Figures,
  'durationMin' | 'durationP25' | 'durationP50' | 'durationP75' | 'durationP95' | 'durationP99' | 'durationMax'
>

/** Reads the durations of an entry. */
export const durationsIn = (entry: DurationFigures): Durations => ({
  min: entry.durationMin,
  p25: entry.durationP25,
  p50: entry.durationP50,
  p75: entry.durationP75,
  p95: entry.durationP95,
  p99: entry.durationP99,
  max: entry.durationMax,
})
