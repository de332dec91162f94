import type { Api, FlakyChoice } from '../answers/api.js'
import type { FlakyRanking, RankedTest } from '../answers/flaky-test.js'
import type { DashboardState, RankName } from '../state/dashboard-state.js'
import { type Period, periodBefore } from '../state/period.js'

/** The flaky tests of a period, and the time that each cost in the period before. */
export interface Flaky extends FlakyRanking {
  readonly period: Period
  readonly lostMsBefore: number
  /** By {@link flakyKey}. A test without an entry was not flaky then, or is beyond the ranked ones. */
  readonly lostMsOfTestBefore: ReadonlyMap<string, number>
  /** Whether all flaky tests of the period before are known. */
  readonly isBeforeComplete: boolean
}

/** Identifies a test among the tests of several modules. */
export const flakyKey = ({ project, module, testId }: Pick<RankedTest, 'project' | 'module' | 'testId'>): string =>
  JSON.stringify([project, module, testId])

/** The tests of the period before are found by their time lost, of which the most are asked for. */
const testsBefore = 500

const orderOf: Readonly<Record<RankName, NonNullable<FlakyChoice['orderBy']>>> = {
  lostMs: 'lostMs',
  flakyBuilds: 'flips',
  lastSeen: 'lastSeen',
}

const figures: Readonly<Record<RankName, (test: RankedTest) => number>> = {
  lostMs: ({ lostMs }) => lostMs,
  flakyBuilds: ({ flakyBuilds }) => flakyBuilds,
  lastSeen: ({ lastSeen }) => lastSeen,
}

/** Reads the flaky tests of a period and of the one before: of a module, or of all modules of an organisation or project. */
export async function readFlaky(api: Api, state: DashboardState, period: Period): Promise<Flaky> {
  const { owner, rank } = state
  const [ranking, before] = await Promise.all([
    api.flakyTests(state, period, { owner, orderBy: orderOf[rank] }),
    api.flakyTests(state, periodBefore(period), { owner, limit: testsBefore }),
  ])
  const figure = figures[rank]
  return {
    ...ranking,
    tests: ranking.tests.toSorted((one, other) => figure(other) - figure(one)),
    period,
    lostMsBefore: before.lostMs,
    lostMsOfTestBefore: new Map(before.tests.map((test) => [flakyKey(test), test.lostMs])),
    isBeforeComplete: before.tests.length === before.testCount,
  }
}
