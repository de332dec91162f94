import type { DashboardState, ViewName } from '../state/dashboard-state.js'

/** The numbers of what the views of a module list. A number that is not known yet is absent. */
export type ViewCounts = Partial<Readonly<Record<ViewName, number>>>

/** The numbers that the views of a module have read, for the tabs. */
export interface TabCounts {
  /** Adds the numbers of the view on the screen. Returns all that are known for the module, branch and range of a state. */
  add(state: DashboardState, counts: ViewCounts): ViewCounts
}

/** Creates the numbers for the tabs. They are of the module, branch and range that were shown last. */
export function createTabCounts(): TabCounts {
  let key = ''
  let known: ViewCounts = {}
  return {
    add({ org, project, module, branch, range, from, to }, counts) {
      const current = JSON.stringify([org, project, module, branch, range, from, to])
      known = current === key ? { ...known, ...counts } : counts
      key = current
      return known
    },
  }
}
