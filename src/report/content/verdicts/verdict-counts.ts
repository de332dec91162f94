import { formatCount } from '../../../base/text/counts.js'
import { type FailureGroup, failureGroups, groupCounts } from '../../../judge/summary/failure-group.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import { baseBranch } from './base-branch.js'
import { quarantinedWord } from './quarantine-words.js'

/** `also fails on main`; in a build of main itself, `failed before`. */
const knownWords = (count: number, summary: Pick<RunSummary, 'history'>): string =>
  summary.history?.isOwn === true ? 'failed before' : `also ${count === 1 ? 'fails' : 'fail'} on ${baseBranch(summary)}`

/**
 * Returns the number of failed tests of a group: `1 also fails on main`, `3 known flaky`.
 * @param isMore whether others of the group are shown elsewhere: `1 more also fails on main`
 */
export function groupCount(
  group: FailureGroup,
  count: number,
  summary: Pick<RunSummary, 'history' | 'quarantinedByChange'>,
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

/** The end of a headline if all failures have the same verdict. */
const allOf = (group: FailureGroup, summary: RunSummary): string => {
  const ends: Readonly<Record<FailureGroup, string>> = {
    new: ': new',
    failed: '',
    known: summary.history?.isOwn === true ? ', as before' : `, as on ${baseBranch(summary)}`,
    flaky: ': known flaky',
    quarantined: `: ${quarantinedWord(groupCounts(summary).quarantined, summary)}`,
  }
  return ends[group]
}

/** Returns the end of a headline about failed tests: `: 1 new · 1 also fails on main`. Empty without verdicts. */
export function verdictCounts(summary: RunSummary): string {
  if (summary.verdicts === undefined) return ''
  const counts = groupCounts(summary)
  const groups = failureGroups.filter((group) => counts[group] > 0)
  const [only] = groups
  if (only === undefined) return ''
  if (groups.length === 1) return allOf(only, summary)
  // A quarantine needs no history.
  if (groups.length === 2 && counts.failed > 0 && counts.quarantined > 0) {
    return `, ${formatCount(counts.quarantined)} of them ${quarantinedWord(counts.quarantined, summary)}`
  }
  return `: ${groups.map((group) => groupCount(group, counts[group], summary)).join(' · ')}`
}
