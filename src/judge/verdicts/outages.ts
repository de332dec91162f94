import type { HistoryColumns } from '../history/history-columns.js'
import { hasFailed, hasPassed, lastRun } from '../history/outcomes.js'
import type { TestHistory } from '../history/test-histories.js'
import { isMassChange } from './mass-change.js'

/** The builds in which many tests of a job failed together, for a reason that is not the code, such as a service that was down. */
export interface Outages {
  /** Returns whether the test began to fail in a build because of an outage, also if it passed after a retry. */
  brokeTest(row: Pick<TestHistory, 'job' | 'results'>, build: number): boolean
}

/** The number of jobs that are distinguished. A real history has fewer. */
const maximumJobs = 1_000

/** Numbers of tests of a job in each build. */
interface JobCounts {
  readonly ran: Int32Array
  readonly beganToFail: Int32Array
  /** Those of `beganToFail` that passed when they ran next. */
  readonly passedAgain: Int32Array
}

/**
 * Finds the outages of all jobs in one pass.
 * @param length the number of builds
 */
export function findOutages(length: number, columns: HistoryColumns): Outages {
  const { resultsOf, distinctResults } = columns
  const tests = new Int32Array(distinctResults.length)
  const jobs = new Map<string, Map<number, number>>()
  for (let position = 0; position < columns.length; position += 1) {
    const results = resultsOf[position] ?? 0
    const job = columns.job(position)
    if (job === undefined) {
      tests[results] = (tests[results] ?? 0) + 1
      continue
    }
    const own = jobs.get(job) ?? new Map()
    if (!jobs.has(job) && jobs.size < maximumJobs) jobs.set(job, own)
    add(own, results, 1)
    // The row of a job replaces the one that all jobs share.
    const replaced = columns.find(columns.row(position)?.id ?? '')
    if (replaced !== -1) add(own, resultsOf[replaced] ?? 0, -1)
  }
  const counts = count(tests.entries(), distinctResults, length)
  const ofJobs = new Map([...jobs].map(([job, own]) => [job, count(own, distinctResults, length)]))
  const isOutage = (job: string | undefined, build: number): boolean => {
    const own = job === undefined ? undefined : ofJobs.get(job)
    const sum = (key: keyof JobCounts): number => (counts[key][build] ?? 0) + (own?.[key][build] ?? 0)
    const began = sum('beganToFail')
    return isMassChange(began, sum('ran')) && 2 * sum('passedAgain') >= began
  }
  return { brokeTest: ({ job, results }, build) => beganToFail(results, build) && isOutage(job, build) }
}

const add = (tests: Map<number, number>, results: number, more: number): void => {
  tests.set(results, (tests.get(results) ?? 0) + more)
}

/** @param tests the number of tests with each of the distinct results */
function count(tests: Iterable<readonly [number, number]>, distinctResults: readonly string[], length: number): JobCounts {
  const counts = { ran: new Int32Array(length), beganToFail: new Int32Array(length), passedAgain: new Int32Array(length) }
  for (const [results, ofTests] of tests) addTests(counts, distinctResults[results] ?? '', ofTests)
  return counts
}

/** Adds tests with the same results. */
function addTests({ ran, beganToFail, passedAgain }: JobCounts, results: string, tests: number): void {
  let hasPassedLast = false
  let began = -1
  for (let build = 0; build < ran.length; build += 1) {
    const fails = hasFailed(results, build)
    if (!fails && !hasPassed(results, build)) continue
    ran[build] = (ran[build] ?? 0) + tests
    if (began !== -1 && !fails) passedAgain[began] = (passedAgain[began] ?? 0) + tests
    const passedAtOnce = hasPassedLast && results[build] === 'f'
    began = fails && hasPassedLast ? build : -1
    if (began !== -1 || passedAtOnce) beganToFail[build] = (beganToFail[build] ?? 0) + tests
    if (passedAtOnce) passedAgain[build] = (passedAgain[build] ?? 0) + tests
    hasPassedLast = !fails
  }
}

/** Returns whether the test failed in a build or in an attempt of it, and had passed when it ran before. */
const beganToFail = (results: string, build: number): boolean =>
  (hasFailed(results, build) || results[build] === 'f') && hasPassed(results, lastRun(results, build - 1))
