import type { Aggregate } from './aggregate.js'
import type { Api } from './api.js'
import type { DashboardState } from './dashboard-state.js'
import { chooseInterval, type Period } from './period.js'
import type { Results } from './results.js'

/** What charts are drawn of. */
export interface ChartData {
  readonly period: Period
  /** The length of the buckets, in ms. */
  readonly interval: number
  readonly aggregates: readonly Aggregate[]
}

/**
 * Makes a reader of what the charts of all, or of one test or job, are drawn of. Everything is asked for once; one test is asked
 * for by itself unless its buckets, as fine as somebody chose, are among those that are there.
 */
export function createChartDataReader(api: Api, state: DashboardState, { period, items }: Results): (item: string) => Promise<ChartData> {
  const asked = new Map<string, Promise<readonly Aggregate[]>>()
  const ofAll = chooseInterval(period, state.interval, items.length)
  const ofOne = chooseInterval(period, state.interval, 1)

  function ask(item: string, interval: number): Promise<readonly Aggregate[]> {
    const before = asked.get(item)
    if (before !== undefined) return before
    const answer = api.aggregates(state, period, interval, item === '' ? undefined : item)
    asked.set(item, answer)
    // The next time may go better.
    answer.catch(() => asked.delete(item))
    return answer
  }

  return async (item) => {
    if (item === '') return { period, interval: ofAll, aggregates: await ask('', ofAll) }
    // Jobs are few, and cannot be asked for one by one.
    const isAmongAll = state.view === 'jobs' || (ofAll === ofOne && asked.has(''))
    if (!isAmongAll) return { period, interval: ofOne, aggregates: await ask(item, ofOne) }
    const aggregates = await ask('', ofAll)
    return { period, interval: ofAll, aggregates: aggregates.filter(({ id }) => id === item) }
  }
}
