import type { Outcome } from './test-histories.js'

/** The identity of a test before a rule for names changed. */
export type FormerTest = Pick<BuildTest, 'id' | 'suite' | 'name'>

/** The result of a test in this build, in one job. */
export interface BuildTest {
  /** As in records. */
  readonly id: string
  /** The job with the values of its matrix, if the results of several jobs are joined. */
  readonly job?: string
  readonly module?: string
  readonly suite: readonly string[]
  readonly name: string
  /** The identity that the previous version gave the test, if a rule for names has changed since. */
  readonly former?: FormerTest
  /** As in the result file. */
  readonly file?: string
  readonly outcome: Outcome
  /** In ms. */
  readonly duration?: number
  /** The id of the cause of its failure. If the test is flaky, of its last attempt that failed. */
  readonly cause?: string
  /** A flaky test: it passed only when its job was run again. A failed one: it failed in each of several attempts. */
  readonly isRepeated?: true
}

/** The results of all tests of this build, in bounded memory. */
export interface BuildResults {
  /** Whether results are missing, so that a test without a result may have run. */
  readonly isIncomplete: boolean
  /** The ref of joined records that is not the ref of the run, the first of several. */
  readonly otherRef?: string
  /** The number of rows. */
  readonly size: number
  /** The number of tests that were left out, because there are more than fit. */
  readonly leftOut: number
  /** Whether a test has a former name. */
  readonly hasFormer?: boolean
  /** @param job as in {@link BuildTest} */
  find(id: string, job?: string): BuildTest | undefined
  /** @param index from 0 to `size`, in the order of {@link all} */
  at(index: number): BuildTest
  all(): Iterable<BuildTest>
}
