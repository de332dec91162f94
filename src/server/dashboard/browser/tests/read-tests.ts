import type { QuarantinedTest } from '../../../answers/quarantined-tests.js'
import type { SlowerTests } from '../../../answers/slower-tests.js'
import type { Api } from '../answers/api.js'
import type { BranchBuilds } from '../answers/branch-builds.js'
import type { FlakyRanking } from '../answers/flaky-test.js'
import type { Row } from '../flaky/read-rows.js'
import { failingSince, testFailingSince } from '../overview/failing-since.js'
import { rowBuilds } from '../pieces/history-cell.js'
import { slowerById } from '../pieces/slower-change.js'
import type { ItemMetrics } from '../results/metrics.js'
import { type Results, readItems } from '../results/results.js'
import type { DashboardState } from '../state/dashboard-state.js'
import type { Period } from '../state/period.js'
import type { TestOfModule, TestStatus } from './listed-test.js'
import { type BuildRows, createTestRows } from './test-rows.js'

/** The tests of a module in a period, each with its status. */
export interface Tests extends Results {
  /** The last builds of the branch, or of the default branch if all branches are chosen. */
  readonly branch: BranchBuilds
  readonly tests: readonly TestOfModule[]
  /** The results in the last builds that were read to find the tests that fail. */
  readonly rows: ReadonlyMap<string, Row>
  readonly flakyCount: number
}

/** The maximum number of flaky tests. A module with more of them has other worries than their order. */
const flakyTests = 500

/** The number of tests whose results are read to find the ones that fail, each 50 of them with a request. */
const checkedTests = 200

/** Reads the tests of a module. The size of the answers grows only with the number of the tests, which have one entry each. */
export async function readTests(api: Api, state: DashboardState, now: number): Promise<Tests> {
  const results = await readItems(api, state, now)
  const { items, period } = results
  const [branch, flaky, slower, quarantined] = await Promise.all([
    api.builds(state, period, { limit: rowBuilds }),
    api.flakyTests(state, period, { limit: flakyTests }),
    api.slowerTests(state, period),
    api.quarantinedTests(state, period),
  ])
  const reader = createTestRows(api, state, period, branch)
  const { failing, rows } = await readFailing(api, state, period, branch, items, reader)
  return { ...results, branch, tests: withStatuses(items, failing, flaky, slower, quarantined), rows, flakyCount: flaky.testCount }
}

/**
 * Finds the tests whose newest result in the last builds is a failure. The results of those that failed most often are read. If more failed
 * in the range, the ones that failed since the start of the newest build are checked first, and count as failing if they are beyond the
 * limit.
 */
async function readFailing(
  api: Api,
  state: DashboardState,
  period: Period,
  { ref, builds }: BranchBuilds,
  items: readonly ItemMetrics[],
  reader: BuildRows,
): Promise<{ readonly failing: ReadonlySet<string>; readonly rows: ReadonlyMap<string, Row> }> {
  const failed = items.filter(({ total }) => total.counts.failed > 0).toSorted((one, other) => rateOf(other) - rateOf(one))
  const newest = failed.length > checkedTests ? failingSince(builds, rowBuilds)?.newest : undefined
  const late =
    newest === undefined
      ? []
      : await api.aggregates({ ...state, branch: ref }, { fromTs: newest.timestamp, toTs: period.toTs }, period.toTs, { status: 'failed' })
  const failing = new Set(late.map(({ id }) => id))
  const ids = [...new Set([...failing, ...failed.map(({ id }) => id)])].slice(0, checkedTests)
  const rows = new Map<string, Row>()
  await reader.read(ids, (id, row) => {
    if (row === undefined) return
    rows.set(id, row)
    if (testFailingSince(row.results ?? '') === undefined) failing.delete(id)
    else failing.add(id)
  })
  return { failing, rows }
}

const rateOf = ({ failureRate = 0 }: ItemMetrics): number => failureRate

function withStatuses(
  items: readonly ItemMetrics[],
  failing: ReadonlySet<string>,
  flaky: FlakyRanking,
  slower: SlowerTests,
  quarantined: readonly QuarantinedTest[],
): readonly TestOfModule[] {
  const flakyById = new Map(flaky.tests.map((test) => [test.testId, test]))
  const changes = slowerById(slower)
  const quarantine = new Set(quarantined.map(({ testId }) => testId))
  return items.map((metrics) => {
    const { id } = metrics
    const test = { metrics, isQuarantined: quarantine.has(id), flaky: flakyById.get(id), slower: changes.get(id) }
    return { ...test, status: failing.has(id) ? 'failing' : statusOf(test) }
  })
}

function statusOf({ metrics, isQuarantined, flaky, slower }: Omit<TestOfModule, 'status'>): TestStatus {
  if (flaky !== undefined) return 'flaky'
  if (slower !== undefined) return 'slower'
  if (isQuarantined) return 'quarantined'
  const { successful, skipped } = metrics.total.counts
  return successful > 0 ? 'passed' : skipped > 0 ? 'skipped' : 'unknown'
}
