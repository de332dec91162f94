import type { Cause } from '../failure/cause.js'
import type { ListedTest } from './listed-test.js'

/** A failed test in all jobs in which it failed for the same cause. */
export interface MergedFailure {
  /** The first execution. */
  readonly test: ListedTest
  readonly cause: Cause
  /** Indexes into `RunSummary.jobs`, ascending. */
  readonly jobs: readonly number[]
  /** The number of failed executions. */
  readonly executions: number
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
}
