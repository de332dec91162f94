import { displayLine } from '../../../../base/text/display-text.js'
import type { BranchBuilds } from '../answers/branch-builds.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { PageTitle } from '../state/view.js'

/** Returns the name of a module with the mark of its last build that passed or failed. */
export function moduleTitle({ module }: DashboardState, { builds }: BranchBuilds): PageTitle {
  const last = builds.findLast(({ status }) => status === 'failed' || status === 'successful')
  return { mark: last === undefined ? undefined : last.status === 'failed' ? 'failed' : 'passed', text: displayLine(module) }
}
