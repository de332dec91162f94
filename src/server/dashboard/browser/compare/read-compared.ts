import type { Comparison } from '../../../answers/comparison.js'
import type { Api } from '../answers/api.js'
import type { Selection } from '../answers/comparison.js'
import type { Totals } from '../answers/totals.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { type Period, periodBefore, periodOf } from '../state/period.js'

/** One side of a comparison. */
export interface Side extends Selection {
  /** The totals of the side; undefined if it has no results. */
  readonly totals: Totals | undefined
}

/** Two branches or periods, and the tests that differ. */
export interface Compared {
  readonly newer: Side
  readonly older: Side
  readonly comparison: Comparison
}

/** The number of tests that are listed in each group. */
const listedTests = 50

/** Reads the comparison that a state chooses. */
export async function readCompared(api: Api, state: DashboardState, now: number): Promise<Compared> {
  const period = periodOf(state, now)
  const newer = { branch: state.branch, period }
  const older = { branch: state.base === 'branch' ? state.baseBranch : state.branch, period: basePeriod(state, period, now) }
  const totalsOf = async ({ branch, period: span }: Selection) => (await api.totals({ ...state, branch }, span)).whole
  const [comparison, newerTotals, olderTotals] = await Promise.all([
    api.comparison(state, newer, older, listedTests),
    totalsOf(newer),
    totalsOf(older),
  ])
  return { newer: { ...newer, totals: newerTotals }, older: { ...older, totals: olderTotals }, comparison }
}

function basePeriod({ base, baseFrom, baseTo }: DashboardState, period: Period, now: number): Period {
  if (base === 'branch') return period
  return base === 'before' ? periodBefore(period) : periodOf({ range: 'custom', from: baseFrom, to: baseTo }, now)
}
