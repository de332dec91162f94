import { excerpt } from '../../base/text/excerpt.js'
import { shortenWithHash } from '../../base/text/shorten.js'
import { recordLimits } from '../../records/limits.js'
import { type Status, statuses } from '../../records/record.js'
import type { RecordedTest } from '../../records/recorder.js'
import type { Cause } from '../failure/cause.js'
import type { NamedTest, Quarantine } from '../quarantine/quarantine.js'
import type { QuarantineEntry } from '../quarantine/quarantine-entry.js'
import type { FailureTable } from './failure-table.js'
import type { FlakyTable } from './flaky-table.js'
import { createGroupTable, type GroupTable } from './group-table.js'
import { createJobTable, type JobTable } from './job-table.js'
import { type ListedTest, listTest } from './listed-test.js'
import { createLongest, type Longest } from './longest.js'
import type { QuarantineTable } from './quarantine-table.js'
import { addCounts, countQuarantined, countTest, type GrowingCounts, noTestCounts } from './test-counts.js'

const maximumSuites = 5_000
const maximumSuiteLength = 2_000
const maximumTags = 1_000
const maximumTagLength = 200
const maximumSlowest = 20
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
  /** The first tests of each status. Failed ones are in a {@link FailureTable}. */
  readonly tests: Readonly<Record<ListedStatus, ListedTest[]>>
  readonly jobs: JobTable
  /**
   * @param source the result file, if the test does not name it
   * @param id the id of a failed or flaky test, if it is not in the test
   * @param format the format of its file, likewise
   */
  add(test: RecordedTest, source: string, id: string | undefined, format: string | undefined): void
  /** Adds the tally of a file whose tests came later. */
  absorb(file: Tally): void
}

type ListedStatus = Exclude<Status, 'failed'>

const listedStatuses = statuses.filter((status): status is ListedStatus => status !== 'failed')

/** Receives the tests that are merged over jobs. */
export interface MergedTables {
  readonly failures: Pick<FailureTable, 'add'>
  readonly flaky: Pick<FlakyTable, 'add'>
  /** Returns the cause of a failed test. */
  readonly causeOf: (test: RecordedTest) => Cause
  /** Returns whether a failed test begins like an earlier one. */
  readonly beginsAlike: (test: RecordedTest) => boolean
  /** Absent if no entry applies to the run. */
  readonly quarantine?: { readonly quarantine: Quarantine; readonly table: Pick<QuarantineTable, 'add'> } | undefined
}

const namedTest = ({ id: recorded, module, suite, name, former }: RecordedTest, id: string | undefined): NamedTest => ({
  id: id ?? recorded,
  module,
  suite,
  name,
  former,
})

function sameSuite(a: readonly string[] | undefined, b: readonly string[]): boolean {
  return a === b || (a !== undefined && a.length === b.length && a.every((name, index) => name === b[index]))
}

const boundedKey = (key: string, limit: number) => (key.length <= limit ? key : excerpt(key, limit))

/** Ids of Build Report have 32 characters. Other tools may write longer ones. */
const maximumIdentity = 100
const hashLength = 32

/**
 * Makes an empty tally.
 * @param run the tally to which this one will be added; tests for which it has no room are not copied
 */
