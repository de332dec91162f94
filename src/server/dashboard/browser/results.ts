import type { Api } from './api.js'
import type { DashboardState } from './dashboard-state.js'
import { compareAggregates, type ItemMetrics } from './metrics.js'
import { type Period, periodBefore, periodOf } from './period.js'

/** The tests or jobs of the chosen coordinates in a period. */
export interface Results {
  readonly period: Period
  readonly items: readonly ItemMetrics[]
}

/** Loads the metrics of the period, compared with the period before. */
export async function readResults(api: Api, state: DashboardState, now: number): Promise<Results> {
  const period = periodOf(state, now)
  const [current, before] = await Promise.all([readWhole(api, state, period), readWhole(api, state, periodBefore(period))])
  return { period, items: compareAggregates(current, before) }
}

/**
 * Buckets start at multiples of the interval since the epoch. An interval as long as the time since then puts any period into one bucket,
 * which makes percentiles exact.
 */
const readWhole = (api: Api, state: DashboardState, period: Period) => api.aggregates(state, period, period.toTs)

/** Returns a key of the state that results depend on. As long as it stays the same, nothing is requested again. */
export const resultsKey = ({ org, project, module, pipeline, view, range, from, to, interval, by }: DashboardState): string =>
  JSON.stringify([org, project, module, view, range, from, to, interval, ...(view === 'jobs' ? [pipeline, by] : [])])
