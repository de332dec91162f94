import type { Status } from '../../../src/base/browser/statuses.js'

/** A run of a test or job. */
export interface Run {
  readonly id: string
  readonly name: string
  /** In Unix ms. */
  readonly time: number
  readonly status: Status
  /** In ms. */
  readonly duration?: number
  readonly owners?: readonly string[]
  readonly suite?: readonly string[]
}

/** Returns a percentile by linear interpolation; 0 without values. */
export function percentile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)] ?? 0
  const high = sorted[Math.ceil(place)] ?? low
  return low + (high - low) * (place - Math.floor(place))
}

/** Computes the response of the data API. */
export function aggregate(runs: readonly Run[], fromTs: number, toTs: number, interval: number) {
  const groups = new Map<string, Run[]>()
  for (const run of runs) {
    if (run.time < fromTs || run.time >= toTs) continue
    const key = JSON.stringify([Math.floor(run.time / interval) * interval, run.name, run.id])
    const group = groups.get(key) ?? []
    group.push(run)
    groups.set(key, group)
  }
  return [...groups].map(([key, group]) => {
    const [timestamp, name, id] = JSON.parse(key) as [number, string, string]
    const count = (status: Status) => group.filter((run) => run.status === status).length
    const sorted = group.flatMap(({ duration }) => (duration === undefined ? [] : [duration])).sort((one, other) => one - other)
    return {
      timestamp,
      name,
      testId: id,
      ...(group[0]?.suite === undefined ? {} : { suite: group[0].suite }),
      ...(group[0]?.owners === undefined ? {} : { owners: group[0].owners }),
      successfulCount: count('successful'),
      failedCount: count('failed'),
      skippedCount: count('skipped'),
      cancelledCount: count('cancelled'),
      runningCount: count('running'),
      unknownCount: count('unknown'),
      totalCount: group.length,
      durationMin: sorted[0] ?? 0,
      durationMax: sorted.at(-1) ?? 0,
      durationAvg: sorted.length === 0 ? 0 : sorted.reduce((sum, duration) => sum + duration, 0) / sorted.length,
      durationP25: percentile(sorted, 0.25),
      durationP50: percentile(sorted, 0.5),
      durationP75: percentile(sorted, 0.75),
      durationP95: percentile(sorted, 0.95),
      durationP99: percentile(sorted, 0.99),
    }
  })
}
