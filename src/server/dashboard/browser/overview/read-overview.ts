import type { Api } from '../api.js'
import type { DashboardState } from '../dashboard-state.js'
import type { FailureCause } from '../failure-cause.js'
import { type Flaky, readFlaky } from '../flaky/read-flaky.js'
import { chooseInterval, type Period, periodBefore } from '../period.js'
import type { Totals } from '../totals.js'

/** A module in a period. */
export interface Overview {
  readonly period: Period
  /** Length of the buckets, in ms. */
  readonly interval: number
  readonly buckets: readonly Totals[]
  /** The whole period and the one before; undefined without results. */
  readonly whole: Totals | undefined
  readonly before: Totals | undefined
  readonly flaky: Flaky
  readonly causes: readonly FailureCause[]
}

/** Reads the totals of a module, its flaky tests and the causes of its failures. The size does not depend on the number of its tests. */
export async function readOverview(api: Api, state: DashboardState, period: Period): Promise<Overview> {
  const interval = chooseInterval(period, state.interval, 1)
  // An interval as long as the time since the epoch puts any period into one bucket, in which a build counts once.
  const wholeOf = async (span: Period) => (await api.totals(state, span, period.toTs))[0]
  const [buckets, whole, before, flaky, causes] = await Promise.all([
    api.totals(state, period, interval),
    wholeOf(period),
    wholeOf(periodBefore(period)),
    readFlaky(api, state, period),
    api.causes(state, period),
  ])
  return { period, interval, buckets, whole, before, flaky, causes }
}
