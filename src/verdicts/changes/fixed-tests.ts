import { referTo } from '../build-reference.js'
import type { BuildTest } from '../build-results.js'
import { isMassChange } from '../outages.js'
import { failureRow, hasFailed, hasPassed, lastRun, nextRun } from '../outcomes.js'
import type { TestHistory } from '../test-histories.js'
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
  /** Adds a test that ran in this build. */
  add(test: BuildTest, row: TestHistory | undefined): void
  result(ranInOtherJobs: RanInOtherJobs): Pick<TestChanges, 'fixed' | 'recovered'>
}

export function createFixedTests({ builds, base, outages }: TestedHistory): FixedTests {
  const jobs = new Map<string | undefined, JobCounts>()
  return {
    add(test, row) {
      let job = jobs.get(test.job)
      if (job === undefined) {
        job = { ran: 0, passing: [] }
        jobs.set(test.job, job)
      }
      job.ran += 1
      if (row === undefined || test.outcome !== 'P') return
      const reference = lastRun(row.results, base.index)
      if (hasFailed(row.results, reference) && !isFixedInBase(row.results, reference, base)) job.passing.push({ test, row, reference })
    },
    result(ranInOtherJobs) {
      const fixed = createChangeList()
      const recovered = new Set<string>()
      for (const { ran, passing } of jobs.values()) {
        const isOutageOver = isMassChange(passing.length, ran)
        for (const { test, row, reference } of passing) {
          const { first, builds: inARow } = failureRow(row.results, reference)
          if (isOutageOver) recovered.add(test.id)
          else if (inARow >= minimumFailures && !outages.brokeTest(row, first)) {
            const since = referTo(builds[first])
            fixed.add(test, { ...(since && { since }), builds: inARow })
          }
        }
      }
      return { fixed: fixed.result(ranInOtherJobs), recovered: recovered.size }
    },
  }
}

/** Returns whether the base may have fixed the test itself: it has no result, and the test passes in the next build. */
const isFixedInBase = (results: string, reference: number, base: TestedHistory['base']): boolean =>
  !(base.isExact && reference === base.index) && hasPassed(results, nextRun(results, base.index + 1))
