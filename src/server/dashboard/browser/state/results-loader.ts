import { createApi } from '../answers/api.js'
import { emptyView } from '../empty/empty-view.js'
import { loadOrganisation } from '../organisation/organisation-view.js'
import { type DashboardState, hasBranchPerModule } from './dashboard-state.js'
import { periodOf } from './period.js'
import { type UsualBranches, withBranch } from './usual-branch.js'
import type { CreateView } from './view.js'
import { views } from './views.js'

/** Results, and a digest of the responses that they were read from. */
export interface LoadedResults {
  readonly createView: CreateView
  /** The branch of the results if none is chosen; empty if they are of all branches. */
  readonly usualBranch: string
  readonly digest: number
}

/** Reads the results of a state. */
export async function loadResults(
  key: string,
  state: DashboardState,
  now: number,
  usualBranches: UsualBranches,
  signal: AbortSignal,
): Promise<LoadedResults> {
  let digest = 0
  // Responses arrive in any order, so their digests are added up.
  const api = usualBranches.watch(
    createApi(key, signal, (text) => {
      digest = (digest + textDigest(text)) | 0
    }),
  )
  // Known branches are not read again, so that their response must not count for the digest.
  const usualBranch = await usualBranches.find(createApi(key, signal), state, periodOf(state, now))
  const shown = (each: DashboardState) => withBranch(each, usualBranch)
  const load = hasBranchPerModule(state) ? loadOrganisation : views[state.view].load
  const create = await load(api, shown(state), now, usualBranches.known(state))
  const createView: CreateView = (current, context) => {
    const { view, summary, hasResults = true } = create(shown(current), context)
    if (!hasResults) {
      view.close()
      const page = { state: current, branch: shown(current).branch, period: periodOf(current, now) }
      return { view: emptyView(page, usualBranches, context), summary: 'No results' }
    }
    return { view: { ...view, show: (next) => view.show(shown(next)) }, summary }
  }
  return { createView, usualBranch, digest }
}

/** Returns a number that differs for different texts, except by chance (FNV-1a). An attacker can easily find a collision. */
function textDigest(text: string): number {
  let digest = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) digest = Math.imul(digest ^ text.charCodeAt(index), 0x01000193)
  return digest | 0
}
