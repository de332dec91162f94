import type { DashboardState } from '../state/dashboard-state.js'
import { periodOf } from '../state/period.js'
import type { Api } from './api.js'

/** The default branch of most projects comes first. */
const defaults = ['main', 'master']

/** The number of branches to suggest. */
const suggestedBranches = 200

/**
 * Returns the branches on which tests of the module ran, the ones with the last tests first. These are suggestions: the user can type the
 * name of any other branch.
 */
export async function recentBranches(api: Api, state: DashboardState, now: number): Promise<readonly string[]> {
  const refs = await api.branches(state, periodOf(state, now), suggestedBranches)
  return [...defaults.filter((name) => refs.includes(name)), ...refs.filter((ref) => !defaults.includes(ref))]
}
