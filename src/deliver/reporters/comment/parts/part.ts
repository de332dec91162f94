import type { QuarantineEntry } from '../../../../judge/quarantine/quarantine-entry.js'
import type { SourceLocation } from '../../../../judge/source-locations/test-location.js'
import type { GateReason } from '../../../../judge/summary/gate-reason.js'
import type { ListedTest } from '../../../../judge/summary/listed-test.js'
import type { CauseSummary } from '../../../../judge/summary/merged-failure.js'
import type { RunSummary } from '../../../../judge/summary/run-summary.js'
import type { TestCounts } from '../../../../judge/summary/test-counts.js'
import type { ChangedTests, HistorySummary, TestChanges, Verdict, VerdictCounts, VerdictKind } from '../../../../judge/verdicts/verdict.js'
import type { Problem } from '../../../../records/problem.js'
import type { Status } from '../../../../records/record.js'
import type { SharedPart } from '../converge.js'

/** The cause of a failure. */
export type Cause = CauseSummary['cause']

/** The results of one step that reports, as the jobs of a workflow share them. Its size is bounded. */
export interface Part extends SharedPart {
  /** The key of the comment, as in its marker: a run can have several comments, with different titles. */
  readonly comment: string
  /** The name of the job with the values of its matrix. */
  readonly job: string
  /** The module, if it is not the project's name. */
  readonly module?: string
  /** Names the step if it is not the only use of the action in its job. */
  readonly step?: string
  /** The job's name in GitHub's API, if known: it may be the workflow's own text. */
  readonly shownName?: string
  /** The page of the job. */
  readonly url?: string
  /** The page of the HTML report. */
  readonly reportUrl?: string
  /** Whether the results come from other jobs, joined from their records. */
  readonly isJoined?: true
  readonly results: PartResults
}

/** The bounded results of a step. */
export interface PartResults {
  readonly status: Status
  readonly counts: TestCounts
  readonly jobs: readonly PartJob[]
  readonly failures: readonly PartFailure[]
  readonly failedTests?: number
  /** Absent if the job has neither a history nor a quarantine. */
  readonly verdicts?: VerdictCounts
  /** As in a summary. Older versions of the action ignore it. */
  readonly quarantinedByChange?: number
  readonly changes?: PartChanges
  readonly history?: HistorySummary
  /** Why the step fails, as far as its counts and problems do not contain it. Older versions of the action ignore them. */
  readonly gates?: readonly PartGate[]
  readonly flakyTests?: number
  readonly flaky: readonly PartFlaky[]
  readonly causes: readonly PartCause[]
  readonly otherCauses: number
  /** As in a summary. Older versions of the action ignore it. */
  readonly otherCausesIsMinimum?: true
  /** The tests of these causes; absent if there are none, or if some are unknown. */
  readonly otherTests?: HashedTests
  readonly problems: readonly Problem[]
  readonly properties: readonly PropertyRow[]
  /** As in a summary. Older versions of the action ignore it. */
  readonly onlyProperties?: number
  readonly tags: RunSummary['tags']
  readonly slowest: readonly PartTest[]
}

/** A reason why the step fails. */
export type PartGate = Pick<GateReason, 'word' | 'message'>

/** A job or module in the results of a step. */
export interface PartJob {
  /** Absent for the job of the step. */
  readonly job?: string
  readonly module?: string
  readonly status: Status
  readonly counts: TestCounts
  /** In ms. */
  readonly duration?: number
  /** As in a summary: the step ended without a report, or the records that it joins may be older than the job. */
  readonly state?: 'missing' | 'earlier'
  /** The attempt of older records. */
  readonly attempt?: number
}

/** A test with what its job knows about it. Of its attachments, only the numbers are passed on. */
export interface PartTest extends Omit<ListedTest, 'attachments' | 'attachmentsLeftOut' | 'trace'> {
  /** The place in the repository. */
  readonly location?: SourceLocation
  readonly owners?: readonly string[]
}

/** A flaky test in the jobs of a part. */
export interface PartFlaky {
  readonly test: PartTest
  /** Indexes into the jobs of the part. */
  readonly jobs: readonly number[]
  readonly executions: number
  readonly verdict?: Verdict
}

/** A failed test in the jobs of a part. */
export interface PartFailure {
  readonly test: PartTest
  readonly cause: Cause
  /** Indexes into the jobs of the part. */
  readonly jobs: readonly number[]
  readonly executions: number
  readonly verdict?: Verdict
  readonly quarantine?: QuarantineEntry
}

/** Tests that are known only by their hashes. */
export interface HashedTests {
  /** 8 hexadecimal digits each. */
  readonly hashes: readonly string[]
  /** The verdict on each of them, one character each; absent without a history. */
  readonly kinds?: string
}

/** A cause in the jobs of a part. The hashes of its tests are absent if some of the tests are unknown. */
export interface PartCause extends Partial<HashedTests> {
  readonly cause: Cause
  readonly executions: number
  readonly tests: number
  /** Indexes into the jobs of the part. */
  readonly jobs: readonly number[]
  readonly first: readonly PartTest[]
  /** The place of its first frame in the repository. */
  readonly location?: SourceLocation
  readonly verdict?: VerdictKind
}

/** The tests of a part that changed without failing. */
export type PartChanges = Readonly<Record<ChangeName, PartChange>> & Pick<TestChanges, 'recovered'>

export type ChangeName = Exclude<keyof TestChanges, 'recovered' | 'fewer'>

/** The tests with one change. */
export interface PartChange extends ChangedTests {
  /** The hashes of all of them, 8 hexadecimal digits each; absent if some are unknown. */
  readonly hashes?: readonly string[]
}

/** A property as a report shows it. */
export interface PropertyRow {
  readonly name: string
  readonly value: string
}
