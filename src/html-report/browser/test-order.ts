import { statuses } from '../../browser/statuses.js'
import { failedRank, type TestModel, unknownRank } from './test-model.js'

/** The orders of tests, with their titles on the page. */
export const orderTitles = { status: 'Failed first', duration: 'Slowest first', name: 'By name', recorded: 'As recorded' } as const

export type OrderName = keyof typeof orderTitles

/** Orders all tests. Equal tests stay in recorded order. */
export function orderTests(model: TestModel, order: OrderName): Int32Array {
  const tests = Int32Array.from(model.names.keys())
  const { durations, searchableNames } = model
  if (order === 'status') return worstFirst(model, tests)
  if (order === 'duration') return tests.sort((one, other) => (durations[other] ?? 0) - (durations[one] ?? 0) || one - other)
  if (order === 'name')
    return tests.sort((one, other) => compareTexts(searchableNames[one] ?? '', searchableNames[other] ?? '') || one - other)
  return tests
}

/** Compares by code units. A locale-aware comparison of 200,000 names takes seconds. */
export const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** One bucket per status, and one for flaky tests after the failed ones, since they matter more than cancelled or skipped ones. */
const bucketOf = ({ ranks, flaky }: TestModel, test: number): number => {
  const rank = ranks[test] ?? unknownRank
  if (rank === failedRank) return 0
  return flaky[test] === 1 ? 1 : rank + 1
}

function worstFirst(model: TestModel, tests: Int32Array): Int32Array {
  const buckets = Uint8Array.from(tests, (test) => bucketOf(model, test))
  const ordered = new Int32Array(tests.length)
  let next = 0
  for (let bucket = 0; bucket <= statuses.length; bucket += 1) {
    for (const test of tests) if (buckets[test] === bucket) ordered[next++] = test
  }
  return ordered
}
