import { formatCount } from '../../../base/text/counts.js'
import { areKnownFixed, type FailureGroup, failureGroups, groupCounts } from '../../../judge/summary/failure-group.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import type { Scope } from '../scope.js'
import { baseBranch } from './base-branch.js'
import { knownPlace } from './known-place.js'
import { quarantinedWord } from './quarantine-words.js'

/** `also fails on main`; in a build of main itself, `failed before`. */
const knownWords = (count: number, summary: Pick<RunSummary, 'history' | 'verdicts'>): string =>
  summary.history?.isOwn === true ? 'failed before' : `also ${count === 1 ? 'fails' : 'fail'} ${knownPlace(summary)}`

/**
 * Returns the number of failed tests of a group: `1 also fails on main`, `3 known flaky`.
 * @param isMore whether others of the group are shown elsewhere: `1 more also fails on main`
 */
export function groupCount(
  group: FailureGroup,
  count: number,
  summary: Pick<RunSummary, 'history' | 'verdicts' | 'quarantinedByChange'>,
  isMore = false,
): string {
  const words: Readonly<Record<FailureGroup, string>> = {
    new: 'new',
    failed: 'without history',
    known: knownWords(count, summary),
    flaky: 'known flaky',
    quarantined: quarantinedWord(count, summary),
  }
  return `${formatCount(count)} ${isMore ? 'more ' : ''}${words[group]}`
}

/** The end of a headline if the base branch also has all failures. */
function knownEnd(summary: RunSummary): string {
  if (areKnownFixed(summary)) return `, fixed on ${baseBranch(summary)} since`
  return summary.history?.isOwn === true ? ', as before' : `, as ${knownPlace(summary, 'and')}`
}

/** The end of a headline if all failures have the same verdict. */
const allOf = (group: FailureGroup, summary: RunSummary): string => {
  const ends: Readonly<Record<FailureGroup, string>> = {
    new: ': new',
    failed: '',
    known: knownEnd(summary),
    flaky: ': known flaky',
    quarantined: `: ${quarantinedWord(groupCounts(summary).quarantined, summary)}`,
  }
  return ends[group]
}

/** The number of failed executions above which reports do not count distinct tests. */
const maximumDistinct = 100_000

/** Returns whether reports count the distinct failed tests of a run. */
export const countsDistinct = ({ counts, failedTests }: Pick<RunSummary, 'counts' | 'failedTests'>): boolean =>
  failedTests !== undefined && counts.failed <= maximumDistinct

/** Returns the groups that failed tests have, with their numbers. Empty without verdicts, and if more failed than reports count as tests. */
function judgedGroups(summary: RunSummary) {
  if (summary.verdicts === undefined || !countsDistinct(summary)) return { counts: undefined, groups: [] }
  const counts = groupCounts(summary)
  return { counts, groups: failureGroups.filter((group) => counts[group] > 0) }
}

/**
 * Returns whether the verdict on each failed test is known above it: a title contains it, or the headline does because all of them have the
 * same one.
 */
export function isVerdictGiven({ summary, isVerdictTitled }: Pick<Scope, 'summary' | 'isVerdictTitled'>): boolean {
  if (isVerdictTitled === true) return true
  const { groups } = judgedGroups(summary)
  return groups.length === 1 && groups[0] !== 'failed'
}

/** Returns the tag of a group in a header, which replaces the end of the headline: `1 also fails on main`. */
export function groupTag(group: FailureGroup, summary: RunSummary): string {
  const counts = groupCounts(summary)
  const isFixed = group === 'known' && areKnownFixed(summary)
  return isFixed ? `${formatCount(counts.known)} fixed on ${baseBranch(summary)} since` : groupCount(group, counts[group], summary)
}

/** Returns the end of a headline about failed tests: `: 1 new · 1 also fails on main`. Empty without verdicts. */
export function verdictCounts(summary: RunSummary): string {
  const { counts, groups } = judgedGroups(summary)
  const [only] = groups
  if (counts === undefined || only === undefined) return ''
  if (groups.length === 1) return allOf(only, summary)
  // A quarantine needs no history.
  if (groups.length === 2 && counts.failed > 0 && counts.quarantined > 0) {
    return `, ${formatCount(counts.quarantined)} of them ${quarantinedWord(counts.quarantined, summary)}`
  }
  return `: ${groups.map((group) => groupCount(group, counts[group], summary)).join(' · ')}`
}
