import { hasFailed, hasPassed, hasRun } from './outcomes.js'
import type { TestHistories, TestHistory } from './test-histories.js'

/** The builds in which many tests of a job failed together, for a reason that is not the code, such as a service that was down. */
export interface Outages {
  /** Returns whether the test began to fail in a build because of an outage. */
  brokeTest(row: TestHistory, build: number): boolean
}

/** Tests that change together are an outage or its end if they are more than this number, and more than {@link outageShare} of the job. */
const outageTests = 10
const outageShare = 0.05

/** Returns whether so many tests of a job change at once that the reason must be something that they share. */
export const isMassChange = (changed: number, ofTests: number): boolean => changed > outageTests && changed > outageShare * ofTests

/** The number of jobs that are told apart. A history of more jobs is not a real one. */
const maximumJobs = 1_000

/** Numbers of tests of a job in each build. */
interface JobCounts {
  readonly ran: Int32Array
  readonly beganToFail: Int32Array
  /** Those of `beganToFail` that passed when they ran next. */
  readonly passedAgain: Int32Array
}

/** Finds the outages of all jobs in one pass. */
export function findOutages(histories: TestHistories): Outages {
  const { length } = histories.builds
  const always = 'P'.repeat(length)
  const shared = noCounts(length)
  const jobs = new Map<string, JobCounts>()
  let alwaysPassed = 0
  for (const row of histories.all()) {
    const { job, results } = row
    if (job === undefined) {
      if (results === always) alwaysPassed += 1
      else count(shared, results, 1)
    } else {
      const counts = jobs.get(job) ?? noCounts(length)
      if (!jobs.has(job) && jobs.size < maximumJobs) jobs.set(job, counts)
      count(counts, results, 1)
      // The row of a job replaces the one that all jobs share.
      const replaced = histories.find(row.id)
      if (replaced !== undefined) count(counts, replaced.results, -1)
    }
  }
  for (let build = 0; build < length; build += 1) shared.ran[build] = (shared.ran[build] ?? 0) + alwaysPassed
  const isOutage = (job: string | undefined, build: number): boolean => {
    const own = job === undefined ? undefined : jobs.get(job)
    const sum = (key: keyof JobCounts): number => (shared[key][build] ?? 0) + (own?.[key][build] ?? 0)
    const began = sum('beganToFail')
    return isMassChange(began, sum('ran')) && 2 * sum('passedAgain') >= began
  }
  return { brokeTest: ({ job, results }, build) => beganToFail(results, build) && isOutage(job, build) }
}

const noCounts = (length: number): JobCounts => ({
  ran: new Int32Array(length),
  beganToFail: new Int32Array(length),
  passedAgain: new Int32Array(length),
})

/** Adds the results of a test to the counts, or removes them if `sign` is -1. */
function count({ ran, beganToFail, passedAgain }: JobCounts, results: string, sign: 1 | -1): void {
  let last = -1
  let began = -1
  for (let build = 0; build < ran.length; build += 1) {
    if (!hasRun(results, build)) continue
    ran[build] = (ran[build] ?? 0) + sign
    const fails = hasFailed(results, build)
    if (began !== -1 && !fails) passedAgain[began] = (passedAgain[began] ?? 0) + sign
    began = fails && last !== -1 && hasPassed(results, last) ? build : -1
    if (began !== -1) beganToFail[build] = (beganToFail[build] ?? 0) + sign
    last = build
  }
}

/** Returns whether the test failed in a build, and had passed when it ran before. */
function beganToFail(results: string, build: number): boolean {
  if (!hasFailed(results, build)) return false
  let index = build - 1
  while (index >= 0 && !hasRun(results, index)) index -= 1
  return index >= 0 && hasPassed(results, index)
}
