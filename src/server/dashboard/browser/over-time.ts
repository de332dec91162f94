import type { Api } from './api.js'
import type { BoardData } from './board-data.js'
import type { Entry } from './entry.js'
import { chooseInterval, type Period } from './period.js'
import type { DashboardState } from './state.js'

/** What charts are drawn of. */
export interface OverTime {
  readonly period: Period
  /** The length of the buckets, in ms. */
  readonly interval: number
  readonly entries: readonly Entry[]
}

/**
 * Makes a reader of what the charts of all, or of one test or job, are drawn of. Everything is asked for once; one test is asked
 * for by itself unless its buckets, as fine as somebody chose, are among those that are there.
 */
export function createOverTime(api: Api, state: DashboardState, { period, figures }: BoardData): (item: string) => Promise<OverTime> {
  const asked = new Map<string, Promise<readonly Entry[]>>()
  const ofAll = chooseInterval(period, state.interval, figures.length)
  const ofOne = chooseInterval(period, state.interval, 1)

  function ask(item: string, interval: number): Promise<readonly Entry[]> {
    const before = asked.get(item)
    if (before !== undefined) return before
    const answer = api.entries(state, period, interval, item === '' ? undefined : item)
    asked.set(item, answer)
    // The next time may go better.
    answer.catch(() => asked.delete(item))
    return answer
  }

  return async (item) => {
    if (item === '') return { period, interval: ofAll, entries: await ask('', ofAll) }
    // Jobs are few, and cannot be asked for one by one.
    const isAmongAll = state.view === 'jobs' || (ofAll === ofOne && asked.has(''))
    if (!isAmongAll) return { period, interval: ofOne, entries: await ask(item, ofOne) }
    const entries = await ask('', ofAll)
    return { period, interval: ofAll, entries: entries.filter(({ id }) => id === item) }
  }
}
