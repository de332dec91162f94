import type { Api, TestChoice } from '../answers/api.js'
import { type DashboardState, isOrganisationPage, type ViewName } from '../state/dashboard-state.js'
import { type Period, periodBefore, periodOf } from '../state/period.js'
import { compareAggregates, type ItemMetrics } from './metrics.js'

/** The tests or jobs of the chosen coordinates in a period. */
export interface Results {
  readonly period: Period
  readonly items: readonly ItemMetrics[]
}

/** Loads the metrics of the period, compared with the period before. With `testId`, only the metrics of this test. */
export async function readItems(api: Api, state: DashboardState, now: number, testId?: string): Promise<Results> {
  const period = periodOf(state, now)
  const [current, before] = await Promise.all([
    readWhole(api, state, period, { testId, withSuite: true, withFlaky: true, withOwners: testId === undefined }),
    readWhole(api, state, periodBefore(period), { testId, withFlaky: true }),
  ])
  return { period, items: compareAggregates(current, before) }
}

/**
 * Buckets start at multiples of the interval since the epoch. An interval as long as the time since then puts any period into one bucket,
 * which makes percentiles exact.
 */
const readWhole = (api: Api, state: DashboardState, period: Period, test: TestChoice) => api.aggregates(state, period, period.toTs, test)

/**
 * Returns keys of the parts of a state that results depend on. As long as the results on the screen have one of them, nothing is requested
 * again. The first one is the key of the results to request: the page of a test needs this test only.
 */
export function resultsKeys(state: DashboardState): readonly string[] {
  const { org, project, module, branch, view, range, from, to, job, item, owner, rank } = state
  const ofFlaky = view === 'flaky' ? [view, owner, rank] : []
  // The page of an organisation has all that its other lists show.
  if (isOrganisationPage(state)) return [JSON.stringify([org, project, branch, range, from, to, ...ofFlaky])]
  const { base, baseBranch, baseFrom, baseTo } = state
  const ofView: Partial<Record<ViewName, readonly string[]>> = {
    flaky: ofFlaky,
    tests: [job],
    compare: [base, baseBranch, baseFrom, baseTo],
  }
  const all = JSON.stringify([org, project, module, branch, view, range, from, to, ...(ofView[view] ?? [])])
  return isTestPage(state) ? [`${all} ${item}`, all] : [all]
}

/** Returns whether a state shows one test. */
export const isTestPage = ({ view, item }: DashboardState): boolean => view === 'tests' && item !== ''
