import { definedFields } from '../../base/defined-fields.js'
import type { QuarantineEntry } from '../quarantine/quarantine-entry.js'
import type { CauseEntry, CausePair } from './cause-table.js'
import { createFailureQuota } from './failure-quota.js'
import { indexesOf, type JobIndex } from './job-indexes.js'
import type { ListedTest } from './listed-test.js'
import type { MergedFailure } from './merged-failure.js'

/** The number of failed tests that reports list. */
export const maximumListed = 1_000

interface ListedFailure {
  readonly key: number
  readonly test: ListedTest
  readonly cause: CauseEntry
  readonly jobs: Set<string>
  /** The position in the order of reading. */
  readonly order: number
  readonly quarantine: QuarantineEntry | undefined
  executions: number
}

/** The failed tests that reports list. Each cause gets a fair share of the places. */
export interface ListedFailures {
  /**
   * Counts a failed execution.
   * @param list copies the test; called only if the copy is kept
   * @param quarantine the entry that quarantines the test
   * @returns the copy if it is kept
   */
  add(pair: CausePair, job: string, list: () => ListedTest, quarantine?: QuarantineEntry): ListedTest | undefined
  beginFile(): void
  /** Discards every execution since `beginFile`. */
  restartFile(): void
  /** Returns the tests that failed in the most jobs first, then in the order of reading. */
  result(jobIndex: JobIndex): readonly MergedFailure[]
}

/** Makes an empty list. */
export function createListedFailures(): ListedFailures {
  const entries = new Map<number, ListedFailure>()
  const entriesOf = new Map<CauseEntry, ListedFailure[]>()
  let quota = createFailureQuota<CauseEntry>(maximumListed)
  let savedQuota: typeof quota | undefined
  let undo: (() => void)[] = []
  let order = 0

  function insert(entry: ListedFailure): void {
    entries.set(entry.key, entry)
    const own = entriesOf.get(entry.cause)
    if (own === undefined) entriesOf.set(entry.cause, [entry])
    else own.push(entry)
  }

  function removeLast(cause: CauseEntry): ListedFailure | undefined {
    const own = entriesOf.get(cause)
    const entry = own?.pop()
    if (own?.length === 0) entriesOf.delete(cause)
    if (entry !== undefined) entries.delete(entry.key)
    return entry
  }

  function count(entry: ListedFailure, job: string): void {
    entry.executions += 1
    const isNewJob = !entry.jobs.has(job)
    entry.jobs.add(job)
    undo.push(() => {
      entry.executions -= 1
      if (isNewJob) entry.jobs.delete(job)
    })
  }

  return {
    add({ cause, key, isNew }, job, list, quarantine) {
      const known = entries.get(key)
      if (known !== undefined) {
        count(known, job)
        return undefined
      }
      // A pair without an entry gets none later, because its executions would not be complete.
      if (!isNew) return undefined
      savedQuota ??= quota.copy()
      const admission = quota.admit(cause)
      if (admission === undefined) return undefined
      const evicted = admission.evicted === undefined ? undefined : removeLast(admission.evicted)
      const entry: ListedFailure = { key, test: list(), cause, jobs: new Set([job]), order, quarantine, executions: 1 }
      order += 1
      insert(entry)
      undo.push(() => {
        removeLast(cause)
        if (evicted !== undefined) insert(evicted)
      })
      return entry.test
    },
    beginFile() {
      savedQuota = undefined
      undo = []
    },
    restartFile() {
      for (const step of undo.reverse()) step()
      quota = savedQuota ?? quota
      savedQuota = undefined
      undo = []
    },
    result: (jobIndex) =>
      [...entries.values()]
        .sort((a, b) => b.jobs.size - a.jobs.size || a.order - b.order)
        .flatMap(({ test, cause: { cause }, jobs, executions, quarantine }) =>
          cause === undefined ? [] : [{ test, cause, jobs: indexesOf(jobs, jobIndex), executions, ...definedFields({ quarantine }) }],
        ),
  }
}
