import { definedFields } from '../../base/defined-fields.js'
import { detach } from '../../base/text/detach.js'
import { indexesOf, type JobIndex } from './job-indexes.js'
import type { ListedTest } from './listed-test.js'
import type { RunSummary } from './run-summary.js'

/** The number of flaky tests that reports list. */
const maximumListed = 200
/** The number of flaky executions up to which distinct tests are counted. */
const maximumCounted = 100_000

interface FlakyEntry {
  readonly test: ListedTest
  readonly jobs: Set<string>
  executions: number
}

/** A flaky execution of a test. */
interface FlakyExecution {
  /** The same for the same test in several jobs. */
  readonly identity: string
  /** The key of the job. */
  readonly job: string
  /** Whether the quarantine excuses the test. */
  readonly isExcused: boolean
  /** Copies the test; called only if the copy is kept. */
  readonly list: () => ListedTest
}

/** Merges the flaky executions of the same test, in bounded memory. */
export interface FlakyTable {
  add(execution: FlakyExecution): void
  beginFile(): void
  /** Discards every execution since `beginFile`. They come again. */
  restartFile(): void
  /** Returns the first tests, in the order of reading. */
  result(jobIndex: JobIndex): Pick<RunSummary, 'flakyFailures' | 'flakyTests' | 'excusedFlaky'>
}

/** Makes an empty table. */
export function createFlakyTable(): FlakyTable {
  const tests = new Set<string>()
  const excused = new Set<string>()
  const entries = new Map<string, FlakyEntry>()
  let executions = 0
  let executionsBefore = 0
  let newTests: string[] = []
  let undo: (() => void)[] = []

  function addTest({ identity, job, isExcused, list }: FlakyExecution): void {
    const key = detach(identity)
    tests.add(key)
    if (isExcused) excused.add(key)
    newTests.push(key)
    if (entries.size < maximumListed) entries.set(key, { test: list(), jobs: new Set([job]), executions: 1 })
  }

  function count(entry: FlakyEntry, job: string): void {
    const isNewJob = !entry.jobs.has(job)
    entry.jobs.add(job)
    entry.executions += 1
    undo.push(() => {
      entry.executions -= 1
      if (isNewJob) entry.jobs.delete(job)
    })
  }

  return {
    add(execution) {
      executions += 1
      if (executions > maximumCounted) return
      const entry = entries.get(execution.identity)
      if (entry !== undefined) count(entry, execution.job)
      else if (!tests.has(execution.identity)) addTest(execution)
    },
    beginFile() {
      executionsBefore = executions
      newTests = []
      undo = []
    },
    restartFile() {
      for (const step of undo) step()
      for (const identity of newTests) {
        tests.delete(identity)
        excused.delete(identity)
        entries.delete(identity)
      }
      executions = executionsBefore
      newTests = []
      undo = []
    },
    result: (jobIndex) => ({
      flakyFailures: [...entries.values()].map(({ test, jobs, executions: count }) => ({
        test,
        jobs: indexesOf(jobs, jobIndex),
        executions: count,
      })),
      flakyTests: executions > maximumCounted ? undefined : tests.size,
      ...definedFields({ excusedFlaky: excused.size > 0 && executions <= maximumCounted ? excused.size : undefined }),
    }),
  }
}
