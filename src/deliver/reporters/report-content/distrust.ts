import { isGap } from '../../../judge/summary/run-summary.js'
import { distrustAlert, problemLine } from '../../../report/content/components/problems.js'
import { gateLines } from '../../../report/content/gate-lines.js'
import type { HeadlineScope } from '../../../report/content/headline.js'
import { type JobGroup, jobGroups } from '../../../report/content/jobs/job-groups.js'
import type { Block, Inline } from '../../../report/tree/node.js'
import { strong, text } from '../../../report/tree/node-builders.js'

const missingLine = ({ name, status }: JobGroup): readonly Inline[] => [
  strong(name),
  text(status === 'cancelled' ? ' was cancelled before it reported.' : ' ended without a report.'),
]

/**
 * Shows why a step fails that the headline does not, and why the result of a build cannot be trusted: broken files, jobs that did not
 * report.
 */
export function distrustedParts({ summary }: HeadlineScope): readonly Block[] {
  const missing = jobGroups(summary).groups.filter(({ state }) => state === 'missing')
  return distrustAlert([...gateLines(summary), ...summary.problems.filter(isGap).map(problemLine), ...missing.map(missingLine)])
}
