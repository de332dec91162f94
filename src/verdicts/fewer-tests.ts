import type { BuildResults } from './build-results.js'
import type { TestHistories } from './test-histories.js'
import type { FewerTests, SuiteName } from './verdict.js'

const maximumSuites = 100

/** A change may remove a single test, and so a suite that has no other. */
const leastTests = 2

/** What {@link findFewerTests} compares. */
interface ComparedBuilds {
  readonly results: Pick<BuildResults, 'all' | 'leftOut'>
  readonly histories: Pick<TestHistories, 'all' | 'find'>
  /** The index of the build of the tested base in the history; -1 if there is none. */
  readonly base: number
}

/**
 * Counts the tests and the suites that ran in the build of the tested base and do not run any more. Skipped tests do not run. Returns
 * undefined if that is unknown.
 */
export function findFewerTests({ results, histories, base }: ComparedBuilds): FewerTests | undefined {
  if (base < 0 || results.leftOut > 0) return undefined
  const present = new Set<string>()
  const running = new Set<string>()
  for (const test of results.all()) {
    const row = histories.find(test.id, test.job)
    if (row !== undefined) present.add(row.id)
    if (hasRun(test.outcome)) running.add(keyOf(test))
  }
  const earlier = new Map<string, { readonly suite: SuiteName; tests: number }>()
  let tests = 0
  let ofTests = 0
  for (const row of histories.all()) {
    if (!hasRun(row.results.charAt(base))) continue
    ofTests += 1
    if (!present.has(row.id)) tests += 1
    const key = keyOf(row)
    // A history that is too large has no names.
    if (row.name === '' || running.has(key)) continue
    const known = earlier.get(key)
    if (known === undefined) earlier.set(key, { suite: suiteOf(row), tests: 1 })
    else known.tests += 1
  }
  const suites = [...earlier.values()].filter((entry) => entry.tests >= leastTests).map(({ suite }) => suite)
  return { suites: suites.length, firstSuites: suites.slice(0, maximumSuites), tests, ofTests }
}

const hasRun = (outcome: string): boolean => outcome === 'P' || outcome === 'F' || outcome === 'f'

const keyOf = ({ module = '', suite }: SuiteName): string => JSON.stringify([module, ...suite])

const suiteOf = ({ module, suite }: SuiteName): SuiteName => ({ ...(module !== undefined && { module }), suite })
