import { sortBuilds } from './build-order.js'
import type { BuildResults, BuildTest } from './build-results.js'
import { durationCode, hasSample, longerCode, noDuration } from './duration-codes.js'
import type { HistoryBuild } from './history-build.js'
import { historyId } from './history-id.js'
import { createHistories, isOlder, makeRow, maximumBuilds, maximumRows, noHistories } from './history-rows.js'
import { causesByBuild, fewestRows, newestCauses, noJobs, rowsOfTests, type TestRows } from './job-rows.js'
import type { Outcome, TestHistories, TestHistory } from './test-histories.js'

/** The limits of a history. */
export interface HistoryLimits {
  readonly builds: number
  readonly rows: number
}

/** The limits of every history. */
export const historyLimits: HistoryLimits = { builds: maximumBuilds, rows: maximumRows }

/**
 * Adds the results of a build to a history. They replace the results of an earlier attempt of the build. The oldest builds beyond the limit
 * leave the history, and so do tests that ran in none of the others.
 *
 * Jobs share the row of a test as long as they agree. If they do not, the most jobs keep the row (of equally many, those with the better
 * result), and each other job gets a copy of the row for itself. Later, {@link fewestRows} merges rows with the same results again.
 */
export function appendBuild(
  histories: TestHistories | undefined,
  build: HistoryBuild,
  results: BuildResults,
  limits: HistoryLimits = historyLimits,
): TestHistories {
  const { builds: earlier } = histories ?? noHistories
  const builds = sortBuilds([...earlier.filter(({ id }) => id !== build.id), build]).slice(-limits.builds)
  if (!builds.includes(build)) return histories ?? noHistories
  const columns = columnsOf(earlier, builds)
  const rows: TestHistory[] = []
  const tests = groupTests(results)
  for (const [id, known] of rowsOfTests(histories ?? noHistories)) {
    rows.push(...fewestRows(extend(known, listOf(tests.get(id)), columns)))
    tests.delete(id)
  }
  for (const added of tests.values()) rows.push(...fewestRows(extend(noRows, listOf(added), columns)))
  return createHistories(builds, rows, limits.rows)
}

/** Where the columns of the new rows come from. */
interface Columns {
  /** Of each new build, its index in the old rows; undefined for the added build. */
  readonly from: readonly (number | undefined)[]
  /** The number of old builds that all others follow, if the added build is the last one, as it nearly always is. */
  readonly shift: number | undefined
  /** The indexes of the oldest builds, which leave the history. */
  readonly dropped: readonly number[]
}

function columnsOf(earlier: readonly HistoryBuild[], builds: readonly HistoryBuild[]): Columns {
  const indexes = new Map(earlier.map((known, index) => [known, index]))
  const ids = new Set(builds.map(({ id }) => id))
  const from = builds.map((kept) => indexes.get(kept))
  const shift = earlier.length - builds.length + 1
  return {
    from,
    shift: from.every((index, position) => index === (position === from.length - 1 ? undefined : position + shift)) ? shift : undefined,
    // An earlier attempt of the added build is replaced. It is not older than the history.
    dropped: earlier.flatMap(({ id }, index) => (ids.has(id) ? [] : [index])),
  }
}

const noRows: TestRows = { shared: undefined, ofJobs: noJobs }

/** A test, or its results in several jobs. A list for each test would take a third more memory. */
type TestOfJobs = BuildTest | BuildTest[]

const listOf = (tests: TestOfJobs | undefined): readonly BuildTest[] => (tests === undefined ? [] : Array.isArray(tests) ? tests : [tests])

function groupTests(results: BuildResults): Map<string, TestOfJobs> {
  const tests = new Map<string, TestOfJobs>()
  for (const test of results.all()) {
    const id = historyId(test.id)
    const known = tests.get(id)
    if (known === undefined) tests.set(id, test)
    else if (Array.isArray(known)) known.push(test)
    else tests.set(id, [known, test])
  }
  return tests
}

/** The result that some jobs share. */
interface JobResult {
  readonly outcome: Outcome
  readonly cause: string | undefined
  /** The code of the longest duration. */
  readonly duration: string
  readonly test: BuildTest | undefined
}

