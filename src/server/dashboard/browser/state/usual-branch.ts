import type { Api } from '../answers/api.js'
import { allBranches, type DashboardState, hasBranchPerModule } from './dashboard-state.js'
import type { Period } from './period.js'

/** Returns a state with the branch of its results: `usual` if none is chosen, and an empty text for all branches. */
export const withBranch = (state: DashboardState, usual: string): DashboardState => ({
  ...state,
  branch: state.branch === '' ? usual : state.branch === allBranches ? '' : state.branch,
})

/** Finds the branch of a page without a chosen one. */
export interface UsualBranches {
  /**
   * Returns the default branch of the module, or the one that all modules of the page have. It is empty without a build in the period, if
   * modules have different default branches, and for a page that shows each module on its own.
   */
  find(api: Api, state: DashboardState, period: Period): Promise<string>
  /** Returns the default branch of a page, whichever branch is chosen. It is empty if it is unknown. */
  defaultOf(api: Api, state: DashboardState, period: Period): Promise<string>
  /** Returns the default branch of a page if it was found before. */
  known(state: DashboardState): string | undefined
  clear(): void
}

/** Creates a {@link UsualBranches}, which asks the server once per module and range. */
export function createUsualBranches(): UsualBranches {
  const known = new Map<string, string>()
  async function defaultOf(api: Api, state: DashboardState, period: Period): Promise<string> {
    const key = keyOf(state)
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const all = { ...state, branch: '' }
    const ref = state.module === '' ? await commonBranch(api, all, period) : (await api.builds(all, period, { limit: 1 })).ref
    // The first build may arrive later.
    if (ref !== '') known.set(key, ref)
    return ref
  }
  return {
    find: async (api, state, period) => (state.branch !== '' || hasBranchPerModule(state) ? '' : defaultOf(api, state, period)),
    defaultOf,
    known: (state) => known.get(keyOf(state)),
    clear: () => known.clear(),
  }
}

const keyOf = ({ org, project, module, range, from, to }: DashboardState): string => JSON.stringify([org, project, module, range, from, to])

async function commonBranch(api: Api, state: DashboardState, period: Period): Promise<string> {
  const { modules } = await api.modules(state, period)
  const [ref = '', ...others] = new Set(modules.filter(({ builds }) => builds > 0).map((module) => module.ref))
  return others.length === 0 ? ref : ''
}
