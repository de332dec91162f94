import type { Status } from '../../records/record.js'
import type { TestCounts } from './test-counts.js'

/** A job, matrix leg or module of a build, with its tests. */
export interface JobSummary {
  /** The name of the job with the values of its matrix: `unit (windows-latest, 20)`. Absent for tests of the current job. */
  readonly job?: string
  readonly module?: string
  /** The page of the job. */
  readonly url?: string
  /** The page of the HTML report that contains the tests of the job, if it was uploaded. */
  readonly reportUrl?: string
  readonly status: Status
  readonly counts: TestCounts
  /** From the start of the first test or of the job to its end, in ms, if known. */
  readonly duration?: number
  /**
   * `waiting`: the job has not reported yet. `missing`: it ended without a report. `skipped`: it was skipped in an attempt after the first one.
   * `earlier`: it reported in an earlier attempt, and it is not known whether it has run again. Absent: it reported. Only in a comment, but
   * `missing` also in the job summary of a step that could not begin, and `earlier` in a report that joins records.
   */
  readonly state?: 'waiting' | 'missing' | 'skipped' | 'earlier'
  /**
   * The attempt in which the job reported or was skipped. Only in a comment about several attempts that several jobs write, and in a report
   * that joins records of several attempts.
   */
  readonly attempt?: number
}
