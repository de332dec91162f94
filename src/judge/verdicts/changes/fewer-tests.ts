import { definedFields } from '../../../base/defined-fields.js'
import type { BuildResults } from '../../history/build-results.js'
import { hasRun } from '../../history/outcomes.js'
import type { TestedHistory } from '../tested-history.js'
import type { FewerTests, SuiteName } from '../verdict.js'
import type { CurrentTests } from './current-tests.js'

const maximumSuites = 100

/** A change may remove a single test, and so a suite that has no other. */
const leastTests = 2

/**
 * Counts the tests and the suites that ran in the build of the tested base and do not run any more. Skipped tests do not run; they count
 * in each job, because they did not move to another one. Returns undefined if that is unknown.
 */
export function findFewerTests(
  { leftOut }: Pick<BuildResults, 'leftOut'>,
  { has, isSkipped, suites: current }: CurrentTests,
  { base, columns }: Pick<TestedHistory, 'base' | 'columns'>,
): FewerTests | undefined {
  if (base.index < 0 || leftOut > 0) return undefined
  const { resultsOf, distinctResults, suiteOf } = columns
  const ranInBase = distinctResults.map((results) => hasRun(results, base.index))
  const stopped = new Map<number, { readonly suite: number; tests: number }>()
  let tests = 0
  let skipped = 0
  let ofTests = 0
  for (let position = 0; position < columns.length; position += 1) {
    if (!ranInBase[resultsOf[position] ?? 0]) continue
    ofTests += 1
    if (!has(position)) tests += 1
    else if (isSkipped(position)) skipped += 1
    const suite = suiteOf[position] ?? 0
    if (current.hasRun(suite) || !columns.hasName(position)) continue
    const first = current.firstOf(suite)
    const known = stopped.get(first)
    if (known === undefined) stopped.set(first, { suite, tests: 1 })
    else known.tests += 1
  }
  const lost = [...stopped.values()].filter((entry) => entry.tests >= leastTests)
  const firstSuites = lost.slice(0, maximumSuites).map(({ suite }) => nameOf(columns.suite(suite)))
  return { suites: lost.length, firstSuites, tests, skipped, ofTests }
}

const nameOf = ({ module, suite }: SuiteName): SuiteName => ({ ...definedFields({ module }), suite })
