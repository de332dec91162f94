// The data of the HTML report about earlier builds. Texts are shortened and safe to show, as in page-data.ts.
import type { VerdictKind } from '../../../judge/verdicts/verdict.js'

/** The changes that the list shows in groups of their own. */
export type PageChangeKind = 'fixed' | 'slower' | 'newlySkipped' | 'gone'

/** A part of a sentence: a text, or a commit or build with its address. */
export type StatementPart = string | { readonly text: string; readonly url?: string; readonly isCode?: true }

/** The content of the element `#history`, which comes before all blocks. Absent if the run was compared with nothing. */
export interface HistoryData {
  /** The branch; absent if the run has no history, but quarantined tests. */
  readonly branch?: string
  /** Where known failures fail too, if that is not only the branch: `on main or in #812`. */
  readonly knownPlace?: string
  /** Whether the run builds the branch itself, and not a change for it. */
  readonly isOwnBranch?: true
  /** The oldest first. Empty if only the verdicts are known. */
  readonly builds: readonly BuildData[]
  readonly changes: readonly ChangeData[]
  /** The numbers of tests that changed, of which `changes` may contain only the first ones. */
  readonly counts: Readonly<Record<PageChangeKind, number>>
}

/** An earlier build. */
export interface BuildData {
  readonly id: string
  /** Seven digits. */
  readonly commit?: string
  /** Unix ms. */
  readonly time?: number
  readonly url?: string
  /** How the build ended, if it did not succeed. */
  readonly status?: 'failed' | 'cancelled'
  /** Whether results are missing. */
  readonly isIncomplete?: true
}

/** A sentence about a test, from a verdict, a change or the quarantine. */
export interface Statement {
  /** Facts in the order of a line, each with a small first letter: `passed on main until 5e0d1b7`. */
  readonly facts: readonly (readonly StatementPart[])[]
  /** The same below a title that contains the kind: `since abc1234 (6 builds, 2 days)`. */
  readonly titled: readonly (readonly StatementPart[])[]
  /** When the build of the first fact started; Unix ms. Only if the fact does not contain its age. */
  readonly time?: number
}

export interface VerdictData extends Statement {
  readonly kind: VerdictKind
  /** Whether the test is known to have passed on the branch. */
  readonly hasPassed?: true
  /** Whether a later build of the branch has fixed the test. */
  readonly isFixed?: true
}

export interface ChangeData extends Statement {
  readonly kind: PageChangeKind
  /** Tests that are gone. The others are tests of the page. */
  readonly test?: {
    readonly id: string
    readonly name: string
    readonly suite: readonly string[]
    /** The results in the earlier builds. */
    readonly row?: RowData
  }
}

/**
 * One letter per build (`P` passed, `F` failed, `f` flaky, `S` skipped, `-` did not run), and the index of the build in which the test
 * appeared first; -1: before these builds.
 */
export type RowData = readonly [results: string, firstBuild: number]

/** The history of the tests of a block. Tests and executions are numbered within the block. */
export interface PageHistoryColumns {
  /** Rows that earlier blocks do not have, numbered consecutively over all blocks. Tests with the same results share a row. */
  readonly rows: readonly RowData[]
  readonly verdicts: readonly VerdictData[]
  /** Why tests are quarantined. */
  readonly quarantines: readonly Statement[]
  /** The number of the row of each test; -1: none. */
  readonly rowOf: readonly number[]
  /** The 95th percentile of the earlier durations of each test in ms, with two digits that are not 0; 0: unknown. */
  readonly usual: readonly number[]
  /** Tests with indexes into `HistoryData.changes`. */
  readonly changed: readonly (readonly [test: number, change: number])[]
  /** Executions in jobs in which the test has a row of its own. */
  readonly ownRowOf: readonly (readonly [execution: number, row: number])[]
  /**
   * Failed and flaky executions with their verdicts. A verdict whose words are left out: -1 minus the index of its kind in `verdictOrder`.
   */
  readonly verdictOf: readonly (readonly [execution: number, verdict: number])[]
  /** Every quarantined failure. -1: the reason is left out. */
  readonly quarantineOf: readonly (readonly [execution: number, quarantine: number])[]
}
