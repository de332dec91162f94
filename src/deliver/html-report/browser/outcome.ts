/**
 * The results of a test over all of its executions, the most important first: the order of groups, filters and charts. A test that is gone
 * ran in earlier builds and has no executions.
 */
export const outcomes = ['failed', 'flaky', 'cancelled', 'running', 'unknown', 'skipped', 'passed', 'gone'] as const

export type TestOutcome = (typeof outcomes)[number]

/** The names of the outcomes on the page. */
export const outcomeTitles: Readonly<Record<TestOutcome, string>> = {
  failed: 'Failed',
  flaky: 'Flaky',
  cancelled: 'Cancelled',
  running: 'Running',
  unknown: 'Unknown',
  skipped: 'Skipped',
  passed: 'Passed',
  gone: 'Gone',
}

const rankOf = (outcome: TestOutcome) => outcomes.indexOf(outcome)
export const failedRank = rankOf('failed')
export const flakyRank = rankOf('flaky')
export const unknownRank = rankOf('unknown')
export const skippedRank = rankOf('skipped')
export const passedRank = rankOf('passed')
export const goneRank = rankOf('gone')

/** Returns the rank of a test from the ranks of its executions: the worst one, but a test that passed in any job was not skipped. */
export function combineRanks(one: number, other: number): number {
  if (one === skippedRank || other === skippedRank) return one === skippedRank ? other : one
  return Math.min(one, other)
}
