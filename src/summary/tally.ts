import { type Status, statuses } from '../records/record.js'
import type { RecordedTest } from '../records/recorder.js'
import { excerpt } from '../text/excerpt.js'
import { createFailureTable, type FailureTable } from './failure-table.js'
import { createGroupTable, type GroupTable } from './group-table.js'
import { createJobTable, type JobTable } from './job-table.js'
import { type ListedTest, listTest } from './listed-test.js'
import { createLongest, type Longest } from './longest.js'
import { addCounts, countTest, type GrowingCounts, noTestCounts } from './test-counts.js'

const maximumSuites = 5_000
const maximumSuiteLength = 2_000
const maximumTags = 1_000
const maximumTagsOfATest = 100
const maximumTagLength = 200
const maximumSlowest = 20
/** The number of failed tests that a summary lists. */
export const maximumFailed = 1_000
const maximumListed = 200

/** Separates the names of a suite's path in a key. No format can express this character in a name. */
const suiteSeparator = '\0'

/** Returns the names of a suite's path, outermost first, from its key in the suite table. */
export const suitePath = (key: string): readonly string[] => (key === '' ? [] : key.split(suiteSeparator))

/** The totals and lists of tests of one file or of a run. */
export interface Tally {
  readonly counts: GrowingCounts
  readonly suites: GroupTable
  readonly tags: GroupTable
  readonly slowest: Longest
  /** The first tests of each status. */
  readonly tests: Readonly<Record<Status, ListedTest[]>>
  readonly flaky: ListedTest[]
  readonly jobs: JobTable
  readonly failures: FailureTable
  readonly flakyTests: Set<string>
  /** @param source the result file, if the test does not name it */
  add(test: RecordedTest, source: string): void
  /** Adds the tally of a file whose tests came later. */
  absorb(file: Tally): void
}

const maximumFlakyTests = 100_000

function sameSuite(a: readonly string[] | undefined, b: readonly string[]): boolean {
  return a === b || (a !== undefined && a.length === b.length && a.every((name, index) => name === b[index]))
}

const boundedKey = (key: string, limit: number) => (key.length <= limit ? key : excerpt(key, limit))

/**
 * Makes an empty tally.
 * @param run the tally to which this one will be added; tests for which it has no room are not copied
 */
export function createTally(run?: Tally): Tally {
  const counts = noTestCounts()
  const suites = createGroupTable(maximumSuites)
  const tags = createGroupTable(maximumTags)
  const slowest = createLongest(maximumSlowest, run?.slowest.floor())
  const tests: Record<Status, ListedTest[]> = { successful: [], failed: [], skipped: [], cancelled: [], running: [], unknown: [] }
  const flaky: ListedTest[] = []
  const jobs = createJobTable()
  const failures = createFailureTable()
  const flakyTests = new Set<string>()
  const flakyRoom = maximumListed - (run?.flaky.length ?? 0)
  const roomOf = (status: Status) => (status === 'failed' ? maximumFailed : maximumListed) - (run?.tests[status].length ?? 0)
  const room: Readonly<Record<Status, number>> = {
    successful: roomOf('successful'),
    failed: roomOf('failed'),
    skipped: roomOf('skipped'),
    cancelled: roomOf('cancelled'),
    running: roomOf('running'),
    unknown: roomOf('unknown'),
  }
  // Tests of one suite usually come together and share one array, so one lookup per suite is enough.
  let lastSuite: readonly string[] | undefined
  let suiteCounts = counts

  /** Returns the same text for a test in several jobs. A test without an id is different from every other. */
  const identityOf = (test: RecordedTest, source: string): string => test.id ?? `${source}\0${counts.total}`

  function countTags(test: RecordedTest, names: readonly string[], duration: number, isFlaky: boolean): void {
    const length = Math.min(names.length, maximumTagsOfATest)
    for (let index = 0; index < length; index++) {
      const name = names[index]
      if (name === undefined || names.indexOf(name) < index) continue
      countTest(tags.of(boundedKey(name, maximumTagLength)), test.status, duration, isFlaky)
    }
  }

  return {
    counts,
    suites,
    tags,
    slowest,
    tests,
    flaky,
    jobs,
    failures,
    flakyTests,
    add(test, source) {
      const { status } = test
      const duration = test.duration ?? 0
      const isFlaky = test.flaky === true
      if (test.suite !== lastSuite) {
        if (!sameSuite(lastSuite, test.suite)) suiteCounts = suites.of(boundedKey(test.suite.join(suiteSeparator), maximumSuiteLength))
        lastSuite = test.suite
      }
      countTest(counts, status, duration, isFlaky)
      countTest(suiteCounts, status, duration, isFlaky)
      const job = jobs.add(test, duration)
      if (test.tags !== undefined) countTags(test, test.tags, duration, isFlaky)

      const listed = tests[status]
      const hasRoom = listed.length < room[status]
      const isSlow = duration > slowest.floor()
      const isListedFlaky = isFlaky && flaky.length < flakyRoom
      if (!hasRoom && !isSlow && !isFlaky && status !== 'failed') return
      const copy = listTest(test, source)
      if (status === 'failed') failures.add(copy, identityOf(test, source), job)
      if (isFlaky && flakyTests.size < maximumFlakyTests) flakyTests.add(identityOf(test, source))
      if (hasRoom) listed.push(copy)
      if (isSlow) slowest.offer(copy, duration)
      if (isListedFlaky) flaky.push(copy)
    },
    absorb(file) {
      addCounts(counts, file.counts)
      suites.absorb(file.suites)
      tags.absorb(file.tags)
      for (const test of file.slowest.result()) slowest.offer(test, test.duration ?? 0)
      // The lists of the file are limited to the room in these lists.
      for (const status of statuses) tests[status].push(...file.tests[status])
      flaky.push(...file.flaky)
      jobs.absorb(file.jobs)
      failures.absorb(file.failures)
      for (const test of file.flakyTests) flakyTests.add(test)
    },
  }
}
