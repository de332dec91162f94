import type { Api } from './api.js'
import type { Entry } from './entry.js'
import { compareEntries, type Figures } from './figures.js'
import { chooseInterval, type Period, periodBefore, periodOf } from './period.js'
import type { DashboardState } from './state.js'

/** All that is shown of the tests or jobs of one place in one period. */
export interface BoardData {
  readonly period: Period
  /** The length of the buckets of `overTime`, in ms. */
  readonly interval: number
  readonly figures: readonly Figures[]
  readonly overTime: readonly Entry[]
}

/** Reads a board: first the whole period and the one before, which tell how many tests there are, then the buckets. */
export async function readBoardData(api: Api, state: DashboardState, now: number): Promise<BoardData> {
  const period = periodOf(state, now)
  const [current, before] = await Promise.all([readWhole(api, state, period), readWhole(api, state, periodBefore(period))])
  const interval = chooseInterval(period, state.interval, current.length)
  const overTime = current.length === 0 ? [] : await api(state, period, interval)
  return { period, interval, figures: compareEntries(current, before), overTime }
}

/** Buckets are multiples of the interval since the epoch: one as long as the time since then holds any period whole, with exact percentiles. */
const readWhole = (api: Api, state: DashboardState, period: Period) => api(state, period, period.toTs)

/** What a board's data depend on: while it is the same, nothing is asked again. */
export const dataKey = ({ org, project, module, pipeline, view, range, from, to, interval, by }: DashboardState): string =>
  JSON.stringify([org, project, module, view, range, from, to, interval, ...(view === 'jobs' ? [pipeline, by] : [])])
