import type { Api } from '../answers/api.js'
import type { BranchBuilds } from '../answers/branch-builds.js'
import { createRowsReader, type Row } from '../flaky/read-rows.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { Period } from '../state/period.js'

/** Reads the results of tests of a module in the last builds. */
export interface BuildRows {
  /** Passes the row of each test to `onRow`; undefined if it could not be read. */
  read(ids: readonly string[], onRow: (id: string, row: Row | undefined) => void): Promise<void>
}

/** Creates a {@link BuildRows} for the builds of a branch that were read before, so that the rest of the period is not searched. */
export function createTestRows(api: Api, state: DashboardState, { fromTs, toTs }: Period, { ref, builds }: BranchBuilds): BuildRows {
  const { project, module } = state
  const first = Math.min(...builds.map(({ timestamp }) => timestamp))
  const span = { fromTs: builds.length === 0 ? fromTs : first, toTs }
  const readRows = createRowsReader(api, { ...state, branch: ref }, span)
  return {
    read: (ids, onRow) =>
      readRows(
        ids.map((testId) => ({ project, module, testId })),
        ({ testId }, row) => onRow(testId, row),
      ),
  }
}
