import { definedFields } from '../../../base/defined-fields.js'
import { sameCause } from '../../failure/cause/cause-id.js'
import type { BuildTest } from '../../history/build-results.js'
import { failureRow, hasFailed, lastRun, nextRun } from '../../history/outcomes.js'
import type { TestHistory } from '../../history/test-histories.js'
import { referTo } from '../build-reference.js'
import { causeOfFailure } from '../failure-cause.js'
import { isMassChange } from '../mass-change.js'
import { findSigns } from '../signs.js'
import type { TestedBuild } from '../tested-build.js'
import type { TestedHistory } from '../tested-history.js'
import type { TestChanges } from '../verdict.js'
import { createChangeList, type RanInOtherJobs } from './changed-tests.js'

/** A test that failed only once before may have failed by chance. */
const minimumFailures = 2

interface JobCounts {
  ran: number
  /** The tests that pass now and failed in the tested base. */
  readonly passing: { readonly test: BuildTest; readonly row: TestHistory; readonly reference: number }[]
}

/** Finds the tests that pass now and failed in the tested base. */
export interface FixedTests {
  /**
   * Adds a test that ran in this build.
   * @param position of its row; -1 if the history does not know it
   */
  add(test: BuildTest, position: number): void
  result(ranInOtherJobs: RanInOtherJobs): Pick<TestChanges, 'fixed' | 'recovered'>
}

export function createFixedTests(history: TestedHistory): FixedTests {
  const { builds, base, columns, outages } = history
  const jobs = new Map<string | undefined, JobCounts>()
  let lastName: string | undefined
  let job = startJob(lastName)
  const { resultsOf, distinctResults } = columns
  /** The build in which tests with the same results failed last; -1 if they are not broken in the tested base. */
  const brokenIn = distinctResults.map((results) => {
    const reference = lastRun(results, base.index)
    return hasFailed(results, reference) && isBrokenInBase(results, reference, base) ? reference : -1
  })
  function startJob(name: string | undefined): JobCounts {
    const counts = jobs.get(name) ?? { ran: 0, passing: [] }
    jobs.set(name, counts)
    return counts
  }
  return {
    add(test, position) {
      if (test.job !== lastName) {
        lastName = test.job
        job = startJob(lastName)
      }
      job.ran += 1
      if (test.outcome !== 'P' || position === -1) return
      const reference = brokenIn[resultsOf[position] ?? 0] ?? -1
      if (reference === -1) return
      const row = columns.row(position)
      if (row !== undefined) job.passing.push({ test, row, reference })
    },
    result(ranInOtherJobs) {
      const fixed = createChangeList()
      const recovered = new Set<string>()
      for (const { ran, passing } of jobs.values()) {
        const isOutageOver = isMassChange(passing.length, ran)
        for (const { test, row, reference } of passing) {
          const { first, builds: inARow } = failureRow(row.results, reference)
          if (isOutageOver) recovered.add(test.id)
          else if (!outages.brokeTest(row, first) && isLasting(row, reference, inARow, history)) {
            const since = referTo(builds[first])
            fixed.add(test, { ...definedFields({ since }), builds: inARow })
          }
        }
      }
      return { fixed: fixed.result(ranInOtherJobs), recovered: recovered.size }
    },
  }
}

/** Without a result of the base, one of its commits may have fixed the test. The next build shows whether it did. */
function isBrokenInBase(results: string, reference: number, { index, isExact, isComplete }: TestedBuild): boolean {
  if (isExact && reference === index) return true
  const next = nextRun(results, index + 1)
  return next === -1 ? isComplete : hasFailed(results, next)
}

/** Returns whether a test failed so often in a row, for one cause, that it was broken. A flaky one needs more failures. */
function isLasting(row: TestHistory, reference: number, inARow: number, history: TestedHistory): boolean {
  const last = causeOfFailure(row, reference)
  const before = causeOfFailure(row, lastRun(row.results, reference - 1))
  return sameCause(last, before) !== false && inARow >= minimumFailures + findSigns(row, history).signs.length
}
