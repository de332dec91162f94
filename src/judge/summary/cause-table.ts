import { definedFields } from '../../base/defined-fields.js'
import type { Cause } from '../failure/cause.js'
import { indexesOf, type JobIndex } from './job-indexes.js'
import type { ListedTest } from './listed-test.js'
import type { RunSummary } from './run-summary.js'
import { createTestTable } from './test-table.js'

/** The number of causes in a summary. */
const maximumCauses = 1_000
/** The number of causes whose signature is kept. More than in a summary, because the most frequent ones may come last. */
const maximumSignatures = 5_000
/** After this number of causes, only failures that begin like an earlier one are read. */
const maximumRead = 2_000
/** The number of tests that a cause names. */
const maximumNames = 3

/** A cause while it is counted. */
export interface CauseEntry {
  readonly index: number
  readonly id: string
  /** Absent if only one failure was read, and many causes before it. */
  cause: Cause | undefined
  executions: number
  /** The number of distinct tests. */
  tests: number
  readonly job: string
  /** All jobs if there are several. Most causes are in one job, and a set takes much more memory. */
  jobs: Set<string> | undefined
  first: ListedTest[] | undefined
  /** The file in which the cause was last seen, and both numbers before it. */
  file: number
  executionsBefore: number
  testsBefore: number
}

/** A test and a cause for which it failed. */
export interface CausePair {
  readonly cause: CauseEntry
  /** Identifies both. */
  readonly key: number
  /** Whether this is the first failure of the test for the cause. */
  readonly isNew: boolean
}

/** Counts the executions, the distinct tests and the jobs of each cause. Its memory grows with the number of distinct tests. */
export interface CauseTable {
  /** @param identity the same for the same test in several jobs */
  add(identity: string, cause: Cause, job: string): CausePair
  /** Returns whether the table has its maximum of causes. After that, only failures that begin like an earlier one need a cause. */
  isFull(): boolean
  /** Counts a failed test without its cause. */
  addUnread(identity: string): void
  /** Returns whether the cause needs one more name. */
  needsName(entry: CauseEntry): boolean
  /** Names a test that is new for the cause. */
  name(entry: CauseEntry, test: ListedTest): void
  /** Returns the number of distinct tests. */
  tests(): number
  beginFile(): void
  /** Discards every execution since `beginFile`. */
  restartFile(): void
  result(jobIndex: JobIndex): CountedCauses
}

/** The most frequent causes, and the number of all. */
export type CountedCauses = Pick<RunSummary, 'causes' | 'otherCauses' | 'otherCausesIsMinimum'>

const initialTests = 1_024

/** The first cause of a test whose causes were not read. */
const noCause = 2 ** 32 - 1

/** Leaves room for one hundred million causes in a key that is a safe integer. */
const pairKey = (test: number, cause: number): number => cause * 2 ** 26 + test

