import type { BuildResults } from '../build-results.js'
import type { RowSuite } from '../history-columns.js'
import { hasRun } from '../outcomes.js'
import type { TestedHistory } from '../tested-history.js'
import type { FewerTests, SuiteName } from '../verdict.js'
import type { CurrentTests } from './current-tests.js'
import { createSuiteKeys } from './suite-key.js'

const maximumSuites = 100

/** A change may remove a single test, and so a suite that has no other. */
const leastTests = 2

/**
 * Counts the tests and the suites that ran in the build of the tested base and do not run any more. Skipped tests do not run. Returns
 * undefined if that is unknown.
 */
export function findFewerTests(
  { leftOut }: Pick<BuildResults, 'leftOut'>,
  { has, ranSuite }: CurrentTests,
  { base, columns }: Pick<TestedHistory, 'base' | 'columns'>,
): FewerTests | undefined {
  if (base.index < 0 || leftOut > 0) return undefined
  const keyOf = createSuiteKeys()
  const stopped = new Map<string, { readonly suite: SuiteName; tests: number }>()
  let last: RowSuite | undefined
  let isRunning = false
  let tests = 0
  let ofTests = 0
  for (let position = 0; position < columns.length; position += 1) {
    if (!hasRun(columns.results(position), base.index)) continue
    ofTests += 1
    if (!has(position)) tests += 1
    const suite = columns.suite(position)
    if (suite !== last) isRunning = ranSuite(keyOf(suite))
    last = suite
    // A history that is too large has no names.
    if (isRunning || columns.row(position)?.name === '') continue
    const key = keyOf(suite)
    const known = stopped.get(key)
    if (known === undefined) stopped.set(key, { suite: suiteOf(suite), tests: 1 })
    else known.tests += 1
  }
  const suites = [...stopped.values()].filter((entry) => entry.tests >= leastTests).map(({ suite }) => suite)
  return { suites: suites.length, firstSuites: suites.slice(0, maximumSuites), tests, ofTests }
}

const suiteOf = ({ module, suite }: SuiteName): SuiteName => ({ ...(module !== undefined && { module }), suite })
