import type { Api } from './api.js'
import { compareEntries, type Figures } from './figures.js'
import { type Period, periodBefore, periodOf } from './period.js'
import type { DashboardState } from './state.js'

/** What the table shows of the tests or jobs of one place in one period. */
export interface BoardData {
  readonly period: Period
  readonly figures: readonly Figures[]
}

/** Reads the whole period and the one before. */
export async function readBoardData(api: Api, state: DashboardState, now: number): Promise<BoardData> {
  const period = periodOf(state, now)
  const [current, before] = await Promise.all([readWhole(api, state, period), readWhole(api, state, periodBefore(period))])
  return { period, figures: compareEntries(current, before) }
}

/** Buckets are multiples of the interval since the epoch: one as long as the time since then holds any period whole, with exact percentiles. */
const readWhole = (api: Api, state: DashboardState, period: Period) => api.entries(state, period, period.toTs)

/** What a board's data depend on: while it is the same, nothing is asked again. */
export const dataKey = ({ org, project, module, pipeline, view, range, from, to, interval, by }: DashboardState): string =>
  JSON.stringify([org, project, module, view, range, from, to, interval, ...(view === 'jobs' ? [pipeline, by] : [])])
