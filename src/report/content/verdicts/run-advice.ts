import { countOf, formatCount } from '../../../base/text/counts.js'
import { isEnvironmentCause } from '../../../judge/failure/cause/cause-id.js'
import { environmentKind } from '../../../judge/failure/cause/environment-signature.js'
import type { CauseSummary } from '../../../judge/summary/merged-failure.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import { isMassChange } from '../../../judge/verdicts/mass-change.js'
import { baseBranch } from './base-branch.js'

type AdviceSummary = Pick<RunSummary, 'causes' | 'counts' | 'history' | 'jobs' | 'verdicts'>

/**
 * Returns what a reader should consider before looking for the reason of a failure, in one sentence without a full stop: that the environment
 * of the tests failed, or that the tests of the base branch often fail by chance. Empty if neither is the case. Verdicts do not depend
 * on it, because many changes break such tests as well.
 */
export const runAdvice = (summary: AdviceSummary): string => outageAdvice(summary) || unstableAdvice(summary)

/** `15 of 21 failures share one cause of the network: perhaps an outage`. */
function outageAdvice(summary: AdviceSummary): string {
  const { causes, counts } = summary
  const outage = causes.find((each) => isEnvironmentCause(each.cause.id) && isOutage(each, summary))
  if (outage === undefined) return ''
  const { executions, cause } = outage
  const share =
    executions >= counts.failed ? `all ${formatCount(executions)}` : `${formatCount(executions)} of ${formatCount(counts.failed)}`
  return `${share} failures share one cause of the ${environmentKind(cause.signature)}: perhaps an outage`
}

/** Returns whether the tests with a cause are a large part of a job. Of several jobs, the average counts, which one of them must reach. */
function isOutage({ tests, executions, jobs }: CauseSummary, summary: AdviceSummary): boolean {
  const counts = jobs.flatMap((index) => summary.jobs[index]?.counts ?? [])
  const number = Math.max(1, counts.length)
  const ran = counts.reduce((sum, { total, skipped }) => sum + total - skipped, 0)
  return isMassChange(Math.min(tests, executions / number), ran / number)
}

/** `main has 2.7 such failures per build: run the failed jobs again first`. */
function unstableAdvice({ history, verdicts }: AdviceSummary): string {
  const { flakyPerBuild = 0 } = history ?? {}
  if (verdicts === undefined || verdicts.new + verdicts.unseen === 0 || flakyPerBuild < 1) return ''
  const rounded = flakyPerBuild < 10 ? Math.round(flakyPerBuild * 10) / 10 : Math.round(Math.min(flakyPerBuild, 1_000_000))
  const failures = Number.isInteger(rounded) ? countOf(rounded, 'such failure') : `${rounded.toFixed(1)} such failures`
  return `${baseBranch({ ...(history !== undefined && { history }) })} has ${failures} per build: run the failed jobs again first`
}
