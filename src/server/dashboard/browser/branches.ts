import type { Api } from './api.js'
import type { DashboardState } from './dashboard-state.js'
import { periodOf } from './period.js'

/** The default branch of most projects comes first. */
const defaults = ['main', 'master']

/** The number of runs of a test in which branches are looked for. */
const searchedRuns = 200

/**
 * Returns the branches of the last runs of a test, because a test that ran last usually runs in every build. These are suggestions: the
 * user can type the name of any other branch.
 */
export async function recentBranches(api: Api, state: DashboardState, now: number): Promise<readonly string[]> {
  const ofAll = { ...state, branch: '' }
  const period = periodOf(state, now)
  const testId = (await api.runs(ofAll, period, { limit: 1 })).runs[0]?.testId
  if (testId === undefined) return []
  const { runs } = await api.runs(ofAll, period, { testId, limit: searchedRuns })
  const refs = new Set(runs.map(({ ref }) => ref).filter((ref) => ref !== ''))
  return [...defaults.filter((name) => refs.has(name)), ...[...refs].filter((ref) => !defaults.includes(ref))]
}
