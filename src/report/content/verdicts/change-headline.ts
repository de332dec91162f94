import { countOf } from '../../../base/text/counts.js'
import { failureGroups, groupCounts } from '../../../judge/summary/failure-group.js'
import { hasChanged } from '../../../judge/summary/history-facts.js'
import { failsOtherwise, type HeadlineScope, headlineMark, lacksResults } from '../headline.js'
import { baseBranch } from './base-branch.js'
import { groupCount } from './verdict-counts.js'

/** `main fails: 2 new`. */
function failsText(summary: HeadlineScope['summary']): string {
  const branch = baseBranch(summary)
  const { verdicts, counts, failedTests = counts.failed } = summary
  if (verdicts === undefined) return `${branch} fails: ${countOf(failedTests, 'test')}`
  const groups = groupCounts(summary)
  const shown = failureGroups.filter((group) => groups[group] > 0)
  return `${branch} fails: ${shown.map((group) => groupCount(group, groups[group], summary)).join(' · ')}`
}

/**
 * Returns the outcome of a build of a branch that broke or recovered with it: `main passes again after 6 failed builds`,
 * `main fails: 2 new`. Undefined if the status is the same as before, or if the headline contains more.
 * @param branch the branch that was built; undefined for a pull request
 */
export function changeHeadline({ summary }: HeadlineScope, branch: string | undefined): string | undefined {
  const { history, status } = summary
  if (
    history === undefined ||
    history.builds === 0 ||
    branch === undefined ||
    baseBranch(summary) !== baseBranch({ history: { ...history, ref: branch } })
  ) {
    return undefined
  }
  if (!hasChanged(summary) || lacksResults(summary) || headlineMark({ summary }) === 'waiting') return undefined
  if (status === 'failed') return failsText(summary)
  if (status !== 'successful' || failsOtherwise(summary) || history.previousStatus !== 'failed') return undefined
  const after = history.failedBuilds === undefined ? '' : ` after ${countOf(history.failedBuilds, 'failed build')}`
  return `${baseBranch(summary)} passes again${after}`
}
