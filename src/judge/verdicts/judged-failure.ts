import type { CauseSpread } from './cause-spread.js'

/** A test that failed in a job of this run. */
export interface JudgedFailure {
  /** As in records. */
  readonly id: string
  /** The id of the cause; undefined if it is not known. */
  readonly cause: string | undefined
  /** Whether the test failed in each of several attempts. */
  readonly isRepeated?: true | undefined
  /** Returns how often the test failed in a row for this cause: in the jobs of this run and in the pushes before. */
  readonly times: () => number
}

/** The causes of the failures of this run. */
export interface RunCauses {
  /** Returns the number of distinct tests of this run with a cause, or `manyTests` if there are more. */
  readonly testsOf: (cause: string) => number
  readonly spread: CauseSpread
}
