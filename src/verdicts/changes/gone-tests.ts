import { referTo } from '../build-reference.js'
import type { BuildResults } from '../build-results.js'
import { isMassChange } from '../outages.js'
import { hasRun, lastRun, nextRun } from '../outcomes.js'
import type { TestHistory } from '../test-histories.js'
import type { TestedHistory } from '../tested-history.js'
import type { ChangedTests } from '../verdict.js'
import { createChangeList, noTests } from './changed-tests.js'
import { createSuiteKeys } from './suite-key.js'

/** A suite that ran in this build. */
interface RunningSuite {
  /** The last build up to the tested base in which it ran; -1 if there is none. */
  last: number
  /** The first build after the tested base in which it ran; infinite if there is none. */
  next: number
  /** The number of its tests that the history does not know. */
  appeared: number
  readonly missing: TestHistory[]
}

/**
 * Finds the tests that ran when their suite ran last, up to the tested base, and are missing now although their suite ran. A suite that did not
 * run at all was deleted, renamed or not selected.
 *
 * - If this build or the other one is incomplete, or appears so, the tests may have run.
 * - If the base has no complete build, a commit before it may have removed the tests. They did not, if the tests ran in the next build.
 * - If at least as many tests appeared in the suite, the tests were probably renamed.
 * @param present the ids in the history of the tests of this build
 */
export function findGoneTests(results: BuildResults, present: ReadonlySet<string>, history: TestedHistory): ChangedTests {
  const gone = createChangeList()
  const missing = results.isIncomplete || results.leftOut > 0 ? [] : findMissing(present, history)
  if (missing.length > 0) {
    const suites = findSuites(results, history)
    if (lacksSuites(missing, suites, history)) return noTests
    const keyOf = createSuiteKeys()
    for (const row of missing) {
      const suite = suites.get(keyOf(row))
      if (suite !== undefined && isGone(row, suite, history)) suite.missing.push(row)
    }
    for (const { appeared, last, missing: tests } of suites.values()) {
      const since = referTo(history.builds[last])
      if (tests.length > appeared) for (const test of tests) gone.add(test, { ...(since && { since }) })
    }
  }
  return gone.result(() => false)
}

/**
 * Returns whether many tests of the base build are missing with their whole suites, as if this build had been stopped without a trace. Nothing
 * follows from that if the base build itself ran fewer than half of the tests, because then builds do not run all of them.
 */
function lacksSuites(missing: readonly TestHistory[], suites: ReadonlyMap<string, RunningSuite>, { all, base }: TestedHistory): boolean {
  const keyOf = createSuiteKeys()
  let lost = 0
  for (const row of missing) if (hasRun(row.results, base.index) && !suites.has(keyOf(row))) lost += 1
  if (lost === 0) return false
  let known = 0
  let ran = 0
  for (const { results } of all()) {
    known += 1
    if (hasRun(results, base.index)) ran += 1
  }
  return 2 * ran >= known && isMassChange(lost, ran)
}

function isGone({ results }: TestHistory, { last, next }: RunningSuite, { builds, base }: TestedHistory): boolean {
  if (!hasRun(results, last) || builds[last]?.isIncomplete) return false
  return base.isComplete || hasRun(results, next)
}

/** Returns the tests that ran at or before the tested base and have no result now. Without its name, a test cannot be listed. */
function findMissing(present: ReadonlySet<string>, { all, base }: TestedHistory): readonly TestHistory[] {
  const missing: TestHistory[] = []
  for (const row of all()) if (row.name !== '' && !present.has(row.id) && lastRun(row.results, base.index) !== -1) missing.push(row)
  return missing
}

function findSuites(results: BuildResults, { all, base, find }: TestedHistory): ReadonlyMap<string, RunningSuite> {
  const keyOf = createSuiteKeys()
  const suites = new Map<string, RunningSuite>()
  for (const test of results.all()) {
    if (test.outcome === 'S' || test.outcome === '-') continue
    const key = keyOf(test)
    const suite = suites.get(key) ?? { last: -1, next: Number.POSITIVE_INFINITY, appeared: 0, missing: [] }
    suites.set(key, suite)
    if (find(test.id, test.job) === undefined) suite.appeared += 1
  }
  for (const row of all()) {
    const suite = suites.get(keyOf(row))
    if (suite === undefined) continue
    suite.last = Math.max(suite.last, lastRun(row.results, base.index))
    const next = nextRun(row.results, base.index + 1)
    if (next !== -1) suite.next = Math.min(suite.next, next)
  }
  return suites
}
