import { definedFields } from '../../../base/defined-fields.js'
import { distinctKey, distinctTests } from '../../../judge/summary/distinct-tests.js'
import { type FailureGroup, failureGroup, groupCounts, leadingGroups, unquarantinedGroups } from '../../../judge/summary/failure-group.js'
import type { CauseSummary, MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import { verdictGroup } from '../../../judge/verdicts/verdict-group.js'
import { showsCauses } from '../causes/cause-rows.js'
import { reportLimits } from '../limits.js'

const executionsOf = (failures: readonly MergedFailure[]): number => failures.reduce((sum, { executions }) => sum + executions, 0)

/** The listed failures of a cause, by whether their groups are wanted. */
interface CauseFailures {
  readonly wanted: MergedFailure[]
  readonly others: MergedFailure[]
}

function byCause(failures: readonly MergedFailure[], groups: ReadonlySet<FailureGroup>): ReadonlyMap<string, CauseFailures> {
  const found = new Map<string, CauseFailures>()
  for (const failure of failures) {
    const { id } = failure.cause
    const own = found.get(id) ?? { wanted: [], others: [] }
    found.set(id, own)
    own[groups.has(failureGroup(failure)) ? 'wanted' : 'others'].push(failure)
  }
  return found
}

function causeGroup({ verdict }: CauseSummary, { wanted, others }: CauseFailures): FailureGroup {
  const listed = [...wanted, ...others]
  return listed.length > 0 && listed.every(({ quarantine }) => quarantine !== undefined) ? 'quarantined' : verdictGroup(verdict)
}

/** Returns a cause without the failures of other groups; undefined if nothing of it is left. */
function causeOf(cause: CauseSummary, own: CauseFailures, groups: ReadonlySet<FailureGroup>): CauseSummary | undefined {
  const { wanted, others } = own
  if (!groups.has(causeGroup(cause, own))) {
    const [first] = wanted
    if (first === undefined) return undefined
    const tests = wanted.map(({ test }) => test).slice(0, reportLimits.causeTests)
    const jobs = [...new Set(wanted.flatMap((failure) => failure.jobs))].toSorted((a, b) => a - b)
    const verdict = first.verdict?.kind
    return {
      cause: cause.cause,
      executions: executionsOf(wanted),
      tests: distinctTests(wanted).size,
      jobs,
      first: tests,
      ...definedFields({ verdict: verdict || undefined, folded: cause.folded }),
    }
  }
  if (others.length === 0) return cause
  const excluded = distinctTests(others)
  const tests = cause.tests - excluded.size
  if (tests <= 0) return undefined
  const first = cause.first.filter((test) => !excluded.has(distinctKey(test)))
  return { ...cause, tests, executions: cause.executions - executionsOf(others), first }
}

/**
 * Returns whether a list of failures begins with the causes that several of them share: if new failures share one, or if none is new and
 * others do.
 */
export function startsWithCauses(summary: RunSummary): boolean {
  const leading = failuresOfGroups(summary, leadingGroups)
  return showsCauses(leading.failedTests === 0 ? failuresOfGroups(summary, unquarantinedGroups) : leading)
}

/**
 * Returns a summary that has only the failures of some groups, and the causes of these failures. Its number of failed tests counts only
 * these groups. It includes tests that the verdicts of the run count elsewhere, because they also fail for a cause of another group.
 */
export function failuresOfGroups(summary: RunSummary, groups: ReadonlySet<FailureGroup>): RunSummary {
  const counts = groupCounts(summary)
  const found = byCause(summary.failures, groups)
  const failures = summary.failures.filter((failure) => groups.has(failureGroup(failure)))
  const counted = [...groups].reduce((sum, group) => sum + counts[group], 0)
  const failedTests = Math.max(counted, distinctTests(failures).size)
  // The causes that the summary lacks have no verdict.
  const others = groups.has('failed') || groups.has('new') ? summary : { otherCauses: 0, otherCausesIsMinimum: undefined }
  const causes = summary.causes.flatMap((cause) => causeOf(cause, found.get(cause.cause.id) ?? { wanted: [], others: [] }, groups) ?? [])
  const { otherCauses, otherCausesIsMinimum } = others
  return { ...summary, failures, failedTests, causes, otherCauses, otherCausesIsMinimum }
}
