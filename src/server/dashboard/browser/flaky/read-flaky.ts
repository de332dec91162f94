import type { Api } from '../api.js'
import type { DashboardState } from '../dashboard-state.js'
import type { FlakyTest } from '../flaky-test.js'
import { type Period, periodBefore } from '../period.js'

/** The flaky tests of a period, and the time that each cost in the period before. */
export interface Flaky {
  readonly period: Period
  readonly tests: readonly FlakyTest[]
  readonly lostMs: number
  readonly lostMsBefore: number
  /** By the id of the test. A test without an entry was not flaky then. */
  readonly lostMsOfTestBefore: ReadonlyMap<string, number>
}

/** Reads the flaky tests of a period and of the one before. */
export async function readFlaky(api: Api, state: DashboardState, period: Period): Promise<Flaky> {
  const [tests, before] = await Promise.all([api.flakyTests(state, period), api.flakyTests(state, periodBefore(period))])
  return {
    period,
    tests,
    lostMs: sum(tests),
    lostMsBefore: sum(before),
    lostMsOfTestBefore: new Map(before.map(({ testId, lostMs }) => [testId, lostMs])),
  }
}

const sum = (tests: readonly FlakyTest[]): number => tests.reduce((total, { lostMs }) => total + lostMs, 0)
