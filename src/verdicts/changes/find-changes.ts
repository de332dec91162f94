import { referTo } from '../build-reference.js'
import type { BuildResults } from '../build-results.js'
import type { TestedHistory } from '../tested-history.js'
import type { TestChanges } from '../verdict.js'
import { createChangeList, noTests, type RanInOtherJobs } from './changed-tests.js'
import { createCurrentTests } from './current-tests.js'
import { findFewerTests } from './fewer-tests.js'
import { createFixedTests } from './fixed-tests.js'
import { findGoneTests } from './gone-tests.js'
import { lastRunOfSkipped } from './newly-skipped.js'
import { couldBeSlower, findSlowdown } from './slower.js'

/** Builds with more jobs are not real ones, and every listed test is looked up in all of them. */
const maximumJobs = 1_000

/** Compares the tests that did not fail with the tested base. */
export function findChanges(results: BuildResults, history: TestedHistory): TestChanges {
  const { base, builds, columns, mayBeOlder } = history
  const fixed = createFixedTests(history)
  const skipped = createChangeList()
  const slower = createChangeList()
  const current = createCurrentTests(columns)
  const { resultsOf, distinctResults } = columns
  const jobs = new Set<string>()
  for (const test of results.all()) {
    if (test.job !== undefined && jobs.size < maximumJobs) jobs.add(test.job)
    const position = columns.find(test.id, test.job)
    current.add(test, position)
    if (test.outcome === 'S') {
      const last = position === -1 ? -1 : lastRunOfSkipped(distinctResults[resultsOf[position] ?? 0] ?? '', base)
      const since = referTo(builds[last])
      if (last !== -1) skipped.add(test, { ...(since && { since }) })
    } else {
      fixed.add(test, position)
      const slowdown = couldBeSlower(test) ? findSlowdown(test, columns.row(position)) : undefined
      if (slowdown !== undefined) slower.add(test, slowdown)
    }
  }
  const ranInOtherJobs: RanInOtherJobs = (id, own) => [...jobs].some((job) => !own.has(job) && results.find(id, job) !== undefined)
  const fewer = mayBeOlder ? undefined : findFewerTests(results, current, history)
  return {
    ...(mayBeOlder ? { fixed: noTests, recovered: 0 } : fixed.result(ranInOtherJobs)),
    gone: mayBeOlder ? noTests : findGoneTests(results, current, history),
    newlySkipped: mayBeOlder ? noTests : skipped.result(ranInOtherJobs),
    slower: slower.result(ranInOtherJobs),
    ...(fewer && { fewer }),
  }
}
