import type { TestResults } from '../../../answers/builds.js'
import type { TestComparison } from '../../../answers/comparison.js'
import type { SlowerGroup } from '../../../answers/slower-tests.js'
import type { Api } from '../answers/api.js'
import type { BranchBuilds } from '../answers/branch-builds.js'
import type { FlakyRanking } from '../answers/flaky-test.js'
import type { BuildTotals, TotalsOfPeriod } from '../answers/totals.js'
import { type LevelChange, readChanges } from '../charts/changes.js'
import { bucketStarts, type Series } from '../charts/series.js'
import { rowBuilds } from '../pieces/history-cell.js'
import { runSignature } from '../pieces/run-signature.js'
import type { DashboardState } from '../state/dashboard-state.js'
import { chooseInterval, type Period, periodBefore } from '../state/period.js'
import { type Failing, readFailing } from './read-failing.js'

/** A module in a period. */
export interface Overview {
  readonly period: Period
  /** Length of the buckets, in ms. */
  readonly interval: number
  /** The builds of each bucket; undefined for a bucket without one. */
  readonly buckets: readonly (BuildTotals | undefined)[]
  /** The durations of the builds. */
  readonly series: Pick<Series, 'timestamps' | 'durations'>
  /** The changes of the median duration of a build. */
  readonly changes: readonly LevelChange[]
  /** The whole period; undefined without results. */
  readonly whole: BuildTotals | undefined
  /** The last builds of the branch, or of the default branch if all branches are chosen. */
  readonly branch: BranchBuilds
  readonly failing: Failing | undefined
}

/** The period before, and the tests that need attention besides the failing ones. They take longer to find than the rest of the overview. */
export interface Attention {
  /** The whole period before; undefined without results. */
  readonly before: BuildTotals | undefined
  readonly flaky: FlakyRanking
  readonly lostMsBefore: number
  /** The tests of the period compared with the ones of the period before. */
  readonly comparison: TestComparison
  /** The tests that became slower, the ones with the newest change first. */
  readonly slower: readonly SlowerGroup[]
  /** The first line of the last failure of each flaky test, by its id. Empty if it has no message. */
  readonly messages: ReadonlyMap<string, string>
  /** The owners of the tests that need attention, by their ids. */
  readonly owners: ReadonlyMap<string, readonly string[]>
  /** The last results of the tests that need attention, by their ids. */
  readonly rows: ReadonlyMap<string, TestResults>
}

/** The number of tests, or of groups of slower tests, that are shown of each kind that needs attention. */
export const attentionTests = { failing: 10, flaky: 5, slower: 5 } as const

/** Reads what the overview shows at first. The size does not depend on the number of the module's tests. */
export async function readOverview(api: Api, state: DashboardState, period: Period): Promise<Overview> {
  const interval = chooseInterval(period, 'auto', 1)
  const [totals, { branch, failing }] = await Promise.all([readTotals(api, state, period, interval), readBranch(api, state, period)])
  return { period, interval, ...totals, branch, failing }
}

async function readTotals(api: Api, state: DashboardState, period: Period, interval: number) {
  const { whole, ...found } = await api.totals(state, period, interval)
  const { buckets, series } = layOutBuilds(found, period, interval)
  const changes = await readChanges(api, state, { timestamps: series.timestamps, interval, values: series.durations.p50 })
  return { whole, buckets, series, changes }
}

function layOutBuilds({ buckets: found }: Pick<TotalsOfPeriod, 'buckets'>, period: Period, interval: number) {
  const timestamps = bucketStarts(period, interval)
  const byTime = new Map(found.map((totals) => [totals.timestamp, totals]))
  const buckets = timestamps.map((time) => byTime.get(time))
  const durationsOf = (name: 'p50' | 'p95') => buckets.map((totals) => totals?.durations[name] || null)
  return { buckets, series: { timestamps, durations: { p50: durationsOf('p50'), p95: durationsOf('p95') } } }
}

async function readBranch(api: Api, state: DashboardState, period: Period) {
  const branch = await api.builds(state, period, { limit: rowBuilds })
  return { branch, failing: await readFailing(api, state, branch, period) }
}

/** Reads which tests need attention. The size does not depend on the number of the module's tests either. */
export async function readAttention(api: Api, state: DashboardState, overview: Overview): Promise<Attention> {
  const { period, branch, failing } = overview
  const earlier = periodBefore(period)
  const selection = (span: Period) => ({ branch: state.branch, period: span })
  const [{ whole: before }, flaky, flakyBefore, comparison, { groups }] = await Promise.all([
    api.totals(state, earlier),
    api.flakyTests(state, period, { limit: attentionTests.flaky }),
    api.flakyTests(state, earlier, { limit: 1 }),
    api.comparison(state, selection(period), selection(earlier), 1),
    api.slowerTests(state, period),
  ])
  const slower = groups.toSorted((one, other) => other.since.timestamp - one.since.timestamp).slice(0, attentionTests.slower)
  const failed = (failing?.runs ?? []).slice(0, attentionTests.failing)
  const ofGroups = slower.flatMap(({ tests }) => tests.slice(0, testsOfGroup))
  const testIds = [...new Set([...failed, ...flaky.tests, ...ofGroups].map(({ testId }) => testId))]
  const failedIds = failed.map(({ testId }) => testId)
  const [rows, messages, ofFailed] = await Promise.all([
    testIds.length === 0
      ? []
      : api.builds({ ...state, branch: branch.ref }, period, { limit: rowBuilds, testIds }).then(({ tests }) => tests),
    Promise.all(flaky.tests.map(async ({ testId }) => [testId, await readMessage(api, state, period, testId)] as const)),
    failedIds.length === 0 ? [] : api.aggregates({ ...state, job: '' }, period, period.toTs, { testIds: failedIds, withOwners: true }),
  ])
  const owners = [...ofGroups, ...flaky.tests].map((test) => [test.testId, test.owners] as const)
  return {
    ...{ before, flaky, lostMsBefore: flakyBefore.lostMs, comparison, slower },
    rows: new Map(rows.map((row) => [row.testId, row])),
    messages: new Map(messages),
    owners: new Map([...owners, ...ofFailed.map((test) => [test.id, test.owners] as const)]),
  }
}

/** The number of tests of a group whose results in the last builds are read. */
export const testsOfGroup = 5

/** Reads the first line of the last failure of a flaky test: before a retry, or else between two passes. */
async function readMessage(api: Api, state: DashboardState, period: Period, testId: string): Promise<string> {
  for (const choice of [{ flaky: 'true' }, { status: 'failed' }] as const) {
    const { runs } = await api.runs(state, period, { ...choice, testId, limit: 1 })
    if (runs[0] !== undefined) return runSignature(runs[0])
  }
  return ''
}
