import type { ModuleHealth } from '../../../answers/modules.js'
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
  /** Returns the same API, which keeps the default branches that its answers about modules contain. */
  watch(api: Api): Api
  clear(): void
}

/**
 * Returns whether a page is about the default branch, or about all branches, as far as is known without a request. If the default branch is
 * unknown, it is `main`, because that is the default branch of each module with tests there.
 * @param branch the branch of the results; empty for all branches or for each default branch
 * @param known the default branch of the page, if it was found before
 */
export const isOfDefaultBranch = (branch: string, known: string | undefined): boolean => branch === '' || branch === (known ?? 'main')

/** Creates a {@link UsualBranches}, which asks the server once per module and range. */
export function createUsualBranches(): UsualBranches {
  const known = new Map<string, string>()
  async function defaultOf(api: Api, state: DashboardState, period: Period): Promise<string> {
    const key = keyOf(state)
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const all = { ...state, branch: '' }
    const ref =
      state.module === '' ? commonBranch((await api.modules(all, period)).modules) : (await api.builds(all, period, { limit: 1 })).ref
    // The first build may arrive later.
    if (ref !== '') known.set(key, ref)
    return ref
  }
  function keep(state: DashboardState, modules: readonly ModuleHealth[]): void {
    for (const { project, module, ref } of modules.filter(hasBuilds)) known.set(keyOf({ ...state, project, module }), ref)
    const ref = commonBranch(modules)
    if (ref !== '') known.set(keyOf(state), ref)
  }
  return {
    find: async (api, state, period) => (state.branch !== '' || hasBranchPerModule(state) ? '' : defaultOf(api, state, period)),
    defaultOf,
    known: (state) => known.get(keyOf(state)),
    watch: (api) => ({
      ...api,
      async modules(state, period) {
        const answer = await api.modules(state, period)
        // The answer about a chosen branch does not contain the default branches, and `main` may have no tests in a short range by chance.
        if (state.branch === '' && period.toTs - period.fromTs >= sufficientMs) keep(state, answer.modules)
        return answer
      },
    }),
    clear: () => known.clear(),
  }
}

/** A branch without tests in this time is not where changes go. */
const sufficientMs = 30 * 24 * 60 * 60 * 1000

const keyOf = ({ org, project, module, range, from, to }: DashboardState): string => JSON.stringify([org, project, module, range, from, to])

const hasBuilds = ({ builds, ref }: ModuleHealth): boolean => builds > 0 && ref !== ''

/** Returns the default branch that all modules have; empty if they differ. */
function commonBranch(modules: readonly ModuleHealth[]): string {
  const [ref = '', ...others] = new Set(modules.filter(({ builds }) => builds > 0).map((module) => module.ref))
  return others.length === 0 ? ref : ''
}
