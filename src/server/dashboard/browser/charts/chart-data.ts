import type { Aggregate } from '../answers/aggregate.js'
import type { Api } from '../answers/api.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { chooseInterval, type Period } from '../state/period.js'
import { type LevelChange, readChanges } from './changes.js'
import { layOutSeries } from './series.js'

export interface ChartData {
  readonly period: Period
  /** Length of the buckets, in ms. */
  readonly interval: number
  readonly aggregates: readonly Aggregate[]
  /** The changes of the median of a single test. */
  readonly changes: readonly LevelChange[]
}

export type ReadChartData = (testId: string) => Promise<ChartData>

/** Creates a {@link ReadChartData}. Responses are kept. */
export function createChartDataReader(api: Api, state: DashboardState, period: Period): ReadChartData {
  const interval = chooseInterval(period, 'auto', 1)
  const responses = new Map<string, Promise<readonly Aggregate[]>>()

  function request(testId: string): Promise<readonly Aggregate[]> {
    const kept = responses.get(testId)
    if (kept !== undefined) return kept
    const response = api.aggregates(state, period, interval, { testId })
    responses.set(testId, response)
    // A failed request may be repeated.
    response.catch(() => responses.delete(testId))
    return response
  }

  return async (testId) => {
    const aggregates = await request(testId)
    const { timestamps, durations } = layOutSeries(aggregates, period, interval)
    const changes = await readChanges(api, state, { timestamps, interval, values: durations.p50 })
    return { period, interval, aggregates, changes }
  }
}
