import type { TestResults } from '../../../answers/builds.js'
import type { ComparedTest, Comparison } from '../../../answers/comparison.js'
import type { TestRun } from '../../../answers/test-runs.js'
import { type ChangePoint, findChangePoints } from '../../../statistics/change-points.js'
import type { Aggregate } from '../answers/aggregate.js'
import type { Api } from '../answers/api.js'
import type { BranchBuilds } from '../answers/branch-builds.js'
import type { FlakyRanking } from '../answers/flaky-test.js'
import type { Totals } from '../answers/totals.js'
import { type Change, readChanges } from '../charts/changes.js'
import { layOutSeries } from '../charts/series.js'
import { shownBuilds } from '../pieces/history-cell.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { chooseInterval, type Period, periodBefore } from '../state/period.js'
import { type FailingSince, failingSince } from './failing-since.js'

/** A test that became slower, and since when. */
export interface SlowerTest extends ComparedTest {
  /** The start of the bucket since which it takes longer, in Unix ms; undefined if no single bucket is responsible. */
  readonly since: number | undefined
}

/** The failure of the newest build of a branch. */
export interface Failing extends FailingSince {
  /** The failures in the newest build: one run for each test. */
  readonly runs: readonly TestRun[]
  /** Whether these are all of its failures. */
  readonly isComplete: boolean
}

/** A module in a period. */
export interface Overview {
  readonly period: Period
  /** Length of the buckets, in ms. */
  readonly interval: number
  readonly buckets: readonly Totals[]
  /** The changes of the median duration. */
  readonly changes: readonly Change[]
  /** The whole period; undefined without results. */
  readonly whole: Totals | undefined
  /** The last builds of the branch, or of the default branch if all branches are chosen. */
  readonly branch: BranchBuilds
  readonly failing: Failing | undefined
}

/** The period before, and the tests that need attention besides the failing ones. They take longer to find than the rest of the overview. */
export interface Attention {
  /** The whole period before; undefined without results. */
  readonly before: Totals | undefined
  readonly flaky: FlakyRanking
  readonly lostMsBefore: number
  /** The tests at the end of the period compared with its start. */
  readonly comparison: Comparison
  readonly slower: readonly SlowerTest[]
  /** The last results of the tests that need attention, by their ids. */
  readonly rows: ReadonlyMap<string, TestResults>
}

/** The number of tests that are shown of each kind that needs attention. */
export const attentionTests = { failing: 10, flaky: 5, slower: 5 } as const

/** A failure may have a long trace, so few are read. */
const readFailures = 30

/** Reads what the overview shows at first. The size does not depend on the number of the module's tests. */
export async function readOverview(api: Api, state: DashboardState, period: Period): Promise<Overview> {
  const interval = chooseInterval(period, state.interval, 1)
  const [{ totals, changes }, { branch, failing }] = await Promise.all([
    readTotals(api, state, period, interval),
    readBranch(api, state, period),
  ])
  return { period, interval, ...totals, changes, branch, failing }
}

async function readTotals(api: Api, state: DashboardState, period: Period, interval: number) {
  const totals = await api.totals(state, period, interval)
  const { timestamps } = layOutSeries([], period, interval)
  const changes = await readChanges(api, state, { timestamps, interval, values: mediansOf(totals.buckets, period, interval) })
  return { totals, changes }
}

async function readBranch(api: Api, state: DashboardState, period: Period) {
  const branch = await api.builds(state, period, { limit: shownBuilds })
  return { branch, failing: await readFailing(api, state, branch, period) }
}

/** Reads which tests need attention. The size does not depend on the number of the module's tests either. */
export async function readAttention(api: Api, state: DashboardState, overview: Overview): Promise<Attention> {
  const { period, interval, branch, failing } = overview
  const selection = (span: Period) => ({ branch: state.branch, period: span })
  const [{ whole: before }, flaky, flakyBefore, comparison] = await Promise.all([
    api.totals(state, periodBefore(period)),
    api.flakyTests(state, period, { limit: attentionTests.flaky }),
    api.flakyTests(state, periodBefore(period), { limit: 1 }),
    api.comparison(state, selection(endOf(period)), selection(startOf(period)), attentionTests.slower),
  ])
  const slower = await readSlower(api, state, comparison.slower.tests, period, interval)
  const listed = [...(failing?.runs.slice(0, attentionTests.failing) ?? []), ...flaky.tests, ...slower].map(({ testId }) => testId)
  const testIds = [...new Set(listed)]
  const { tests } =
    testIds.length === 0 ? { tests: [] } : await api.builds({ ...state, branch: branch.ref }, period, { limit: shownBuilds, testIds })
  return { before, flaky, lostMsBefore: flakyBefore.lostMs, comparison, slower, rows: new Map(tests.map((row) => [row.testId, row])) }
}

/**
 * The first quarter and the last eighth of a period, whose medians show whether a test became slower in between. Two halves would be worse,
 * because the median of a half in which the change happens may be on either level.
 */
const startOf = ({ fromTs, toTs }: Period): Period => ({ fromTs, toTs: Math.round(fromTs + (toTs - fromTs) / 4) })
const endOf = ({ fromTs, toTs }: Period): Period => ({ fromTs: Math.round(toTs - (toTs - fromTs) / 8), toTs })

const mediansOf = (aggregates: readonly Aggregate[], period: Period, interval: number) =>
  layOutSeries(aggregates, period, interval).durations.p50

async function readFailing(api: Api, state: DashboardState, { ref, builds }: BranchBuilds, period: Period): Promise<Failing | undefined> {
  const since = failingSince(builds, shownBuilds)
  if (since === undefined) return undefined
  const span = { fromTs: since.newest.timestamp, toTs: period.toTs }
  const page = await api.runs({ ...state, branch: ref }, span, { status: 'failed', limit: readFailures })
  const ofBuild = page.runs.filter(({ build, superseded }) => since.newest.attempts.includes(build) && !superseded)
  const runs = ofBuild.filter(({ testId }, index) => ofBuild.findIndex((other) => other.testId === testId) === index)
  return { ...since, runs, isComplete: page.nextCursor === undefined }
}

/** Finds since when tests are slower, from their medians by bucket. */
async function readSlower(
  api: Api,
  state: DashboardState,
  tests: readonly ComparedTest[],
  period: Period,
  interval: number,
): Promise<readonly SlowerTest[]> {
  if (tests.length === 0) return []
  const aggregates = await api.aggregates(state, period, interval, { testIds: tests.map(({ testId }) => testId) })
  const { timestamps } = layOutSeries([], period, interval)
  return tests.map((test) => {
    const own = aggregates.filter(({ id }) => id === test.testId)
    const points = findChangePoints(mediansOf(own, period, interval)).filter(({ before, after }) => after > before)
    const largest = points.toSorted((one, other) => growth(other) - growth(one))[0]
    return { ...test, since: largest === undefined ? undefined : timestamps[largest.index] }
  })
}

const growth = ({ before, after }: ChangePoint): number => after / before
