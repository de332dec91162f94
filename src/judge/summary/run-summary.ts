import type { Problem } from '../../records/problem.js'
import type { FileRecord, PropertyRecord, Status } from '../../records/record.js'
import type { QuarantineEntry } from '../quarantine/quarantine-entry.js'
import type { HistorySummary, TestChanges, VerdictCounts } from '../verdicts/verdict.js'
import type { GateReason } from './gate-reason.js'
import type { JobSummary } from './job-summary.js'
import type { ListedTest } from './listed-test.js'
import type { CauseSummary, MergedFailure, MergedTest } from './merged-failure.js'
import { onlyQuarantined } from './only-quarantined.js'
import type { TestCounts } from './test-counts.js'

/** The results of one file. */
export interface FileSummary {
  readonly path: string
  readonly format: string
  /** The number of files, if it is a folder whose files are one result. */
  readonly files?: number
  /** The file that has the same tests in another format, and counts instead of this one. */
  readonly twinOf?: string
  readonly counts: TestCounts
  readonly problems: readonly Problem[]
}

/** The tests of one suite, over all files. */
interface SuiteSummary {
  /** Outermost first; empty for tests without a suite. */
  readonly path: readonly string[]
  readonly counts: TestCounts
}

/** The tests with one tag. */
interface TagSummary {
  readonly tag: string
  readonly counts: TestCounts
}

/** The results of a run. Its size is bounded, whatever the number of tests. */
export interface RunSummary {
  readonly status: Status
  readonly counts: TestCounts
  /** In the order of reading. */
  readonly files: readonly FileSummary[]
  /** With failures first, then the longest. */
  readonly suites: readonly SuiteSummary[]
  /** The number of further suites, and their sum. */
  readonly otherSuites: { readonly groups: number; readonly counts: TestCounts }
  /** With failures first, then the longest. */
  readonly tags: readonly TagSummary[]
  readonly otherTags: { readonly groups: number; readonly counts: TestCounts }
  /** Longest first, each test once with its longest execution. */
  readonly slowest: readonly ListedTest[]
  /** The jobs and modules that the tests belong to, in the order of reading. At most 1,000. */
  readonly jobs: readonly JobSummary[]
  /**
   * The failed tests that reports list: tests that failed in the most jobs first, then in the order of reading. Their tests are
   * `tests.failed`. If they are too many, each cause has a fair share.
   */
  readonly failures: readonly MergedFailure[]
  /** The number of distinct failed tests; undefined if more than 100,000 executions failed. */
  readonly failedTests: number | undefined
  /** The number of distinct failed tests with each verdict. Undefined if the run has no history and no quarantine. */
  readonly verdicts?: VerdictCounts
  /** The number of distinct failed tests that each entry of the quarantine excuses. Undefined if the run has no quarantine. */
  readonly quarantineUse?: ReadonlyMap<QuarantineEntry, number>
  /** The number of these tests whose entries the tested change has added. Undefined if there are none, or if that is unknown. */
  readonly quarantinedByChange?: number
  /** The other changes since the tested base. Undefined if the run has no history. */
  readonly changes?: TestChanges
  /** Undefined if the history is turned off. */
  readonly history?: HistorySummary
  /** Why the step fails, as far as that is known before the delivery. Absent if it does not fail, and before it is checked. */
  readonly gateReasons?: readonly GateReason[]
  /** The number of distinct flaky tests, as `failedTests`. */
  readonly flakyTests: number | undefined
  /** The number of these tests that the quarantine excuses; absent if there are none. */
  readonly excusedFlaky?: number
  /** The attempt of the job, if it runs again and the results of its earlier attempts are not known. */
  readonly unknownAttempt?: number
  /**
   * The number of distinct flaky tests that were flaky or failed before, without the excused ones. Undefined if the run has no history.
   */
  readonly knownFlaky?: number
  /** The flaky tests that reports list, in the order of reading. Their tests are `flaky`. */
  readonly flakyFailures: readonly MergedTest[]
  /** Those with the most executions first, among the first 100,000 failed executions. */
  readonly causes: readonly CauseSummary[]
  /** The number of causes that `causes` lacks. */
  readonly otherCauses: number
  /** Whether there may be more: a run with many causes does not read the causes of failures that begin like no earlier one. */
  readonly otherCausesIsMinimum?: true | undefined
  /** The first tests of each status, in the order of reading. `counts` has their total number. */
  readonly tests: Readonly<Record<Status, readonly ListedTest[]>>
  readonly flaky: readonly ListedTest[]
  /** Problems of files come first, then problems of the run. */
  readonly problems: readonly Problem[]
  readonly artifacts: readonly FileRecord[]
  /** The newest value of each name and its coordinates, because modules may have properties of the same name. */
  readonly properties: readonly PropertyRecord[]
  /**
   * The number of properties of a run that has no tests and expects none. Absent for any other run, also if its tests may be lost.
   */
  readonly onlyProperties?: number
}

/** Returns whether a problem means that results are missing: a run stopped early, or a result file could not be read. */
export const isGap = ({ kind }: Problem): boolean => kind === 'incomplete' || kind === 'unreadable'

/** Returns the problems in their order, but those that mean missing results first. */
export const gapsFirst = (problems: readonly Problem[]): readonly Problem[] => [
  ...problems.filter(isGap),
  ...problems.filter((problem) => !isGap(problem)),
]

/** Returns whether results are missing. */
export const isIncomplete = (problems: readonly Problem[]): boolean => problems.some(isGap)

/** Returns the status of a run. Failed tests and missing results take precedence over everything else. Quarantined failures are excused. */
export function runStatus(counts: TestCounts, problems: readonly Problem[]): Status {
  const isExcused = onlyQuarantined({ counts })
  if ((counts.failed > 0 && !isExcused) || isIncomplete(problems)) return 'failed'
  if (counts.cancelled > 0) return 'cancelled'
  if (counts.running > 0) return 'running'
  if (counts.successful > 0 || isExcused) return 'successful'
  return counts.skipped > 0 ? 'skipped' : 'unknown'
}

/** Adds problems to a summary: of the collection as a whole, or of a report that was not delivered. */
export function withProblems(summary: RunSummary, more: readonly Problem[]): RunSummary {
  const problems = [...summary.problems, ...more]
  return { ...summary, problems, status: runStatus(summary.counts, problems) }
}