/** Makes an empty table. */
export function createCauseTable(): CauseTable {
  const causes = new Map<string, CauseEntry>()
  const tests = createTestTable()
  /** The index of the first cause of each test. Few tests have several. */
  let firstCauses = new Uint32Array(initialTests)
  const otherPairs = new Set<number>()
  let signatures = 0
  let hasUnread = false
  let file = 0
  let journal = createJournal({ signatures, hasUnread, tests: 0, causes: 0 })

  function entryOf(cause: Cause, job: string): CauseEntry {
    const known = causes.get(cause.id)
    if (known !== undefined) {
      if (known.file !== file) {
        known.file = file
        known.executionsBefore = known.executions
        known.testsBefore = known.tests
        journal.seen.push(known)
      }
      return known
    }
    const { id } = cause
    const entry: CauseEntry = {
      index: causes.size,
      id,
      cause: undefined,
      executions: 0,
      tests: 0,
      job,
      jobs: undefined,
      first: undefined,
      file,
      executionsBefore: 0,
      testsBefore: 0,
    }
    causes.set(id, entry)
    journal.seen.push(entry)
    return entry
  }

  function addJob(entry: CauseEntry, job: string): void {
    if (entry.jobs === undefined) {
      if (entry.job === job) return
      entry.jobs = new Set([entry.job])
    }
    const { jobs } = entry
    if (jobs.has(job)) return
    jobs.add(job)
    journal.undo.push(() => jobs.delete(job))
  }

  /** Keeps the signature of the first causes, and of each later one that comes again. */
  function keepSignature(entry: CauseEntry, cause: Cause): void {
    if (entry.cause !== undefined || signatures >= maximumSignatures) return
    if (signatures >= maximumCauses && entry.executions < 2) return
    signatures += 1
    entry.cause = cause
    journal.undo.push(() => {
      entry.cause = undefined
    })
  }

  function setFirstCause(test: number, index: number): void {
    if (test === firstCauses.length) {
      const larger = new Uint32Array(2 * test)
      larger.set(firstCauses)
      firstCauses = larger
    }
    firstCauses[test] = index
  }

  function beginFile(): void {
    file += 1
    journal = createJournal({ signatures, hasUnread, tests: tests.size(), causes: causes.size })
  }

  return {
    add(identity, cause, job) {
      const entry = entryOf(cause, job)
      entry.executions += 1
      addJob(entry, job)
      keepSignature(entry, cause)
      const before = tests.size()
      const test = tests.indexOf(identity)
      const key = pairKey(test, entry.index)
      let isNew = test === before
      if (isNew) setFirstCause(test, entry.index)
      else if (firstCauses[test] !== entry.index && !otherPairs.has(key)) {
        otherPairs.add(key)
        isNew = true
        journal.undo.push(() => otherPairs.delete(key))
      }
      if (isNew) entry.tests += 1
      return { cause: entry, key, isNew }
    },
    isFull: () => causes.size >= maximumRead,
    addUnread(identity) {
      hasUnread = true
      const before = tests.size()
      const test = tests.indexOf(identity)
      if (test === before) setFirstCause(test, noCause)
    },
    needsName: ({ cause, first }) => cause !== undefined && (first === undefined || first.length < maximumNames),
    name(entry, test) {
      const first = entry.first ?? []
      entry.first = first
      first.push(test)
      journal.undo.push(() => first.pop())
    },
    tests: () => tests.size(),
    beginFile,
    restartFile() {
      for (const undo of journal.undo.toReversed()) undo()
      for (const entry of journal.seen) {
        entry.executions = entry.executionsBefore
        entry.tests = entry.testsBefore
        if (entry.index >= journal.causes) causes.delete(entry.id)
      }
      tests.truncate(journal.tests)
      ;({ signatures, hasUnread } = journal)
      beginFile()
    },
    result(jobIndex) {
      const kept = [...causes.values()]
        .flatMap((entry) => (entry.cause === undefined ? [] : [{ ...entry, cause: entry.cause }]))
        .sort((a, b) => b.executions - a.executions)
        .slice(0, maximumCauses)
      return {
        causes: kept.map(({ cause, executions, tests: own, job, jobs = [job], first = [] }) => ({
          cause,
          executions,
          tests: own,
          jobs: indexesOf(jobs, jobIndex),
          first: [...first],
        })),
        otherCauses: causes.size - kept.length,
        ...definedFields({ otherCausesIsMinimum: hasUnread || undefined }),
      }
    },
  }
}

/** The changes since the beginning of a file, so that they can be undone. */
interface Journal {
  /** The number of kept signatures, of tests and of causes at the beginning, and whether a cause was not read. */
  readonly signatures: number
  readonly hasUnread: boolean
  readonly tests: number
  readonly causes: number
  /** Every cause of the file, once: a file may have 100,000 failures. */
  readonly seen: CauseEntry[]
  /** Reverts the other changes, which are few. */
  readonly undo: (() => void)[]
}

const createJournal = (before: Omit<Journal, 'seen' | 'undo'>): Journal => ({ ...before, seen: [], undo: [] })
