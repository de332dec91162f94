import type { Api } from './api.js'
import type { DashboardState } from './dashboard-state.js'
import { compareAggregates, type ItemMetrics } from './metrics.js'
import { type Period, periodBefore, periodOf } from './period.js'

/** What the table shows of the tests or jobs of one place in one period. */
export interface Results {
  readonly period: Period
  readonly items: readonly ItemMetrics[]
}

/** Reads the whole period and the one before. */
export async function readResults(api: Api, state: DashboardState, now: number): Promise<Results> {
  const period = periodOf(state, now)
  const [current, before] = await Promise.all([readWhole(api, state, period), readWhole(api, state, periodBefore(period))])
  return { period, items: compareAggregates(current, before) }
}

/** Buckets are multiples of the interval since the epoch: one as long as the time since then holds any period whole, with exact percentiles. */
const readWhole = (api: Api, state: DashboardState, period: Period) => api.aggregates(state, period, period.toTs)

/** What a board's data depend on: while it is the same, nothing is asked again. */
export const resultsKey = ({ org, project, module, pipeline, view, range, from, to, interval, by }: DashboardState): string =>
  JSON.stringify([org, project, module, view, range, from, to, interval, ...(view === 'jobs' ? [pipeline, by] : [])])
