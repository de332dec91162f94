import { type VerdictGroup, verdictGroup } from '../verdicts/verdict-group.js'
import type { MergedFailure } from './merged-failure.js'
import type { RunSummary } from './run-summary.js'

/** How reports group failed tests. */
export type FailureGroup = VerdictGroup | 'quarantined'

/** The groups in the order in which reports show them. */
export const failureGroups: readonly FailureGroup[] = ['new', 'failed', 'known', 'flaky', 'quarantined']

/** The groups of failures that the history does not excuse. */
export const leadingGroups: ReadonlySet<FailureGroup> = new Set(['new', 'failed'])

/** The groups of failures that the history or a quarantine excuses. */
export const excusedGroups: readonly FailureGroup[] = failureGroups.filter((group) => !leadingGroups.has(group))

export const unquarantinedGroups: ReadonlySet<FailureGroup> = new Set(failureGroups.filter((group) => group !== 'quarantined'))

/** Returns the group of a failed test. */
export const failureGroup = ({ verdict, quarantine }: Pick<MergedFailure, 'verdict' | 'quarantine'>): FailureGroup =>
  quarantine === undefined ? verdictGroup(verdict?.kind) : 'quarantined'

/** Returns failed tests by their groups. Within a group, the order stays. */
export const byGroup = (failures: readonly MergedFailure[]): readonly MergedFailure[] =>
  failures.toSorted((one, other) => failureGroups.indexOf(failureGroup(one)) - failureGroups.indexOf(failureGroup(other)))

/** Returns whether later builds of the base branch have fixed all failures of the run that are known. */
export const areKnownFixed = ({ verdicts }: Pick<RunSummary, 'verdicts'>): boolean =>
  verdicts !== undefined && verdicts.known > 0 && verdicts.knownFixed === verdicts.known

/**
 * Returns the number of distinct failed tests of each group. Without verdicts, more than can be counted as tests are counted as executions.
 */
export function groupCounts({
  verdicts,
  failedTests,
  counts,
}: Pick<RunSummary, 'verdicts' | 'failedTests' | 'counts'>): Readonly<Record<FailureGroup, number>> {
  if (verdicts === undefined) return { new: 0, failed: failedTests ?? counts.failed, known: 0, flaky: 0, quarantined: 0 }
  const { unseen, unknown, known, flaky, quarantined } = verdicts
  return { new: verdicts.new + unseen, failed: unknown, known, flaky, quarantined }
}
