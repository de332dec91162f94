import type { HistoryColumns } from './history-columns.js'
import { hasFailed, hasPassed, hasRun, lastRun, passedAlways } from './outcomes.js'
import type { TestHistory } from './test-histories.js'

/** The builds in which many tests of a job failed together, for a reason that is not the code, such as a service that was down. */
export interface Outages {
  /** Returns whether the test began to fail in a build because of an outage. */
  brokeTest(row: TestHistory, build: number): boolean
}

/** Tests that change together are an outage or its end if they are more than this number, and more than {@link outageShare} of the job. */
const outageTests = 10
const outageShare = 0.05

/** Returns whether the number of tests of a job that change at once is so large that they must share a reason. */
export const isMassChange = (changed: number, ofTests: number): boolean => changed > outageTests && changed > outageShare * ofTests

/** The number of jobs that are distinguished. A real history has fewer. */
const maximumJobs = 1_000

/** Numbers of tests of a job in each build. */
interface JobCounts {
  readonly ran: Int32Array
  readonly beganToFail: Int32Array
  /** Those of `beganToFail` that passed when they ran next. */
  readonly passedAgain: Int32Array
}

/** How many tests have the same results. Most tests always pass, so that there are few different ones. */
type Tally = Map<string, number>

/**
 * Finds the outages of all jobs in one pass.
 * @param length the number of builds
 */
export function findOutages(length: number, columns: HistoryColumns): Outages {
  const always = passedAlways(length)
  const shared: Tally = new Map()
  const jobs = new Map<string, Tally>()
  let alwaysPassed = 0
  for (let position = 0; position < columns.length; position += 1) {
    const results = columns.results(position)
    const job = columns.job(position)
    if (job === undefined) {
      // Nearly all rows. A comparison takes less time than a map.
      if (results === always) alwaysPassed += 1
      else add(shared, results, 1)
      continue
    }
    const own = jobs.get(job) ?? new Map()
    if (!jobs.has(job) && jobs.size < maximumJobs) jobs.set(job, own)
    add(own, results, 1)
    // The row of a job replaces the one that all jobs share.
    const replaced = columns.find(columns.row(position)?.id ?? '')
    if (replaced !== -1) add(own, columns.results(replaced), -1)
  }
  add(shared, always, alwaysPassed)
  const counts = count(shared, length)
  const ofJobs = new Map([...jobs].map(([job, tally]) => [job, count(tally, length)]))
  const isOutage = (job: string | undefined, build: number): boolean => {
    const own = job === undefined ? undefined : ofJobs.get(job)
    const sum = (key: keyof JobCounts): number => (counts[key][build] ?? 0) + (own?.[key][build] ?? 0)
    const began = sum('beganToFail')
    return isMassChange(began, sum('ran')) && 2 * sum('passedAgain') >= began
  }
  return { brokeTest: ({ job, results }, build) => beganToFail(results, build) && isOutage(job, build) }
}

const add = (tally: Tally, results: string, tests: number): void => {
  tally.set(results, (tally.get(results) ?? 0) + tests)
}

function count(tally: Tally, length: number): JobCounts {
  const counts = { ran: new Int32Array(length), beganToFail: new Int32Array(length), passedAgain: new Int32Array(length) }
  for (const [results, tests] of tally) addTests(counts, results, tests)
  return counts
}

/** Adds tests with the same results. */
function addTests({ ran, beganToFail, passedAgain }: JobCounts, results: string, tests: number): void {
  let last = -1
  let began = -1
  for (let build = 0; build < ran.length; build += 1) {
    if (!hasRun(results, build)) continue
    ran[build] = (ran[build] ?? 0) + tests
    const fails = hasFailed(results, build)
    if (began !== -1 && !fails) passedAgain[began] = (passedAgain[began] ?? 0) + tests
    began = fails && last !== -1 && hasPassed(results, last) ? build : -1
    if (began !== -1) beganToFail[build] = (beganToFail[build] ?? 0) + tests
    last = build
  }
}

/** Returns whether the test failed in a build, and had passed when it ran before. */
const beganToFail = (results: string, build: number): boolean =>
  hasFailed(results, build) && hasPassed(results, lastRun(results, build - 1))
