import type { BuildResults } from '../build-results.js'
import { hasRun } from '../outcomes.js'
import type { TestedHistory } from '../tested-history.js'
import type { FewerTests, SuiteName } from '../verdict.js'
import { createSuiteKeys } from './suite-key.js'

const maximumSuites = 100

/** A change may remove a single test, and so a suite that has no other. */
const leastTests = 2

/**
 * Counts the tests and the suites that ran in the build of the tested base and do not run any more. Skipped tests do not run. Returns
 * undefined if that is unknown.
 */
export function findFewerTests(
  results: Pick<BuildResults, 'all' | 'leftOut'>,
  { base, find, all }: Pick<TestedHistory, 'base' | 'find' | 'all'>,
): FewerTests | undefined {
  if (base.index < 0 || results.leftOut > 0) return undefined
  const keyOf = createSuiteKeys()
  const present = new Set<string>()
  const running = new Set<string>()
  for (const test of results.all()) {
    const row = find(test.id, test.job)
    if (row !== undefined) present.add(row.id)
    if (hasRun(test.outcome, 0)) running.add(keyOf(test))
  }
  const stopped = new Map<string, { readonly suite: SuiteName; tests: number }>()
  let tests = 0
  let ofTests = 0
  for (const row of all()) {
    if (!hasRun(row.results, base.index)) continue
    ofTests += 1
    if (!present.has(row.id)) tests += 1
    const key = keyOf(row)
    // A history that is too large has no names.
    if (row.name === '' || running.has(key)) continue
    const known = stopped.get(key)
    if (known === undefined) stopped.set(key, { suite: suiteOf(row), tests: 1 })
    else known.tests += 1
  }
  const suites = [...stopped.values()].filter((entry) => entry.tests >= leastTests).map(({ suite }) => suite)
  return { suites: suites.length, firstSuites: suites.slice(0, maximumSuites), tests, ofTests }
}

const suiteOf = ({ module, suite }: SuiteName): SuiteName => ({ ...(module !== undefined && { module }), suite })
