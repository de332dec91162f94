import type { TestResults } from '../../../answers/builds.js'
import type { TestComparison } from '../../../answers/comparison.js'
import { type Api, maximumTestIds } from '../answers/api.js'
import type { BranchBuilds } from '../answers/branch-builds.js'
import { listedDifferences, type Selection } from '../answers/comparison.js'
import type { BuildTotals } from '../answers/totals.js'
import { rowBuilds } from '../pieces/history-cell.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { type Period, periodBefore, periodOf } from '../state/period.js'

/** One side of a comparison. */
export interface Side extends Selection {
  /** The totals of the side; undefined if it has no results. */
  readonly totals: BuildTotals | undefined
  /** The time lost to flaky tests in ms. */
  readonly lostMs: number
  /** Its last builds. Empty for all branches. */
  readonly builds: BranchBuilds
  /** The results of the listed tests in these builds, by their ids. */
  readonly rows: ReadonlyMap<string, TestResults>
}

/** Two branches or periods, and the tests that differ. */
export interface Compared {
  readonly newer: Side
  readonly older: Side
  readonly comparison: TestComparison
}

/** The number of tests that are listed in each group. */
export const listedTests = 20

/**
 * Reads the comparison that a state chooses.
 * @param defaultBranch the default branch of the page, if it was found before
 */
export async function readCompared(api: Api, state: DashboardState, now: number, defaultBranch: string | undefined): Promise<Compared> {
  const period = periodOf(state, now)
  const newer = { branch: state.branch, period }
  const older = await olderSelection(api, state, now, defaultBranch)
  const comparison = api.comparison(state, newer, older, listedTests)
  const testIds = async () => {
    const found = await comparison
    return [...new Set(listedDifferences.flatMap((name) => found[name].tests.map(({ testId }) => testId)))]
  }
  const [sideNow, sideBefore] = await Promise.all([newer, older].map((side) => readSide(api, state, side, testIds)))
  if (sideNow === undefined || sideBefore === undefined) throw new TypeError('A comparison has two sides.')
  return { newer: sideNow, older: sideBefore, comparison: await comparison }
}

/** Returns what to compare with. By default, it is the default branch, and on the default branch the period before. */
async function olderSelection(api: Api, state: DashboardState, now: number, defaultBranch: string | undefined): Promise<Selection> {
  const { branch, base, baseBranch, baseFrom, baseTo } = state
  const period = periodOf(state, now)
  if (base === 'branch') return { branch: baseBranch, period }
  if (base === 'days') return { branch, period: periodOf({ range: 'custom', from: baseFrom, to: baseTo }, now) }
  const found = async () => defaultBranch ?? (await api.builds({ ...state, branch: '' }, period, { limit: 1 })).ref
  const usual = base === 'before' || branch === '' ? '' : await found()
  return usual === '' || usual === branch ? { branch, period: periodBefore(period) } : { branch: usual, period }
}

const noBuilds: BranchBuilds = { ref: '', builds: [], tests: [] }

async function readSide(
  api: Api,
  state: DashboardState,
  { branch, period }: Selection,
  testIds: () => Promise<readonly string[]>,
): Promise<Side> {
  const own = { ...state, branch }
  const isBranch = branch !== ''
  const [{ whole }, { lostMs }, builds, rows] = await Promise.all([
    api.totals(own, period),
    api.flakyTests(own, period, { limit: 1 }),
    // Without a branch, the answer would be about the default one.
    isBranch ? api.builds(own, period, { limit: rowBuilds }) : noBuilds,
    isBranch ? readRows(api, own, period, await testIds()) : [],
  ])
  return { branch, period, totals: whole, lostMs, builds, rows: new Map(rows.map((row) => [row.testId, row])) }
}

/** Reads the results of tests in the last builds. The ids of all tests do not fit into one address. */
async function readRows(api: Api, state: DashboardState, period: Period, testIds: readonly string[]): Promise<readonly TestResults[]> {
  const chunks = Array.from({ length: Math.ceil(testIds.length / maximumTestIds) }, (_, index) =>
    testIds.slice(index * maximumTestIds, (index + 1) * maximumTestIds),
  )
  const answers = await Promise.all(chunks.map((chunk) => api.builds(state, period, { limit: rowBuilds, testIds: chunk })))
  return answers.flatMap(({ tests }) => tests)
}
