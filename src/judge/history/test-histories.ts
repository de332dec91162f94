import type { HistoryBuild } from './history-build.js'
import type { HistoryColumns } from './history-columns.js'
import type { RowTable } from './row-table.js'

/** The result of a test in a build: `P` passed, `F` failed, `f` flaky, `S` skipped, `-` did not run. */
export type Outcome = 'P' | 'F' | 'f' | 'S' | '-'

/** The number of hexadecimal digits of a test's id that a history contains. */
export const historyIdLength = 10

/** The results of a test in the builds of a branch. */
export interface TestHistory {
  /** The first {@link historyIdLength} digits of the id that records contain. */
  readonly id: string
  /** The job, if the test has other results in it than in the other jobs of the history. */
  readonly job?: string
  readonly module?: string
  /** Outermost first. */
  readonly suite: readonly string[]
  /** Empty if the history was too large to keep names. */
  readonly name: string
  /** One {@link Outcome} per build, the oldest first. */
  readonly results: string
  /** The 95th percentile of its durations in ms, within 12 %, if that is at least 100. */
  readonly p95Ms?: number
  /** The number of builds from which `p95Ms` is computed: those in which the test passed, also after a retry. */
  readonly samples?: number
  /** One code of its duration per build, from which `p95Ms` is computed. Undefined if every duration is below 100 ms. */
  readonly durations?: string
  /** The index of the build in which the test appeared first; undefined if that is older than the history. */
  readonly firstBuild?: number
  /** The ids of the causes of its last failures, at most three, the newest first. Undefined for a failure whose cause is unknown. */
  readonly causes: readonly (string | undefined)[]
  /** The ids of the causes of its last flaky results, in the same form. Absent if none is known. */
  readonly flakyCauses?: readonly (string | undefined)[]
  /**
   * Which of its last three flaky results, the newest first, passed only when their job was run again. The others passed after a retry.
   * Absent if none did.
   */
  readonly reruns?: readonly (true | undefined)[]
}

/** The results of the tests of a branch in its last builds. */
export interface TestHistories {
  /** The oldest first. At most 50. */
  readonly builds: readonly HistoryBuild[]
  /** The number of tests. A test with a row of its own for a job counts once per row. */
  readonly size: number
  /**
   * Returns the row of a test in a job, else its row for all jobs.
   * @param id at least the first {@link historyIdLength} digits
   */
  find(id: string, job?: string): TestHistory | undefined
  /** Yields all rows. */
  all(): Iterable<TestHistory>
  /** The same rows by their positions. Reads single fields faster than {@link all}. */
  readonly columns: HistoryColumns
  /** The rows as they are stored. */
  readonly table: RowTable
}
