import { definedFields } from '../../../base/defined-fields.js'
import type { BuildResults, BuildTest } from '../../history/build-results.js'
import { referTo } from '../build-reference.js'
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
export interface ChangeFinder {
  /** Must be called for each test. */
  add(test: BuildTest): void
  /** The jobs of the tests so far. */
  readonly jobs: ReadonlySet<string>
  /** Returns whether one of the tests so far has a row of the history. */
  isInRun(position: number): boolean
  result(): TestChanges
}

export function createChangeFinder(results: BuildResults, history: TestedHistory): ChangeFinder {
  const { base, builds, columns, mayBeOlder } = history
  const { resultsOf, distinctResults } = columns
  const fixed = createFixedTests(history)
  const skipped = createChangeList()
  const slower = createChangeList()
  const current = createCurrentTests(columns)
  const jobs = new Set<string>()
  const addSkipped = (test: BuildTest, position: number): void => {
    const last = position === -1 ? -1 : lastRunOfSkipped(distinctResults[resultsOf[position] ?? 0] ?? '', base)
    const since = referTo(builds[last])
    if (last !== -1) skipped.add(test, definedFields({ since }))
  }
  const addSlow = (test: BuildTest, position: number): void => {
    const slowdown = findSlowdown(test, columns.usual(position))
    if (slowdown !== undefined) slower.add(test, slowdown)
  }
  const ranInOtherJobs: RanInOtherJobs = (id, own) => [...jobs].some((job) => !own.has(job) && results.find(id, job) !== undefined)
  return {
    add(test) {
      if (test.job !== undefined && jobs.size < maximumJobs) jobs.add(test.job)
      const position = columns.find(test.id, test.job)
      current.add(test, position)
      if (test.outcome === 'S') {
        addSkipped(test, position)
        return
      }
      fixed.add(test, position)
      if (couldBeSlower(test)) addSlow(test, position)
    },
    jobs,
    isInRun: (position) => current.has(position),
    result() {
      const fewer = mayBeOlder ? undefined : findFewerTests(results, current, history)
      return {
        ...(mayBeOlder ? { fixed: noTests, recovered: 0 } : fixed.result(ranInOtherJobs)),
        gone: mayBeOlder ? noTests : findGoneTests(results, current, history),
        newlySkipped: mayBeOlder ? noTests : skipped.result(ranInOtherJobs),
        slower: slower.result(ranInOtherJobs),
        ...definedFields({ fewer }),
      }
    },
  }
}
