import { referTo } from '../build-reference.js'
import type { BuildResults } from '../build-results.js'
import { lastRun } from '../outcomes.js'
import type { TestHistory } from '../test-histories.js'
import type { TestedHistory } from '../tested-history.js'
import { createChangeList } from './changed-tests.js'
import { createSuiteKeys } from './suite-key.js'

/**
 * Finds the tests that ran when their suite ran last, up to the tested base, and are missing now although their suite ran. If this build or
 * that one is incomplete, they may have run. A suite that did not run at all was deleted, renamed or not selected.
 * @param present the ids in the history of the tests of this build
 */
export function findGoneTests(results: BuildResults, present: ReadonlySet<string>, history: TestedHistory) {
  const gone = createChangeList()
  const missing = results.isIncomplete || results.leftOut > 0 ? [] : findMissing(present, history)
  if (missing.length > 0) {
    const keyOf = createSuiteKeys()
    const suites = findLastBuilds(results, history)
    for (const row of missing) {
      const build = suites.get(keyOf(row))
      if (build === undefined || history.builds[build]?.isIncomplete || lastRun(row.results, history.base.index) !== build) continue
      const since = referTo(history.builds[build])
      gone.add(row, { ...(since && { since }) })
    }
  }
  return gone.result(() => false)
}

/** Returns the tests that ran at or before the tested base and have no result now. Without its name, a test cannot be listed. */
function findMissing(present: ReadonlySet<string>, { all, base }: TestedHistory): readonly TestHistory[] {
  const missing: TestHistory[] = []
  for (const row of all()) {
    if (row.name !== '' && !present.has(row.id) && lastRun(row.results, base.index) !== -1) missing.push(row)
  }
  return missing
}

/** Returns the last build, up to the tested base, in which each suite of this build ran. */
function findLastBuilds(results: BuildResults, { all, base }: TestedHistory): ReadonlyMap<string, number> {
  const keyOf = createSuiteKeys()
  const builds = new Map<string, number>()
  for (const test of results.all()) if (test.outcome !== 'S' && test.outcome !== '-') builds.set(keyOf(test), -1)
  for (const row of all()) {
    const key = keyOf(row)
    const build = builds.get(key)
    if (build !== undefined && build < base.index) builds.set(key, Math.max(build, lastRun(row.results, base.index)))
  }
  return builds
}
