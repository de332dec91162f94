import type { Api } from '../answers/api.js'
import type { FlakyTest } from '../answers/flaky-test.js'
import { shownBuilds } from '../pieces/history-cell.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { Period } from '../state/period.js'
import { testKey } from './read-flaky.js'

/** The results of a test in the last builds of a branch. */
export interface Row {
  readonly ref: string
  readonly builds: number
  /** One letter per build; undefined if the test did not run in them. */
  readonly results: string | undefined
}

/** Passes the rows of tests to `onRow`; undefined if a row could not be read. */
export type ReadRows = (tests: readonly FlakyTest[], onRow: (test: FlakyTest, row: Row | undefined) => void) => Promise<void>

/** The number of modules whose builds are read at the same time. */
const modulesAtOnce = 4

/** Creates a reader of rows, which sends one request for each module of the tests. */
export function createRowsReader(api: Api, state: DashboardState, period: Period): ReadRows {
  async function readModule(tests: readonly FlakyTest[], onRow: Parameters<ReadRows>[1]): Promise<void> {
    const [{ project = '', module = '' } = {}] = tests
    try {
      const testIds = tests.map(({ testId }) => testId)
      const answer = await api.builds({ ...state, project, module }, period, { testIds, limit: shownBuilds })
      const results = new Map(answer.tests.map((each) => [each.testId, each.results]))
      for (const test of tests) onRow(test, { ref: answer.ref, builds: answer.builds.length, results: results.get(test.testId) })
    } catch {
      // The table is complete without the rows, so that a failure shows only in their cells.
      for (const test of tests) onRow(test, undefined)
    }
  }
  return async (tests, onRow) => {
    const groups = new Map<string, FlakyTest[]>()
    for (const test of tests) {
      const key = testKey({ ...test, testId: '' })
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [test])
      else group.push(test)
    }
    const waiting = groups.values()
    const work = async () => {
      for (const group of waiting) await readModule(group, onRow)
    }
    await Promise.all(Array.from({ length: modulesAtOnce }, work))
  }
}
