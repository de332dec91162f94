import { longerCode } from './duration-codes.js'
import { isOlder, makeRow } from './history-rows.js'
import { hasFailed } from './outcomes.js'
import { detailsByBuild, hasFlakyDetails, newestDetails } from './result-details.js'
import type { TestHistories, TestHistory } from './test-histories.js'

/** The rows of a test. */
export interface TestRows {
  /** The row for all jobs without a row of their own. */
  readonly shared: TestHistory | undefined
  readonly ofJobs: ReadonlyMap<string, TestHistory>
}

/** Most tests have the same results in all jobs. A map for each of them would take more memory than its row. */
export const noJobRows: TestRows['ofJobs'] = new Map()

/** Returns the rows of jobs by the ids of their tests. */
export function rowsOfJobs({ columns }: TestHistories): Map<string, Map<string, TestHistory>> {
  const ofJobs = new Map<string, Map<string, TestHistory>>()
  for (let position = 0; position < columns.length; position += 1) {
    const job = columns.job(position)
    const row = job === undefined ? undefined : columns.row(position)
    if (job === undefined || row === undefined) continue
    const jobs = ofJobs.get(row.id)
    if (jobs === undefined) ofJobs.set(row.id, new Map([[job, row]]))
    else jobs.set(job, row)
  }
  return ofJobs
}

/** Yields the id and the rows of each test. Reads them one after the other, so that they are not all in memory. */
export function* rowsOfTests(histories: TestHistories): Iterable<[id: string, rows: TestRows]> {
  const { columns } = histories
  const ofJobs = rowsOfJobs(histories)
  for (let position = 0; position < columns.length; position += 1) {
    const shared = columns.job(position) === undefined ? columns.row(position) : undefined
    if (shared === undefined) continue
    yield [shared.id, { shared, ofJobs: ofJobs.get(shared.id) ?? noJobRows }]
    ofJobs.delete(shared.id)
  }
  for (const [id, jobs] of ofJobs) yield [id, { shared: undefined, ofJobs: jobs }]
}

/**
 * Returns the fewest rows with the same results: without rows in which no test ran, and without rows of jobs that agree with the row for
 * all jobs. If that row is missing, the one of the first job takes its place.
 */
export function fewestRows({ shared, ofJobs }: TestRows): readonly TestHistory[] {
  const isShared = shared !== undefined && hasRun(shared.results)
  if (ofJobs.size === 0) return isShared ? [withoutJob(shared)] : []
  const jobs = [...ofJobs.values()].filter(({ results }) => hasRun(results)).sort((a, b) => ((a.job ?? '') < (b.job ?? '') ? -1 : 1))
  const first = isShared ? shared : jobs.shift()
  if (first === undefined) return []
  let all = withoutJob(first)
  const others: TestHistory[] = []
  for (const row of jobs) {
    const merged = mergeRows(all, row)
    if (merged === undefined) others.push(row)
    else all = merged
  }
  return [all, ...others]
}

/** Returns whether a test has a result in any build. */
export const hasRun = (results: string): boolean => /[^-]/.test(results)

function withoutJob(row: TestHistory): TestHistory {
  if (row.job === undefined) return row
  const { job: _, ...rest } = row
  return rest
}

/**
 * Merges the row of a job into the row for all jobs if nothing is lost. In each build, both must have the same result, for the same cause,
 * or one of them did not run and its last result before (else its next one) was the result of the other.
 */
function mergeRows(all: TestHistory, own: TestHistory): TestHistory | undefined {
  const isSameRow = all.results === own.results && sameCauses(all.causes, own.causes) && !hasFlakyDetails(own)
  if (isSameRow) return withDurations(all, all.results, own)
  const [filledAll, filledOwn] = [carried(all.results), carried(own.results)]
  let results = ''
  for (let build = 0; build < all.results.length; build += 1) {
    const [a, b] = [all.results.charAt(build), own.results.charAt(build)]
    const isSame = a === b || (a === '-' && filledAll[build] === b) || (b === '-' && filledOwn[build] === a)
    if (!isSame) return undefined
    results += a === '-' ? b : a
  }
  const [detailsOfAll, detailsOfOwn] = [detailsByBuild(all), detailsByBuild(own)]
  for (const [build, { cause }] of detailsOfOwn) {
    const other = detailsOfAll.get(build)
    if (other !== undefined && hasFailed(results, build) && other.cause !== cause) return undefined
  }
  const details = newestDetails(results, (build) => detailsOfAll.get(build) ?? detailsOfOwn.get(build))
  const { flakyCauses: _, reruns: __, ...others } = all
  return withDurations({ ...others, ...details }, results, own)
}

function withDurations(all: TestHistory, results: string, own: TestHistory): TestHistory {
  if (results === all.results && own.durations === all.durations) return all
  const durations = longest(all.durations, own.durations)
  return makeRow({ ...all, results, durations, isOlder: isOlder(all) || isOlder(own) })
}

/** Returns the longer duration of each build. */
function longest(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined || a === b) return a ?? b
  let codes = ''
  for (let build = 0; build < a.length; build += 1) codes += longerCode(a.charAt(build), b.charAt(build))
  return codes
}

/** Returns the results with the last result before in place of each build in which the test did not run; at the start, the next result. */
function carried(results: string): string {
  let last = /[^-]/.exec(results)?.[0] ?? '-'
  let filled = ''
  for (const outcome of results) {
    if (outcome !== '-') last = outcome
    filled += last
  }
  return filled
}

const sameCauses = (a: TestHistory['causes'], b: TestHistory['causes']): boolean =>
  a.length === b.length && a.every((cause, index) => cause === b[index])
