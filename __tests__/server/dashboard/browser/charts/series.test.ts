import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAggregate } from '../../../../../src/server/dashboard/browser/answers/aggregate.js'
import { layOutSeries } from '../../../../../src/server/dashboard/browser/charts/series.js'
import { aggregate, percentile, type Run } from '../../aggregate.js'

const hour = 3_600_000
const read = (runs: readonly Run[], toTs: number) => aggregate(runs, 0, toTs, hour).map(readAggregate)
const run = (id: string, time: number, duration: number): Run => ({ id, name: id, time, status: 'successful', duration })

describe('layOutSeries', () => {
  test('returns every bucket of the period, with null when no duration is known', () => {
    const { timestamps, counts, durations } = layOutSeries(
      read([run('a', 0, 5), run('a', 2 * hour, 7)], 3 * hour),
      { fromTs: 0, toTs: 3 * hour },
      hour,
    )
    expect(timestamps).toEqual([0, hour, 2 * hour])
    expect(counts.successful).toEqual([1, 0, 1])
    expect(durations.p95).toEqual([5, null, 7])
  })

  test('keeps the exact percentiles of a single test', () => {
    const duration = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(fc.array(duration, { minLength: 1, maxLength: 50 }), (taken) => {
        const { durations } = layOutSeries(
          read(
            taken.map((each) => run('a', 0, each)),
            hour,
          ),
          { fromTs: 0, toTs: hour },
          hour,
        )
        const sorted = taken.toSorted((one, other) => one - other)
        const figures = [0.5, 0.95].map((share) => percentile(sorted, share))
        expect([durations.p50[0], durations.p95[0]]).toEqual(figures)
      }),
    )
  })

  test('weights tests by their number of runs', () => {
    const often = Array.from({ length: 99 }, () => run('quick', 0, 10))
    const { durations } = layOutSeries(read([...often, run('slow', 0, 9000)], hour), { fromTs: 0, toTs: hour }, hour)
    expect([durations.p50[0], durations.p95[0]]).toEqual([10, 10])
  })

  test('ignores aggregates outside the period', () => {
    const { counts } = layOutSeries(read([run('a', 5 * hour, 1)], 9 * hour), { fromTs: 0, toTs: 2 * hour }, hour)
    expect(counts.successful).toEqual([0, 0])
  })
})
