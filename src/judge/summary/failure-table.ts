import type { Cause } from '../failure/cause.js'
import type { QuarantineEntry } from '../quarantine/quarantine-entry.js'
import { type CountedCauses, createCauseTable } from './cause-table.js'
import type { JobIndex } from './job-indexes.js'
import { createListedFailures } from './listed-failures.js'
import type { ListedTest } from './listed-test.js'
import type { MergedFailure } from './merged-failure.js'

/** The number of failed executions that are merged. */
export const maximumMerged = 100_000
/** The number of tests that are kept only as names of their cause, because the list of failures has no place for them. */
const maximumNamed = 1_000

/** A failed execution of a test. */
interface FailedExecution {
  /** The same for the same test in several jobs. */
  readonly identity: string
  /** Called only if the cause is needed. */
  readonly cause: () => Cause
  /** Returns whether the failure begins like an earlier one. Called for each failure that is merged. */
  readonly beginsAlike: () => boolean
  /** The key of the job. */
  readonly job: string
  /** Copies the test; called only if the copy is kept. */
  readonly list: () => ListedTest
  /** The entry that quarantines the test. */
  readonly quarantine?: QuarantineEntry | undefined
}

/** Merges the failures of the same test for the same cause, and gathers the tests of each cause, in bounded memory. */
export interface FailureTable {
  add(execution: FailedExecution): void
  beginFile(): void
  /** Discards every execution since `beginFile`. They come again. */
  restartFile(): void
  result(jobIndex: JobIndex): {
    readonly failures: readonly MergedFailure[]
    readonly failedTests: number | undefined
  } & CountedCauses
}

/** Makes an empty table. */
export function createFailureTable(): FailureTable {
  const causes = createCauseTable()
  const listed = createListedFailures()
  let executions = 0
  let named = 0
  let before = { executions, named }

  return {
    add({ identity, cause, beginsAlike, job, list, quarantine }) {
      executions += 1
      if (executions > maximumMerged) return
      if (!beginsAlike() && causes.isFull()) {
        causes.addUnread(identity)
        return
      }
      const pair = causes.add(identity, cause(), job)
      const needsName = pair.isNew && causes.needsName(pair.cause)
      const copy = listed.add(pair, job, list, quarantine)
      if (!needsName || (copy === undefined && named >= maximumNamed)) return
      causes.name(pair.cause, copy ?? list())
      if (copy === undefined) named += 1
    },
    beginFile() {
      causes.beginFile()
      listed.beginFile()
      before = { executions, named }
    },
    restartFile() {
      causes.restartFile()
      listed.restartFile()
      ;({ executions, named } = before)
    },
    result: (jobIndex) => ({
      failures: listed.result(jobIndex),
      failedTests: executions > maximumMerged ? undefined : causes.tests(),
      ...causes.result(jobIndex),
    }),
  }
}
