import { formatCount } from '../../../base/text/counts.js'
import { formatDuration } from '../../../base/text/durations.js'
import { shorten } from '../../../base/text/shorten.js'
import type { ChangedTest } from '../../../judge/verdicts/verdict.js'
import type { Inline } from '../../tree/node.js'
import { dotted, strong, text } from '../../tree/node-builders.js'
import { suiteTitle } from '../failed-test/suite-path.js'
import { namedJobs } from '../jobs/job-phrase.js'
import { reportLimits } from '../limits.js'
import type { Scope } from '../scope.js'
import { shownName } from '../test-name.js'
import { baseBranch } from './base-branch.js'
import { buildLink } from './build-link.js'
import { type changeWords, recoveredFact } from './change-counts.js'

export type ChangeKind = keyof typeof changeWords

/** Returns the name and the suite of a test that changed. */
function changedTitle({ name, suite }: ChangedTest): readonly Inline[] {
  const path = suiteTitle(suite)
  return dotted(
    [strong(shorten(shownName(name), reportLimits.changedName))],
    path === '' ? [] : [text(shorten(path, reportLimits.changedName))],
  )
}

/** Returns the jobs in which a test changed: `in a, b and 2 more`. */
const jobsOf = ({ jobs = [] }: ChangedTest, { summary }: Pick<Scope, 'summary'>): readonly Inline[] =>
  jobs.length === 0 ? [] : [text(`in ${namedJobs(jobs, summary)}`)]

function changeFact(
  kind: ChangeKind,
  { since, duration, usual }: ChangedTest,
  scope: Pick<Scope, 'summary' | 'source'>,
): readonly Inline[] {
  if (kind === 'slower') {
    if (duration === undefined) return []
    return [text(`${formatDuration(duration)}${usual === undefined ? '' : ` (usually about ${formatDuration(usual)})`}`)]
  }
  return since === undefined ? [] : [text(`ran on ${baseBranch(scope.summary)} until `), buildLink(since, scope)]
}

/** Returns the facts about a test that changed: `ran on main until abc1234`, the jobs. */
export const changeFacts = (
  kind: ChangeKind,
  test: ChangedTest,
  scope: Pick<Scope, 'summary' | 'source'>,
): readonly (readonly Inline[])[] => [changeFact(kind, test, scope), jobsOf(test, scope)].filter((fact) => fact.length > 0)

/** Describes a test that changed in one line: `**name** · suite — 8.4 s (usually about 3.1 s)`. */
export function changeLine(kind: ChangeKind, test: ChangedTest, scope: Pick<Scope, 'summary' | 'source'>): readonly Inline[] {
  const facts = dotted(...changeFacts(kind, test, scope))
  return [...changedTitle(test), ...(facts.length === 0 ? [] : [text(' — '), ...facts])]
}

/** Returns the fixed tests in one line: `1 fixed: **name** · suite`. Empty if there are none. */
function fixedFact({ changes }: Scope['summary']): readonly Inline[] {
  const { count = 0, tests = [] } = changes?.fixed ?? {}
  if (count === 0) return []
  const shown = tests.slice(0, reportLimits.fixed)
  const more = count - shown.length
  const named = shown.flatMap((test, index) => [...(index === 0 ? [] : [text(', ')]), ...changedTitle(test)])
  if (shown.length === 0) return [text(`${formatCount(count)} fixed`)]
  return [text(`${formatCount(count)} fixed: `), ...named, ...(more > 0 ? [text(` and ${formatCount(more)} more`)] : [])]
}

/** Returns one line with the fixed tests, and whether an outage is over. Empty if there are neither. */
export const fixedLine = ({ summary }: Pick<Scope, 'summary'>): readonly Inline[] =>
  dotted(fixedFact(summary), ...recoveredFact(summary).map((fact) => [text(fact)]))
