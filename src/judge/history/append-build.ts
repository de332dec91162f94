import { sortBuilds } from './build-order.js'
import type { BuildResults, BuildTest } from './build-results.js'
import { limitRows, noHistories } from './create-histories.js'
import { durationCode, durationCodes, hasSample, longerCode, neededDurations, noDuration } from './duration-codes.js'
import { groupTests } from './group-tests.js'
import type { HistoryBuild } from './history-build.js'
import { historyId } from './history-id.js'
import { isOlder, makeRow, maximumBuilds, maximumRows } from './history-rows.js'
import { fewestRows, hasRun, noJobRows, rowsOfJobs, type TestRows } from './job-rows.js'
import { hasPassed } from './outcomes.js'
import { type DetailFields, detailsByBuild, hasDetails, newestDetails, type ResultDetails } from './result-details.js'
import {
  addTestHistory,
  copyRow,
  copyTextRow,
  createNextTable,
  growTable,
  hasName,
  idOf,
  isValid,
  jobOf,
  numberOfResults,
  partOfText,
  type RowTable,
} from './row-table.js'
import { expandRuns, shortenRuns } from './runs.js'
import { createTableHistories } from './table-histories.js'
import type { Outcome, TestHistories, TestHistory } from './test-histories.js'
import { withNewNames } from './with-new-names.js'

/** The limits of a history. */
export interface HistoryLimits {
  readonly builds: number
  readonly rows: number
}

/** The limits of every history. */
export const historyLimits: HistoryLimits = { builds: maximumBuilds, rows: maximumRows }

/**
 * Adds the results of a build to a history. They replace the results of an earlier attempt of the build, except that a test which failed
 * in it and passes now is flaky. The oldest builds beyond the limit leave the history, and so do tests that ran in none of the others.
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
  const known = withNewNames(histories ?? noHistories, results)
  const builds = sortBuilds([...known.builds.filter(({ id }) => id !== build.id), build]).slice(-limits.builds)
  if (!builds.includes(build)) return known
  const columns = columnsOf(known.builds, builds)
  const table = createNextTable(known.table, builds.length)
  growTable(table, known.table.size)
  const tests = groupTests(results, known.columns)
  const ofJobs = rowsOfJobs(known)
  const copied = createRowCopier(known, table, columns)
  const add = ({ shared, ofJobs: jobs }: TestRows, first: number): void => {
    for (const row of fewestRows(extend({ shared, ofJobs: jobs }, tests.list(first), columns))) addTestHistory(table, row)
  }
  for (let row = 0; row < known.table.size; row += 1) {
    if (!isValid(known.table, row) || jobOf(known.table, row) !== undefined) continue
    const first = tests.firstOf(row)
    const jobs = ofJobs.size === 0 ? undefined : ofJobs.get(idOf(known.table, row))
    if (jobs === undefined && !tests.hasMore(first) && copied(row, tests.at(first))) continue
    add({ shared: known.columns.row(row), ofJobs: jobs ?? noJobRows }, first)
    if (jobs !== undefined) ofJobs.delete(idOf(known.table, row))
  }
  for (const [id, jobs] of ofJobs) add({ shared: undefined, ofJobs: jobs }, tests.takeOther(id))
  for (const first of tests.others()) add(noRows, first)
  limitRows(table, limits.rows)
  return createTableHistories(builds, table)
}

/** Where the columns of the new rows come from. */
interface Columns {
  /** Of each new build, its index in the old rows; undefined for the added build. */
  readonly from: readonly (number | undefined)[]
  /** The number of old builds that all others follow, if the added build is the last one, as it nearly always is. */
  readonly shift: number | undefined
  /** The indexes of the oldest builds, which leave the history. */
  readonly dropped: readonly number[]
  /** The index of the earlier attempt of the added build; undefined if there is none. */
  readonly replaced: number | undefined
}

function columnsOf(earlier: readonly HistoryBuild[], builds: readonly HistoryBuild[]): Columns {
  const indexes = new Map(earlier.map((known, index) => [known, index]))
  const ids = new Set(builds.map(({ id }) => id))
  const from = builds.map((kept) => indexes.get(kept))
  const shift = earlier.length - builds.length + 1
  const added = builds[from.indexOf(undefined)]
  const replaced = earlier.findIndex(({ id }) => id === added?.id)
  return {
    from,
    shift: from.every((index, position) => index === (position === from.length - 1 ? undefined : position + shift)) ? shift : undefined,
    // An earlier attempt of the added build is replaced. It is not older than the history.
    dropped: earlier.flatMap(({ id }, index) => (ids.has(id) ? [] : [index])),
    replaced: replaced === -1 ? undefined : replaced,
  }
}

const noRows: TestRows = { shared: undefined, ofJobs: noJobRows }

/** The result that some jobs share. */
interface JobResult extends ResultDetails {
  readonly outcome: Outcome
  /** The code of the longest duration. */
  readonly duration: string
  readonly test: BuildTest | undefined
}

const didNotRun: JobResult = { outcome: '-', duration: noDuration, test: undefined }

