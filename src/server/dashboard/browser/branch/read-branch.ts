import type { BranchVerdicts, ModuleVerdicts } from '../../../answers/branch-verdicts.js'
import type { Api } from '../answers/api.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { periodOf } from '../state/period.js'
import { isOfDefaultBranch } from '../state/usual-branch.js'

/** The verdicts on the tests of a branch that is not the default one. */
export interface ShownBranch extends BranchVerdicts {
  readonly name: string
  /** The modules with a build of the branch. There is at least one. */
  readonly built: readonly ModuleVerdicts[]
}

/** The number of tests that are shown with each verdict. */
export const shownTests = 20

/** The history that is searched for the last builds. The chosen range does not limit verdicts. */
const history = '90d'

/** The same in words. */
export const historyText = '90 days'

/**
 * Reads the verdicts of a branch, which takes long, because they need 90 days of both branches. Undefined if it is the default branch of one of
 * its modules, or has no build.
 * @param defaultBranch the default branch of the page, if it was found before
 */
export async function readShownBranch(
  api: Api,
  state: DashboardState,
  now: number,
  defaultBranch: string | undefined,
): Promise<ShownBranch | undefined> {
  if (isOfDefaultBranch(state.branch, defaultBranch)) return undefined
  const verdicts = await api.verdicts(state, periodOf({ range: history, from: '', to: '' }, now), shownTests)
  const built = verdicts.modules.filter(({ builds }) => builds > 0)
  if (built.length === 0 || built.some(({ basis }) => basis === 'default')) return undefined
  return { ...verdicts, name: state.branch, built }
}
