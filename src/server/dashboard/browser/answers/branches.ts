import { type DashboardState, missingCoordinate } from '../state/dashboard-state.js'
import { periodOf } from '../state/period.js'
import type { Api } from './api.js'
import { type AvailableCoordinates, completeCoordinates } from './available-coordinates.js'

/** The default branch of most projects comes first. */
const defaults = ['main', 'master']

/** The number of branches to suggest. */
const suggestedBranches = 200

/** The time limit for suggestions. The menu for the branch works without them. */
const suggestionsMs = 10_000

/** Returns branches to suggest on a page, from its module or from the module with the latest records. Returns none without a key. */
export async function branchesToSuggest(
  apiOf: (signal: AbortSignal) => Api | undefined,
  state: DashboardState,
  available: AvailableCoordinates,
  now: number,
): Promise<readonly string[]> {
  const module: DashboardState = { ...state, ...completeCoordinates(available, { ...state, view: 'tests' }) }
  if (missingCoordinate({ ...module, view: 'tests' }) !== undefined) return []
  const api = apiOf(AbortSignal.timeout(suggestionsMs))
  return api === undefined ? [] : recentBranches(api, module, now)
}

/**
 * Returns the branches on which tests of the module ran, the ones with the last tests first. These are suggestions: the user can type the
 * name of any other branch.
 */
export async function recentBranches(api: Api, state: DashboardState, now: number): Promise<readonly string[]> {
  const refs = await api.branches(state, periodOf(state, now), suggestedBranches)
  return [...defaults.filter((name) => refs.includes(name)), ...refs.filter((ref) => !defaults.includes(ref))]
}