const didNotRun: JobResult = { outcome: '-', cause: undefined, duration: noDuration, test: undefined }

function extend({ shared, ofJobs }: TestRows, tests: readonly BuildTest[], columns: Columns): TestRows {
  if (ofJobs.size === 0 && tests.length < 2) return { shared: extendRow(shared, undefined, resultOf(tests), columns), ofJobs }
  const own = new Map<string, JobResult>()
  const others: BuildTest[] = []
  for (const test of tests) {
    if (test.job !== undefined && ofJobs.has(test.job)) own.set(test.job, resultOf([test]))
    else others.push(test)
  }
  const [most, ...fewer] = groupsOf(others)
  const extended = new Map<string, TestHistory>()
  for (const [job, row] of ofJobs) extended.set(job, extendRow(row, job, own.get(job) ?? didNotRun, columns))
  for (const test of fewer.flat()) {
    // A test without a job always has the common row, unless two tests share the first digits of their ids.
    if (test.job !== undefined) extended.set(test.job, extendRow(shared, test.job, resultOf([test]), columns))
  }
  const isShared = shared !== undefined || most !== undefined
  return { shared: isShared ? extendRow(shared, undefined, resultOf(most ?? []), columns) : undefined, ofJobs: extended }
}

const best: readonly Outcome[] = ['P', 'S', 'f', 'F', '-']

/** Groups tests with the same result. The group with the most jobs comes first. */
function groupsOf(tests: readonly BuildTest[]): readonly (readonly BuildTest[])[] {
  if (tests.length < 2) return tests.length === 0 ? [] : [tests]
  const groups = new Map<string, BuildTest[]>()
  for (const test of tests) {
    if (test.outcome === '-') continue
    const key = `${best.indexOf(test.outcome)} ${test.outcome === 'F' ? (test.cause ?? '') : ''}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [test])
    else group.push(test)
  }
  // The results of a single job cannot move to a row of their own.
  const jobs = (group: readonly BuildTest[]) => (group.some(({ job }) => job === undefined) ? Number.POSITIVE_INFINITY : group.length)
  return [...groups].sort(([a, first], [b, second]) => jobs(second) - jobs(first) || (a < b ? -1 : 1)).map(([, group]) => group)
}

function resultOf(tests: readonly BuildTest[]): JobResult {
  const [test] = tests
  if (test === undefined) return didNotRun
  let duration = noDuration
  for (const { outcome, duration: ms } of tests) if (hasSample(outcome)) duration = longerCode(duration, durationCode(ms))
  return { outcome: test.outcome, cause: test.outcome === 'F' ? test.cause : undefined, duration, test }
}

function extendRow(row: TestHistory | undefined, job: string | undefined, result: JobResult, columns: Columns): TestHistory {
  const { outcome, cause, duration, test } = result
  const { dropped } = columns
  const results = move(row?.results, outcome, '-', columns)
  const hasDurations = row?.durations !== undefined || duration !== noDuration
  return makeRow({
    id: row?.id ?? historyId(test?.id ?? ''),
    job,
    module: test?.module ?? row?.module,
    suite: test?.suite ?? row?.suite ?? [],
    name: test?.name ?? row?.name ?? '',
    results,
    causes: moveCauses(row, cause, results, columns),
    durations: hasDurations ? move(row?.durations, duration, noDuration, columns) : undefined,
    isOlder: row !== undefined && (isOlder(row) || dropped.some((index) => row.results[index] !== '-')),
  })
}

/** @param missing the character of builds that the text does not contain */
function move(text: string | undefined, added: string, missing: string, { from, shift }: Columns): string {
  if (shift !== undefined && text !== undefined) return text.slice(shift) + added
  let moved = ''
  for (const index of from) moved += index === undefined ? added : (text?.[index] ?? missing)
  return moved
}

function moveCauses(row: TestHistory | undefined, added: string | undefined, results: string, { from }: Columns): TestHistory['causes'] {
  if (added === undefined && (row === undefined || row.causes.length === 0)) return noCauses
  const known = row === undefined ? undefined : causesByBuild(row)
  return newestCauses(results, (build) => {
    const index = from[build]
    return index === undefined ? added : known?.get(index)
  })
}

const noCauses: TestHistory['causes'] = []