export function createTally(merged: MergedTables, run?: Tally): Tally {
  const counts = noTestCounts()
  const suites = createGroupTable(maximumSuites)
  const tags = createGroupTable(maximumTags)
  const slowest = createLongest(maximumSlowest, run?.slowest.floor())
  const tests: Record<ListedStatus, ListedTest[]> = { successful: [], skipped: [], cancelled: [], running: [], unknown: [] }
  const jobs = createJobTable()
  const roomOf = (status: ListedStatus) => maximumListed - (run?.tests[status].length ?? 0)
  const room: Readonly<Record<ListedStatus, number>> = {
    successful: roomOf('successful'),
    skipped: roomOf('skipped'),
    cancelled: roomOf('cancelled'),
    running: roomOf('running'),
    unknown: roomOf('unknown'),
  }
  // Tests of one suite usually come together and share one array, so one lookup per suite is enough.
  let lastSuite: readonly string[] | undefined
  let suiteCounts = counts

  /** Returns the same text for a test in several jobs. A test without an id is different from every other. */
  const identityOf = (id: string | undefined, source: string): string =>
    id === undefined ? `${source}\0${counts.total}` : shortenWithHash(id, maximumIdentity, hashLength)

  function countTags(test: RecordedTest, names: readonly string[], duration: number, isFlaky: boolean): void {
    const length = Math.min(names.length, recordLimits.tags)
    for (let index = 0; index < length; index++) {
      const name = names[index]
      if (name === undefined || names.indexOf(name) < index) continue
      countTest(tags.of(boundedKey(name, maximumTagLength)), test.status, duration, isFlaky)
    }
  }

  /** Passes a failed or flaky test on. Returns the copy of the test if one was kept, and whether its failure is excused. */
  function merge(
    test: RecordedTest,
    { source, id, format, job }: { source: string; id: string | undefined; format: string | undefined; job: string },
  ): { readonly copy: ListedTest | undefined; readonly isExcused: boolean } {
    let cause: Cause | undefined
    let copy: ListedTest | undefined
    const findCause = () => {
      cause ??= merged.causeOf(test)
      return cause
    }
    const list = () => {
      copy ??= listTest(test, source, { id, format, cause })
      return copy
    }
    const identity = identityOf(id ?? test.id, source)
    const quarantine = test.status === 'failed' ? quarantined(test, id, identity) : undefined
    if (test.status === 'failed') {
      merged.failures.add({ identity, cause: findCause, beginsAlike: () => merged.beginsAlike(test), job, list, quarantine })
    }
    if (test.flaky === true) merged.flaky.add({ identity, job, isExcused: quarantine !== undefined || isExcusedFlaky(test, id), list })
    return { copy, isExcused: quarantine !== undefined }
  }

  const isExcusedFlaky = (test: RecordedTest, id: string | undefined): boolean =>
    test.status !== 'failed' && merged.quarantine?.quarantine.entryOf(namedTest(test, id)) !== undefined

  /** Counts a failed test if it is quarantined. Returns the entry that quarantines it. */
  function quarantined(test: RecordedTest, id: string | undefined, identity: string): QuarantineEntry | undefined {
    if (merged.quarantine === undefined) return undefined
    const entry = merged.quarantine.quarantine.entryOf(namedTest(test, id))
    merged.quarantine.table.add(identity, entry)
    if (entry === undefined) return undefined
    countQuarantined(counts)
    countQuarantined(suiteCounts)
    jobs.quarantineLast()
    return entry
  }

  return {
    counts,
    suites,
    tags,
    slowest,
    tests,
    jobs,
    add(test, source, id, format) {
      const { status } = test
      const duration = test.duration ?? 0
      const isFlaky = test.flaky === true
      if (test.suite !== lastSuite) {
        if (!sameSuite(lastSuite, test.suite)) suiteCounts = suites.of(boundedKey(test.suite.join(suiteSeparator), maximumSuiteLength))
        lastSuite = test.suite
      }
      countTest(counts, status, duration, isFlaky)
      countTest(suiteCounts, status, duration, isFlaky)
      const job = jobs.add(test, duration, isFlaky)
      if (test.tags !== undefined) countTags(test, test.tags, duration, isFlaky)

      if (status !== 'failed') merged.quarantine?.quarantine.see(namedTest(test, id))
      const result = status === 'failed' || isFlaky ? merge(test, { source, id, format, job }) : undefined
      const hasRoom = status !== 'failed' && tests[status].length < room[status]
      const isSlow = duration > slowest.floor()
      if (!hasRoom && !isSlow) return
      const listed = result?.copy ?? listTest(test, source, { id, format })
      if (hasRoom) tests[status].push(listed)
      if (isSlow) slowest.offer(result?.isExcused === true ? { ...listed, quarantined: true } : listed, duration)
    },
    absorb(file) {
      addCounts(counts, file.counts)
      suites.absorb(file.suites)
      tags.absorb(file.tags)
      for (const test of file.slowest.result()) slowest.offer(test, test.duration ?? 0)
      // The lists of the file are limited to the room in these lists.
      for (const status of listedStatuses) tests[status].push(...file.tests[status])
      jobs.absorb(file.jobs)
    },
  }
}
