import type { Build } from '../../../answers/builds.js'
import { type Api, idPortions } from '../answers/api.js'
import type { RankedTest } from '../answers/flaky-test.js'
import { rowBuilds } from '../pieces/history-cell.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { Period } from '../state/period.js'
import { flakyKey } from './read-flaky.js'

/** The results of a test in the last builds of a branch. */
export interface Row {
  readonly ref: string
  readonly builds: readonly Build[]
  /** One letter per build; undefined if the test did not run in them. */
  readonly results: string | undefined
}

type PlacedId = Pick<RankedTest, 'project' | 'module' | 'testId'>

/** Passes the rows of tests to `onRow`; undefined if a row could not be read. */
export type ReadHistories = <Test extends PlacedId>(
  tests: readonly Test[],
  onRow: (test: Test, row: Row | undefined) => void,
) => Promise<void>

/** The number of requests that are sent at the same time. */
const requestsAtOnce = 4

/** Creates a reader of rows. It sends one request for each module of the tests, or several if the module has too many of them. */
export function createRowsReader(api: Api, state: DashboardState, period: Period): ReadHistories {
  async function readPortion<Test extends PlacedId>(
    tests: readonly Test[],
    onRow: (test: Test, row: Row | undefined) => void,
  ): Promise<void> {
    const [{ project = '', module = '' } = {}] = tests
    try {
      const testIds = tests.map(({ testId }) => testId)
      const answer = await api.builds({ ...state, project, module }, period, { testIds, limit: rowBuilds })
      const results = new Map(answer.tests.map((each) => [each.testId, each.results]))
      for (const test of tests) onRow(test, { ref: answer.ref, builds: answer.builds, results: results.get(test.testId) })
    } catch {
      // The table is complete without the rows, so that a failure shows only in their cells.
      for (const test of tests) onRow(test, undefined)
    }
  }
  return async (tests, onRow) => {
    const groups = new Map<string, (typeof tests)[number][]>()
    for (const test of tests) {
      const key = flakyKey({ ...test, testId: '' })
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [test])
      else group.push(test)
    }
    const waiting = [...groups.values()].flatMap((group) => idPortions(group, ({ testId }) => testId)).values()
    const work = async () => {
      for (const portion of waiting) await readPortion(portion, onRow)
    }
    await Promise.all(Array.from({ length: requestsAtOnce }, work))
  }
}
