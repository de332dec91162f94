import type { TestChanges, Verdict, VerdictCounts, VerdictKind } from './verdict.js'

/** The commit of the base branch that a build contains. */
export interface TestedBase {
  /** Full length. */
  readonly commit?: string
  /**
   * When it was committed; if that is not known, when this build started. Unix ms. If the base has no build, the last build that started
   * earlier takes its place.
   */
  readonly timestamp?: number
  /**
   * Whether this build may contain an older commit instead, because the real base of a pull request is not known, as in a shallow clone of
   * its branch. Then a difference may come from the base branch, and only failures and slower tests are listed.
   */
  readonly mayBeOlder?: true
}

/** The verdicts on the failures of a build, and what else changed. */
export interface Judgement {
  /**
   * Returns the verdict on a test that failed for a cause in one or more jobs. It is the most important one of these jobs.
   * @param id as in records
   * @param cause the id of the cause
   * @param jobs as in records; empty for all jobs in which the test failed for the cause
   */
  verdictOf(id: string, cause: string | undefined, jobs: readonly string[]): Verdict
  /** Returns the most important verdict on the tests that failed for a cause; undefined if no test did. */
  verdictOfCause(cause: string): VerdictKind | undefined
  /** Counts distinct tests. A test of which only some failures are excused counts by the others. */
  readonly counts: VerdictCounts
  /** The number of distinct flaky tests that were flaky or failed before, in each of their jobs. Excused tests do not count. */
  readonly knownFlaky: number
  readonly changes: TestChanges
  /** Why the history cannot judge some failures. Undefined if it judges all of them. */
  readonly gap?: HistoryGap
  /** The names of failed tests that change with each run. `#` replaces the parts that change. Absent if there are none. */
  readonly changingNames?: ReadonlySet<string>
  /** The number of tests per build of the history that failed by chance, if that is at least one and a failure of this run is new. */
  readonly flakyPerBuild?: number
}

/**
 * Why a history cannot judge a failure. `olderBase`: the tested base is older than all builds. The others are about tests that the history
 * does not contain: `noTest`: it contains no test of this run; `lostTests`: a part of it is damaged; `noNames`: it does not contain the
 * names of its tests, so that the test may have had another name.
 */
export type HistoryGap = 'olderBase' | 'noTest' | 'lostTests' | 'noNames'

/** The verdicts in the order of their importance. A test that is new in one job is new. */
export const verdictOrder: readonly VerdictKind[] = ['new', 'unseen', 'unknown', 'known', 'flaky']
