import type { Status } from '../../../src/records/record.js'
import { statuses } from '../../../src/records/record.js'
import { dayMs, type Entry } from './entries.js'

/** The fields of a record that the statistics use. */
export interface Outcome {
  readonly id: string
  readonly name: string
  readonly status: Status
  readonly duration?: number
  readonly timestamp: number
}

interface Range {
  readonly fromTs: number
  readonly toTs: number
}

interface Bounds extends Range {
  readonly interval: number
}

/** The fields that determine which attempt of a job a record belongs to. */
export interface Attempted {
  readonly build: string
  /** The job of a test. */
  readonly job?: string
  readonly attempt?: number
}

/** Returns the run and the attempt of a record. Without the field `attempt`, it is the number after the last dot of the build. */
export function attemptOf({ build, attempt }: Attempted): { readonly run: string; readonly attempt: number } {
  const dot = build.lastIndexOf('.')
  const suffix = build.slice(dot + 1)
  const isAttempt = dot > 0 && /^[0-9]{1,9}$/.test(suffix) && !suffix.startsWith('0')
  return { run: isAttempt ? build.slice(0, dot) : build, attempt: attempt ?? (isAttempt ? Number(suffix) : 1) }
}

/** Returns the last record of the highest attempt of each job in a run. */
export function newestJobs<Job extends Attempted & { readonly id: string }>(jobs: readonly Job[]): Job[] {
  const newest = new Map<string, Job>()
  for (const job of jobs) {
    const key = JSON.stringify([attemptOf(job).run, job.id])
    const other = newest.get(key)
    if (other === undefined || attemptOf(job).attempt >= attemptOf(other).attempt) newest.set(key, job)
  }
  return [...newest.values()]
}

/**
 * Returns the tests of the newest attempt of each job in a run, and all tests without a job. Attempts of which all tests are more than a
 * week older than all ranges, or at least 35 days newer, do not count.
 */
export function newestTests<Test extends Attempted & { readonly timestamp: number }>(
  tests: readonly Test[],
  ...ranges: readonly [Range, ...Range[]]
): Test[] {
  const near = tests.filter(({ timestamp }) =>
    ranges.some(({ fromTs, toTs }) => timestamp >= fromTs - 7 * dayMs && timestamp < toTs + 35 * dayMs),
  )
  const isOfSameJob = (test: Test) => (other: Test) => test.job === other.job && attemptOf(test).run === attemptOf(other).run
  return tests.filter(
    (test) => !test.job || near.filter(isOfSameJob(test)).every((other) => attemptOf(other).attempt <= attemptOf(test).attempt),
  )
}

/** Compares texts by their bytes, like ClickHouse. */
const compareTexts = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))

/** Returns a percentile as numpy defines it, with the method "linear". */
export function percentile(sorted: readonly number[], fraction: number): number {
  const position = (sorted.length - 1) * fraction
  const low = sorted[Math.floor(position)] ?? 0
  const high = sorted[Math.ceil(position)] ?? low
  return low + (high - low) * (position - Math.floor(position))
}

/** Computes the entries directly from complete groups. `id` is the name of the id field. */
export function aggregate(outcomes: readonly Outcome[], { fromTs, toTs, interval }: Bounds, id: 'testId' | 'jobId'): Entry[] {
  const groups = new Map<string, Outcome[]>()
  for (const outcome of outcomes) {
    if (outcome.timestamp < fromTs || outcome.timestamp >= toTs) continue
    const timestamp = Number((BigInt(outcome.timestamp) / BigInt(interval)) * BigInt(interval))
    const start = timestamp > outcome.timestamp ? timestamp - interval : timestamp
    const key = JSON.stringify([start, outcome.name, outcome.id])
    groups.set(key, [...(groups.get(key) ?? []), outcome])
  }
  const entries = [...groups].map(([key, group]): readonly [readonly [number, string, string], Entry] => {
    const place = JSON.parse(key) as [number, string, string]
    const durations = group.flatMap(({ duration }) => (duration === undefined ? [] : [duration])).sort((a, b) => a - b)
    const counts = statuses.map((status) => [`${status}Count`, group.filter((one) => one.status === status).length])
    const sum = durations.reduce((total, duration) => total + duration, 0)
    return [
      place,
      {
        timestamp: place[0],
        name: place[1],
        [id]: place[2],
        ...Object.fromEntries(counts),
        totalCount: group.length,
        durationMin: durations[0] ?? 0,
        durationMax: durations.at(-1) ?? 0,
        durationAvg: durations.length === 0 ? 0 : sum / durations.length,
        ...Object.fromEntries([25, 50, 75, 95, 99].map((percent) => [`durationP${percent}`, percentile(durations, percent / 100)])),
      },
    ]
  })
  entries.sort(([a], [b]) => a[0] - b[0] || compareTexts(a[1], b[1]) || compareTexts(a[2], b[2]))
  return entries.map(([, entry]) => entry)
}
