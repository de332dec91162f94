import { isGap } from '../../../judge/summary/run-summary.js'
import { distrustAlert, problemLine } from '../../../report/content/components/problems.js'
import { gateLines } from '../../../report/content/gate-lines.js'
import { type HeadlineScope, wasCutShort } from '../../../report/content/headline.js'
import { type JobGroup, jobGroups } from '../../../report/content/jobs/job-groups.js'
import { jobsTitle, namedJobs } from '../../../report/content/jobs/job-phrase.js'
import type { Block, Inline } from '../../../report/tree/node.js'
import { badge, paragraph, strong, text } from '../../../report/tree/node-builders.js'

const missingLine = ({ name }: JobGroup): readonly Inline[] => [strong(name), text(' ended without a report.')]

const isCancelled = ({ state, status }: JobGroup): boolean => state === 'missing' && status === 'cancelled'

/** Names all jobs that were cancelled before they reported, in one line. Empty if there are none. */
function cancelledLine({ summary }: HeadlineScope): readonly (readonly Inline[])[] {
  const cancelled = jobGroups(summary).groups.filter(isCancelled)
  if (cancelled.length === 0) return []
  const names = namedJobs(
    cancelled.map(({ name }) => name),
    summary,
  )
  const were = cancelled.length === 1 ? 'was cancelled before it' : 'were cancelled before they'
  return [[strong(jobsTitle(names)), text(` ${were} reported.`)]]
}

/**
 * Shows why a step fails that the headline does not, and why the result of a build cannot be trusted: broken files, jobs that did not
 * report. If a failed test explains why jobs were cancelled, `cancelledParts` names them.
 */
export function distrustedParts(scope: HeadlineScope): readonly Block[] {
  const { summary } = scope
  const { groups } = jobGroups(summary)
  // The headline states it of the only job.
  const missing = groups.length === 1 ? [] : groups.filter((group) => group.state === 'missing' && !isCancelled(group))
  return distrustAlert([
    ...gateLines(summary),
    ...summary.problems.filter(isGap).map(problemLine),
    ...missing.map(missingLine),
    ...(wasCutShort(summary) ? [] : cancelledLine(scope)),
  ])
}

/** Names the jobs that were cancelled because a test failed in another one, below the report. Empty if there are none. */
export const cancelledParts = (scope: HeadlineScope): readonly Block[] =>
  wasCutShort(scope.summary) ? cancelledLine(scope).map((line) => paragraph(badge('cancelled'), text(' '), ...line)) : []
