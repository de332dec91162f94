import type { Cause } from '../failure/cause.js'
import type { ListedTest } from './listed-test.js'
import type { CauseSummary, MergedFailure } from './merged-failure.js'

/** The number of distinct failed tests that reports list. */
const maximumListed = 1_000
/** The number of failed executions up to which distinct tests are counted. */
const maximumCounted = 100_000
const maximumCauses = 1_000
const maximumNames = 3

interface FailureEntry {
  readonly test: ListedTest
  readonly cause: Cause
  readonly jobs: Set<string>
  executions: number
}

interface CauseEntry {
  readonly cause: Cause
  readonly tests: Set<string>
  readonly jobs: Set<string>
  readonly first: ListedTest[]
  executions: number
}

/** Merges the failures of the same test for the same cause, and gathers the tests of each cause. */
export interface FailureTable {
  /** @param identity the same for the same test in several jobs */
  add(test: ListedTest, identity: string, job: string): void
  /** Adds the failures of a file whose tests came later. */
  absorb(other: FailureTable): void
  contents(): FailureTableContents
  /** @param jobIndex the place of a job in the list of jobs */
  result(jobIndex: (job: string) => number | undefined): {
    readonly failures: readonly MergedFailure[]
    readonly failedTests: number | undefined
    readonly causes: readonly CauseSummary[]
    readonly otherCauses: number
  }
}

interface FailureTableContents {
  readonly entries: ReadonlyMap<string, FailureEntry>
  readonly causes: ReadonlyMap<string, CauseEntry>
  readonly tests: ReadonlySet<string>
  readonly executions: number
  readonly otherCauses: ReadonlySet<string>
}

/** Makes an empty table. */
export function createFailureTable(): FailureTable {
  const entries = new Map<string, FailureEntry>()
  const causes = new Map<string, CauseEntry>()
  const otherCauses = new Set<string>()
  const tests = new Set<string>()
  let executions = 0

  function addEntry(key: string, { test, cause, jobs, executions: count }: FailureEntry): void {
    const known = entries.get(key)
    if (known === undefined) {
      if (entries.size < maximumListed) entries.set(key, { test, cause, jobs: new Set(jobs), executions: count })
      return
    }
    known.executions += count
    for (const job of jobs) known.jobs.add(job)
  }

  function addCause(id: string, { cause, tests: own, jobs, first, executions: count }: CauseEntry): void {
    let known = causes.get(id)
    if (known === undefined) {
      if (causes.size >= maximumCauses) {
        otherCauses.add(id)
        return
      }
      known = { cause, tests: new Set(), jobs: new Set(), first: [], executions: 0 }
      causes.set(id, known)
    }
    for (const test of first) {
      const isNew = known.first.length < maximumNames && !known.first.some((other) => other === test || other.id === test.id)
      if (isNew) known.first.push(test)
    }
    known.executions += count
    for (const test of own) known.tests.add(test)
    for (const job of jobs) known.jobs.add(job)
  }

  const indexes = (jobs: ReadonlySet<string>, jobIndex: (job: string) => number | undefined): readonly number[] =>
    [...jobs]
      .map(jobIndex)
      .filter((index) => index !== undefined)
      .toSorted((a, b) => a - b)

  return {
    add(test, identity, job) {
      executions += 1
      const { cause } = test
      if (executions > maximumCounted || cause === undefined) return
      tests.add(identity)
      const jobs = new Set([job])
      addEntry(`${cause.id} ${identity}`, { test, cause, jobs, executions: 1 })
      addCause(cause.id, { cause, tests: new Set([identity]), jobs, first: [test], executions: 1 })
    },
    absorb(other) {
      const added = other.contents()
      executions += added.executions
      for (const [key, entry] of added.entries) addEntry(key, entry)
      for (const [id, entry] of added.causes) addCause(id, entry)
      for (const id of added.otherCauses) otherCauses.add(id)
      for (const test of added.tests) tests.add(test)
    },
    contents: () => ({ entries, causes, tests, executions, otherCauses }),
    result: (jobIndex) => ({
      failures: [...entries.values()]
        .map(({ jobs, ...entry }) => ({ ...entry, jobs: indexes(jobs, jobIndex) }))
        .toSorted((a, b) => b.jobs.length - a.jobs.length),
      failedTests: executions > maximumCounted ? undefined : tests.size,
      causes: [...causes.values()]
        .map(({ cause, tests: own, jobs, first, executions: count }) => ({
          cause,
          executions: count,
          tests: own.size,
          jobs: indexes(jobs, jobIndex),
          first: [...first],
        }))
        .toSorted((a, b) => b.executions - a.executions),
      otherCauses: otherCauses.size,
    }),
  }
}
