import { definedFields } from '../../../base/defined-fields.js'
import type { BuildResults } from '../../history/build-results.js'
import { hasRun, lastRun, nextRun } from '../../history/outcomes.js'
import { referTo } from '../build-reference.js'
import { isMassChange } from '../mass-change.js'
import type { TestedHistory } from '../tested-history.js'
import type { ChangedTests } from '../verdict.js'
import { createChangeList, noTests } from './changed-tests.js'
import { findChangingNames } from './changing-names.js'
import type { CurrentTests } from './current-tests.js'

/** A suite that ran in this build and lacks tests. */
interface ShrunkSuite {
  /** The last build up to the tested base in which it ran; -1 if there is none. */
  last: number
  /** The first build after the tested base in which it ran; infinite if there is none. */
  next: number
  /** The positions of its missing tests. */
  readonly missing: number[]
}

/**
 * Finds the tests that ran when their suite ran last, up to the tested base, and are missing now although their suite ran. A suite that did
 * not run at all was deleted, renamed or not selected.
 *
 * - If this build or the other one is incomplete, or appears so, the tests may have run.
 * - If the base has no complete build, a commit before it may have removed the tests. They did not, if the tests ran in the next build.
 * - If at least the same number of tests appeared in the suite, the tests were probably renamed.
 * - If the name of a test changes from run to run, another one has taken its place.
 */
export function findGoneTests({ isIncomplete, leftOut }: BuildResults, current: CurrentTests, history: TestedHistory): ChangedTests {
  if (isIncomplete || leftOut > 0) return noTests
  const missing = findMissing(current, history)
  if (missing.length === 0 || lacksSuites(missing, current, history)) return noTests
  const gone = createChangeList()
  const shrunk = [...findShrunkSuites(missing, current, history)].map(([first, suite]) => {
    const tests = suite.missing.filter((position) => isGone(resultsAt(position, history), suite, history))
    return { tests: tests.length <= current.suites.appearedIn(first) ? [] : tests, since: referTo(history.builds[suite.last]) }
  })
  const changesName = findChangingNames(
    shrunk.flatMap(({ tests }) => tests),
    current.suites,
    history,
  )
  for (const { tests, since } of shrunk) {
    for (const position of tests) {
      if (changesName(position)) continue
      const row = history.columns.row(position)
      if (row !== undefined) gone.add(row, definedFields({ since }))
    }
  }
  return gone.result(() => false)
}

/**
 * Returns the positions of the tests that ran at or before the tested base and have no result now. Without its name, a test cannot be
 * listed.
 */
function findMissing({ has }: CurrentTests, { columns, base }: TestedHistory): readonly number[] {
  const { resultsOf, distinctResults } = columns
  const ranBefore = distinctResults.map((results) => lastRun(results, base.index) !== -1)
  const missing: number[] = []
  for (let position = 0; position < columns.length; position += 1) {
    if (ranBefore[resultsOf[position] ?? 0] && !has(position) && columns.hasName(position)) missing.push(position)
  }
  return missing
}

/**
 * Returns whether many tests of the base build are missing with their whole suites, as if this build had been stopped without a trace.
 * Nothing follows from that if the base build itself ran fewer than half of the tests, because then builds do not run all of them.
 */
function lacksSuites(missing: readonly number[], { suites }: CurrentTests, { columns, base }: TestedHistory): boolean {
  const { resultsOf, distinctResults, suiteOf } = columns
  const ranInBase = distinctResults.map((results) => hasRun(results, base.index))
  const lost = missing.filter((position) => ranInBase[resultsOf[position] ?? 0] && !suites.hasRun(suiteOf[position] ?? 0)).length
  if (lost === 0) return false
  const ran = resultsOf.reduce((sum, results) => sum + (ranInBase[results] ? 1 : 0), 0)
  return 2 * ran >= columns.length && isMassChange(lost, ran)
}

/** Finds the suites that ran and lack tests, by their indexes. */
function findShrunkSuites(
  missing: readonly number[],
  { suites: current }: CurrentTests,
  history: TestedHistory,
): ReadonlyMap<number, ShrunkSuite> {
  const { columns, base } = history
  const suites = new Map<number, ShrunkSuite>()
  for (const position of missing) {
    const own = columns.suiteOf[position] ?? 0
    if (!current.hasRun(own)) continue
    const first = current.firstOf(own)
    const suite = suites.get(first) ?? { last: -1, next: Number.POSITIVE_INFINITY, missing: [] }
    suites.set(first, suite)
    suite.missing.push(position)
  }
  if (suites.size === 0) return suites
  for (let position = 0; position < columns.length; position += 1) {
    const suite = suites.get(current.firstOf(columns.suiteOf[position] ?? 0))
    if (suite === undefined) continue
    const results = resultsAt(position, history)
    suite.last = Math.max(suite.last, lastRun(results, base.index))
    const next = nextRun(results, base.index + 1)
    if (next !== -1) suite.next = Math.min(suite.next, next)
  }
  return suites
}

const resultsAt = (position: number, { columns: { resultsOf, distinctResults } }: TestedHistory): string =>
  distinctResults[resultsOf[position] ?? 0] ?? ''

function isGone(results: string, { last, next }: ShrunkSuite, { builds, base }: TestedHistory): boolean {
  if (!hasRun(results, last) || builds[last]?.isIncomplete) return false
  return base.isComplete || hasRun(results, next)
}
