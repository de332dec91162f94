import type { Aggregate } from './aggregate.js'
import type { Api } from './api.js'
import type { DashboardState } from './dashboard-state.js'
import { chooseInterval, type Period } from './period.js'
import type { Results } from './results.js'

/** The data of the charts. */
export interface ChartData {
  readonly period: Period
  /** Length of the buckets, in ms. */
  readonly interval: number
  readonly aggregates: readonly Aggregate[]
}

/**
 * Creates a reader of chart data for one test or job, or for all with the id `''`. Responses are kept. A single test is requested
 * separately unless the data of all tests was requested with the same interval.
 */
export function createChartDataReader(api: Api, state: DashboardState, { period, items }: Results): (item: string) => Promise<ChartData> {
  const responses = new Map<string, Promise<readonly Aggregate[]>>()
  const ofAll = chooseInterval(period, state.interval, items.length)
  const ofOne = chooseInterval(period, state.interval, 1)

  function request(item: string, interval: number): Promise<readonly Aggregate[]> {
    const kept = responses.get(item)
    if (kept !== undefined) return kept
    const response = api.aggregates(state, period, interval, item === '' ? {} : { testId: item })
    responses.set(item, response)
    // A failed request may be repeated.
    response.catch(() => responses.delete(item))
    return response
  }

  return async (item) => {
    if (item === '') return { period, interval: ofAll, aggregates: await request('', ofAll) }
    // The API has no filter for one job, and there are few jobs.
    const isAmongAll = state.view === 'jobs' || (ofAll === ofOne && responses.has(''))
    if (!isAmongAll) return { period, interval: ofOne, aggregates: await request(item, ofOne) }
    const aggregates = await request('', ofAll)
    return { period, interval: ofAll, aggregates: aggregates.filter(({ id }) => id === item) }
  }
}