function extend({ shared, ofJobs }: TestRows, tests: readonly BuildTest[], columns: Columns): TestRows {
  if (ofJobs.size === 0 && tests.length < 2) return { shared: extendRow(shared, undefined, jobResult(tests), columns), ofJobs }
  const own = new Map<string, JobResult>()
  const others: BuildTest[] = []
  for (const test of tests) {
    if (test.job !== undefined && ofJobs.has(test.job)) own.set(test.job, jobResult([test]))
    else others.push(test)
  }
  const [most, ...fewer] = groupsOf(others)
  const extended = new Map<string, TestHistory>()
  for (const [job, row] of ofJobs) extended.set(job, extendRow(row, job, own.get(job) ?? didNotRun, columns))
  for (const test of fewer.flat()) {
    // A test without a job always has the common row, unless two tests share the first digits of their ids.
    if (test.job !== undefined) extended.set(test.job, extendRow(shared, test.job, jobResult([test]), columns))
  }
  const isShared = shared !== undefined || most !== undefined
  return { shared: isShared ? extendRow(shared, undefined, jobResult(most ?? []), columns) : undefined, ofJobs: extended }
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

function jobResult(tests: readonly BuildTest[]): JobResult {
  const [test] = tests
  if (test === undefined) return didNotRun
  let duration = noDuration
  for (const { outcome, duration: ms } of tests) if (hasSample(outcome)) duration = longerCode(duration, durationCode(ms))
  const { outcome, cause, isRepeated } = test
  return {
    outcome,
    ...(outcome === 'F' || outcome === 'f' ? { cause, isRerun: outcome === 'f' ? isRepeated : undefined } : {}),
    duration,
    test,
  }
}

/** Returns the result of both attempts of a job: a test that failed in the earlier one and passes now is flaky. */
function withEarlierAttempt(result: JobResult, row: TestHistory | undefined, { replaced = -1 }: Columns): JobResult {
  const earlier = row?.results[replaced]
  if (row === undefined || !isUnsteady(earlier) || !hasPassed(result.outcome, 0)) return result
  const before = detailsByBuild(row).get(replaced)
  return {
    ...result,
    outcome: 'f',
    cause: before?.cause ?? result.cause,
    isRerun: earlier === 'F' ? true : (before?.isRerun ?? result.isRerun),
  }
}

const isUnsteady = (outcome: string | undefined): boolean => outcome === 'F' || outcome === 'f'

function extendRow(row: TestHistory | undefined, job: string | undefined, result: JobResult, columns: Columns): TestHistory {
  const { outcome, cause, isRerun, duration, test } = withEarlierAttempt(result, row, columns)
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
    ...moveDetails(row, { cause, isRerun }, results, columns),
    durations: hasDurations ? move(row?.durations, duration, noDuration, columns) : undefined,
    isOlder: row !== undefined && (isOlder(row) || dropped.some((index) => row.results[index] !== '-')),
  })
}

/** The number for the results of a test that ran in no build. */
const notRun = -1

/**
 * Makes a function that copies a row of a history to a table, with the result of its test in this build. Returns false for a row that must
 * be made from its values: one with causes, with a failure in an earlier attempt of the build, or with another name or suite than the test
 * has now. Nearly all others only get another number.
 */
function createRowCopier({ builds, table: from, columns: rows }: TestHistories, table: RowTable, columns: Columns) {
  /** The new number for each old one, for each outcome. */
  const numbers = new Map<Outcome, (number | undefined)[]>()
  const isText = (old: number, results: string): boolean => old === partOfText && results === table.distinctResults[partOfText]
  const extended = (old: number, outcome: Outcome): number => {
    const ofOutcome = numbers.get(outcome) ?? []
    numbers.set(outcome, ofOutcome)
    const known = ofOutcome[old]
    if (known !== undefined) return known
    const results = move(from.distinctResults[old], outcome, '-', columns)
    const number = !hasRun(results) ? notRun : isText(old, results) ? partOfText : numberOfResults(table, results)
    ofOutcome[old] = number
    return number
  }
  const durationsOf = (row: number, duration: string): string | undefined => {
    const runs = from.durationsOf.get(row)
    if (runs === undefined && duration === noDuration) return undefined
    const codes = runs === undefined ? undefined : expandRuns(runs, builds.length, durationCodes)
    const needed = neededDurations(move(codes, duration, noDuration, columns))
    return needed === undefined ? undefined : shortenRuns(needed)
  }
  return (row: number, test: BuildTest | undefined): boolean => {
    const { outcome, cause, isRerun, duration } = test === undefined ? didNotRun : jobResult([test])
    const suite = from.suiteOf[row] ?? 0
    const old = from.resultsOf[row] ?? 0
    const fields = from.fieldsOf.get(row)
    if (cause !== undefined || isRerun !== undefined || (fields !== undefined && hasDetails(fields))) return false
    if (columns.replaced !== undefined && isUnsteady(from.distinctResults[old]?.[columns.replaced])) return false
    if (test !== undefined && !(hasName(from, row, test.name) && rows.isInSuite(test, suite))) return false
    const number = extended(old, outcome)
    if (number === notRun) return true
    const codes = durationsOf(row, duration)
    if (codes !== undefined) table.durationsOf.set(table.size, codes)
    if (number === partOfText) copyTextRow(table, from, row)
    else {
      const before = from.distinctResults[old] ?? ''
      const wasOlder = (fields?.isOlder === true && before.startsWith('-')) || columns.dropped.some((index) => before[index] !== '-')
      copyRow(table, from, row, number, wasOlder)
    }
    return true
  }
}

/** @param missing the character of builds that the text does not contain */
function move(text: string | undefined, added: string, missing: string, { from, shift }: Columns): string {
  if (shift !== undefined && text !== undefined) return text.slice(shift) + added
  let moved = ''
  for (const index of from) moved += index === undefined ? added : (text?.[index] ?? missing)
  return moved
}

function moveDetails(row: TestHistory | undefined, added: ResultDetails, results: string, { from }: Columns): DetailFields {
  const isAdded = added.cause !== undefined || added.isRerun !== undefined
  if (!isAdded && (row === undefined || !hasDetails(row))) return noDetails
  const known = row === undefined ? undefined : detailsByBuild(row)
  return newestDetails(results, (build) => {
    const index = from[build]
    return index === undefined ? added : known?.get(index)
  })
}

const noDetails: DetailFields = { causes: [] }
