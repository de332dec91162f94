import type { Aggregate } from '../answers/aggregate.js'
import type { Api } from '../answers/api.js'
import type { Results } from '../results/results.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { chooseInterval, type IntervalName, type Period } from '../state/period.js'
import { type Change, readChanges } from './changes.js'
import { layOutSeries } from './series.js'

/** The data of the charts. */
export interface ChartData {
  readonly period: Period
  /** Length of the buckets, in ms. */
  readonly interval: number
  readonly aggregates: readonly Aggregate[]
  /** The changes of the median of a single test. */
  readonly changes: readonly Change[]
}

/** Reads chart data for one test or job, or for all with the id `''`, at an interval. */
export type ReadChartData = (item: string, choice: IntervalName) => Promise<ChartData>

/**
 * Creates a {@link ReadChartData}. Responses are kept. A single test is requested separately unless the data of all tests was requested
 * with the same interval.
 */
export function createChartDataReader(api: Api, state: DashboardState, { period, items }: Results): ReadChartData {
  const responses = new Map<string, Promise<readonly Aggregate[]>>()
  const keyOf = (item: string, interval: number) => `${interval} ${item}`

  function request(item: string, interval: number): Promise<readonly Aggregate[]> {
    const key = keyOf(item, interval)
    const kept = responses.get(key)
    if (kept !== undefined) return kept
    const response = api.aggregates(state, period, interval, item === '' ? {} : { testId: item })
    responses.set(key, response)
    // A failed request may be repeated.
    response.catch(() => responses.delete(key))
    return response
  }

  /** Jobs have no changes, because a build is found by the tests that it ran. */
  async function chartOf(aggregates: readonly Aggregate[], interval: number): Promise<ChartData> {
    const { timestamps, durations } = layOutSeries(aggregates, period, interval)
    const changes = state.view === 'jobs' ? [] : await readChanges(api, state, { timestamps, interval, values: durations.p50 })
    return { period, interval, aggregates, changes }
  }

  return async (item, choice) => {
    const ofAll = chooseInterval(period, choice, items.length)
    const ofOne = chooseInterval(period, choice, 1)
    if (item === '') return { period, interval: ofAll, aggregates: await request('', ofAll), changes: [] }
    // The API has no filter for one job, and there are few jobs.
    const isAmongAll = state.view === 'jobs' || (ofAll === ofOne && responses.has(keyOf('', ofAll)))
    if (!isAmongAll) return chartOf(await request(item, ofOne), ofOne)
    const aggregates = await request('', ofAll)
    return chartOf(
      aggregates.filter(({ id }) => id === item),
      ofAll,
    )
  }
}
