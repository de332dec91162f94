import type { Problem } from '../records/problem.js'
import type { FileRecord, PropertyRecord, Status } from '../records/record.js'
import type { ListedTest } from './listed-test.js'
import type { TestCounts } from './test-counts.js'

/** One result file and what it held. */
export interface FileSummary {
  readonly path: string
  readonly format: string
  readonly counts: TestCounts
  readonly problems: readonly Problem[]
}

/** The tests of one suite, over all files. */
interface SuiteSummary {
  /** Outermost first; empty for tests that belong to no suite. */
  readonly path: readonly string[]
  readonly counts: TestCounts
}

/** The tests that carry one tag. */
interface TagSummary {
  readonly tag: string
  readonly counts: TestCounts
}

/** What happened in a run. All of it is bounded, however many tests there were. */
export interface RunSummary {
  readonly status: Status
  readonly counts: TestCounts
  /** In the order they were read. */
  readonly files: readonly FileSummary[]
  /** Those with failures first, then the longest. */
  readonly suites: readonly SuiteSummary[]
  /** How many more suites there were, and their sum. */
  readonly otherSuites: { readonly groups: number; readonly counts: TestCounts }
  /** Those with failures first, then the longest. */
  readonly tags: readonly TagSummary[]
  readonly otherTags: { readonly groups: number; readonly counts: TestCounts }
  /** Longest first. */
  readonly slowest: readonly ListedTest[]
  /** The first tests of each status, in the order they were read; `counts` says how many there were. */
  readonly tests: Readonly<Record<Status, readonly ListedTest[]>>
  readonly flaky: readonly ListedTest[]
  /** Those of the files, then those of the run. */
  readonly problems: readonly Problem[]
  readonly artifacts: readonly FileRecord[]
  /** The newest of each name and place: modules may share a name. */
  readonly properties: readonly PropertyRecord[]
}

/** Whether a problem means that results are missing: a run stopped before its end, or a file that should hold results could not be read. */
export const isGap = ({ kind }: Problem): boolean => kind === 'incomplete' || kind === 'unreadable'

/** Whether results are missing. */
export const isIncomplete = (problems: readonly Problem[]): boolean => problems.some(isGap)

/** Returns the one word for a run. A failed test and missing results outweigh everything else. */
export function runStatus(counts: TestCounts, problems: readonly Problem[]): Status {
  if (counts.failed > 0 || isIncomplete(problems)) return 'failed'
  if (counts.cancelled > 0) return 'cancelled'
  if (counts.running > 0) return 'running'
  if (counts.successful > 0) return 'successful'
  return counts.skipped > 0 ? 'skipped' : 'unknown'
}

/** A summary that knows of further problems: of the collection as a whole, or of a report that did not arrive. */
export function withProblems(summary: RunSummary, more: readonly Problem[]): RunSummary {
  const problems = [...summary.problems, ...more]
  return { ...summary, problems, status: runStatus(summary.counts, problems) }
}
