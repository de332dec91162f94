import type { CauseFold } from '../failure/cause/cause-fold.js'
import type { Cause } from '../failure/cause.js'
import type { QuarantineEntry } from '../quarantine/quarantine-entry.js'
import type { Verdict, VerdictKind } from '../verdicts/verdict.js'
import type { ListedTest } from './listed-test.js'

/** A test in all jobs in which it had the same result. */
export interface MergedTest {
  /** The first execution. */
  readonly test: ListedTest
  /** Indexes into `RunSummary.jobs`, ascending. */
  readonly jobs: readonly number[]
  /** The number of executions with this result. */
  readonly executions: number
  /** Undefined if the run has no history. A test that is flaky in this run has a verdict only if it was flaky before. */
  readonly verdict?: Verdict
}

/** A failed test in all jobs in which it failed for the same cause. */
export interface MergedFailure extends MergedTest {
  readonly cause: Cause
  /** The entry that quarantines the test. */
  readonly quarantine?: QuarantineEntry
}

/** A cause and all tests that fail for it. */
export interface CauseSummary {
  readonly cause: Cause
  /** The number of failed executions. */
  readonly executions: number
  /** The number of distinct tests. */
  readonly tests: number
  /** Indexes into `RunSummary.jobs`, ascending. */
  readonly jobs: readonly number[]
  /** The first failed tests, up to three distinct ones. */
  readonly first: readonly ListedTest[]
  /** The most important verdict on its tests. Undefined if the run has no history. */
  readonly verdict?: VerdictKind
  /** The number of causes that a report shows as this one, and what they differ in. */
  readonly folded?: { readonly causes: number } & Pick<CauseFold, 'differ'>
}
