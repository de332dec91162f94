import { referTo } from '../build-reference.js'
import type { BuildResults } from '../build-results.js'
import { isMassChange } from '../outages.js'
import { hasRun, lastRun, nextRun } from '../outcomes.js'
import type { TestHistory } from '../test-histories.js'
import type { TestedHistory } from '../tested-history.js'
import type { ChangedTests } from '../verdict.js'
import { createChangeList, noTests } from './changed-tests.js'
import type { CurrentTests } from './current-tests.js'
import { createSuiteKeys } from './suite-key.js'

/** A suite that ran in this build and lacks tests. */
interface ShrunkSuite {
  /** The last build up to the tested base in which it ran; -1 if there is none. */
  last: number
  /** The first build after the tested base in which it ran; infinite if there is none. */
  next: number
  readonly missing: TestHistory[]
}

/**
 * Finds the tests that ran when their suite ran last, up to the tested base, and are missing now although their suite ran. A suite that did not
 * run at all was deleted, renamed or not selected.
 *
 * - If this build or the other one is incomplete, or appears so, the tests may have run.
 * - If the base has no complete build, a commit before it may have removed the tests. They did not, if the tests ran in the next build.
 * - If at least the same number of tests appeared in the suite, the tests were probably renamed.
 */
export function findGoneTests({ isIncomplete, leftOut }: BuildResults, current: CurrentTests, history: TestedHistory): ChangedTests {
  if (isIncomplete || leftOut > 0) return noTests
  const missing = findMissing(current, history)
  if (missing.length === 0 || lacksSuites(missing, current, history)) return noTests
  const gone = createChangeList()
  for (const [key, suite] of findShrunkSuites(missing, current, history)) {
    const tests = suite.missing.filter((row) => isGone(row, suite, history))
    const since = referTo(history.builds[suite.last])
    if (tests.length > current.appearedIn(key)) for (const test of tests) gone.add(test, { ...(since && { since }) })
  }
  return gone.result(() => false)
}

/** Returns the tests that ran at or before the tested base and have no result now. Without its name, a test cannot be listed. */
function findMissing(current: CurrentTests, { columns, base }: TestedHistory): readonly TestHistory[] {
  const missing: TestHistory[] = []
  for (let position = 0; position < columns.length; position += 1) {
    if (current.has(position) || lastRun(columns.results(position), base.index) === -1) continue
    const row = columns.row(position)
    if (row !== undefined && row.name !== '') missing.push(row)
  }
  return missing
}

/**
 * Returns whether many tests of the base build are missing with their whole suites, as if this build had been stopped without a trace. Nothing
 * follows from that if the base build itself ran fewer than half of the tests, because then builds do not run all of them.
 */
function lacksSuites(missing: readonly TestHistory[], { ranSuite }: CurrentTests, { columns, base }: TestedHistory): boolean {
  const keyOf = createSuiteKeys()
  const lost = missing.filter((row) => hasRun(row.results, base.index) && !ranSuite(keyOf(row))).length
  if (lost === 0) return false
  let ran = 0
  for (let position = 0; position < columns.length; position += 1) if (hasRun(columns.results(position), base.index)) ran += 1
  return 2 * ran >= columns.length && isMassChange(lost, ran)
}

function findShrunkSuites(
  missing: readonly TestHistory[],
  { ranSuite }: CurrentTests,
  { columns, base }: TestedHistory,
): ReadonlyMap<string, ShrunkSuite> {
  const keyOf = createSuiteKeys()
  const suites = new Map<string, ShrunkSuite>()
  for (const row of missing) {
    const key = keyOf(row)
    if (!ranSuite(key)) continue
    const suite = suites.get(key) ?? { last: -1, next: Number.POSITIVE_INFINITY, missing: [] }
    suites.set(key, suite)
    suite.missing.push(row)
  }
  if (suites.size === 0) return suites
  for (let position = 0; position < columns.length; position += 1) {
    const suite = suites.get(keyOf(columns.suite(position)))
    if (suite === undefined) continue
    const results = columns.results(position)
    suite.last = Math.max(suite.last, lastRun(results, base.index))
    const next = nextRun(results, base.index + 1)
    if (next !== -1) suite.next = Math.min(suite.next, next)
  }
  return suites
}

function isGone({ results }: TestHistory, { last, next }: ShrunkSuite, { builds, base }: TestedHistory): boolean {
  if (!hasRun(results, last) || builds[last]?.isIncomplete) return false
  return base.isComplete || hasRun(results, next)
}
