import { compareTexts } from '../../../../base/text/compare-texts.js'
import { isLeading } from '../earlier-results/test-kind.js'
import { groupPath, type TestModel } from '../test-model.js'

/** The orders of tests, with their titles on the page. */
export const orderTitles = { jobs: 'Most jobs', duration: 'Slowest', name: 'Name', recorded: 'Run order' } as const

export type OrderName = keyof typeof orderTitles

/** Orders all tests. Equal tests stay in recorded order. */
export function orderTests(model: TestModel, order: OrderName): Int32Array {
  const tests = Int32Array.from(model.tests.names.keys())
  const { durations, searchableNames } = model.tests
  if (order === 'jobs') return byJobs(model, tests)
  if (order === 'duration') return tests.sort((one, other) => (durations[other] ?? 0) - (durations[one] ?? 0) || one - other)
  if (order === 'name')
    return tests.sort((one, other) => compareTexts(searchableNames[one] ?? '', searchableNames[other] ?? '') || one - other)
  return tests
}

/**
 * Orders by the number of jobs in which a test failed, new failures first, then by suite. Sorting only the failed tests keeps 200,000 tests
 * fast.
 */
function byJobs(model: TestModel, tests: Int32Array): Int32Array {
  const { failures, suiteOf } = model.tests
  const positions = suitePositions(model)
  // Slot 0 is for tests without a suite.
  const starts = new Int32Array(positions.length + 2)
  const slotOf = (test: number) => (positions[suiteOf[test] ?? -1] ?? -1) + 1
  for (const test of tests) starts[slotOf(test) + 1] = (starts[slotOf(test) + 1] ?? 0) + 1
  for (let slot = 1; slot < starts.length; slot += 1) starts[slot] = (starts[slot] ?? 0) + (starts[slot - 1] ?? 0)
  const bySuite = new Int32Array(tests.length)
  for (const test of tests) {
    const slot = slotOf(test)
    const place = starts[slot] ?? 0
    bySuite[place] = test
    starts[slot] = place + 1
  }
  const failed = bySuite.filter((test) => (failures[test] ?? 0) > 0)
  const others = bySuite.filter((test) => failures[test] === 0)
  const places = new Map([...failed].map((test, place) => [test, place]))
  const leads = new Map([...failed].map((test) => [test, Number(isLeading(model, test))]))
  failed.sort(
    (one, other) =>
      (leads.get(other) ?? 0) - (leads.get(one) ?? 0) ||
      (failures[other] ?? 0) - (failures[one] ?? 0) ||
      (places.get(one) ?? 0) - (places.get(other) ?? 0),
  )
  const ordered = new Int32Array(tests.length)
  ordered.set(failed)
  ordered.set(others, failed.length)
  return ordered
}

/** Returns the place of each suite in the order of their paths. */
function suitePositions({ suites }: TestModel): Int32Array {
  const paths = suites.names.map((_, suite) => groupPath(suites, suite).join('\0'))
  const sorted = [...paths.keys()].sort((one, other) => compareTexts(paths[one] ?? '', paths[other] ?? '') || one - other)
  const positions = new Int32Array(paths.length)
  sorted.forEach((suite, position) => {
    positions[suite] = position
  })
  return positions
}
