import { groupBy } from '../../base/group-by.js'
import { countOf, formatCount } from '../../base/text/counts.js'
import { formatDuration } from '../../base/text/durations.js'
import { unshownReasons } from '../../judge/summary/gate-reason.js'
import type { JobSummary } from '../../judge/summary/job-summary.js'
import { onlyQuarantined } from '../../judge/summary/only-quarantined.js'
import { isIncomplete, type RunSummary } from '../../judge/summary/run-summary.js'
import { addCounts, noTestCounts, relevantFailures } from '../../judge/summary/test-counts.js'
import type { Mark } from '../tree/node.js'
import { type JobGroup, type JobGroups, jobGroups } from './jobs/job-groups.js'
import { namedJobs } from './jobs/job-phrase.js'
import type { ReportPlace } from './scope.js'
import { changeFacts, recoveredFact } from './verdicts/change-counts.js'
import { quarantinedWord } from './verdicts/quarantine-words.js'
import { runAdvice } from './verdicts/run-advice.js'
import { countsDistinct, verdictCounts } from './verdicts/verdict-counts.js'

/** The run that a headline describes. */
export interface HeadlineScope {
  readonly summary: RunSummary
  /** A comment and a job summary show fixed tests in a line of their own. */
  readonly place?: ReportPlace | undefined
}

const isWaiting = ({ state }: Pick<JobGroup, 'state'>): boolean => state === 'waiting'

const isMissing = ({ state }: Pick<JobGroup, 'state'>): boolean => state === 'missing'

const isSkipped = ({ state }: Pick<JobGroup, 'state'>): boolean => state === 'skipped'

const isEarlier = ({ state }: Pick<JobGroup, 'state'>): boolean => state === 'earlier'

/** Returns the newest attempt of a run, as far as its comment knows it. */
export const newestAttempt = ({ jobs }: Pick<RunSummary, 'jobs'>): number => Math.max(1, ...jobs.map(({ attempt = 1 }) => attempt))

/** Returns whether the headline names the jobs that reported in an earlier attempt: if it would otherwise count them as passed. */
export const namesEarlierJobs = (summary: RunSummary): boolean =>
  summary.status === 'successful' && summary.jobs.some(isEarlier) && headlineMark({ summary }) === 'unknown'

/** Returns the jobs of a run that have results, or are expected to. */
function reportingJobs(summary: RunSummary): JobGroups {
  const { noun, groups } = jobGroups(summary)
  return { noun, groups: groups.filter((group) => !isSkipped(group)) }
}

/** Returns whether results are missing: a file is broken, or a job ended without a report. */
export const lacksResults = ({ problems, jobs }: RunSummary): boolean => isIncomplete(problems) || jobs.some(isMissing)

/**
 * Returns whether a failed test explains all missing results: the other jobs were cancelled, as GitHub does in a matrix by default
 * (`fail-fast`). Then the failure is what matters.
 */
export function wasCutShort({ counts, problems, jobs }: Pick<RunSummary, 'counts' | 'problems' | 'jobs'>): boolean {
  const missing = jobs.filter(isMissing)
  return (
    missing.length > 0 && missing.every(({ status }) => status === 'cancelled') && !isIncomplete(problems) && relevantFailures(counts) > 0
  )
}

/** Returns whether the step fails for a reason that the headline does not contain. */
export const failsOtherwise = (summary: Pick<RunSummary, 'gateReasons'>): boolean => unshownReasons(summary).length > 0

const hasFailed = ({ counts }: JobGroup): boolean => counts.failed > 0

/** Returns the noun for executions. The modules of one job run different tests. */
const executionNoun = ({ noun, groups }: JobGroups): 'test' | 'test run' => (groups.length > 1 && noun === 'job' ? 'test run' : 'test')

/** `1 of 12 tests was cancelled`, `3 of 12 tests were cancelled`. */
const share = (part: number, total: number, noun: string, singular: string, plural = singular): string =>
  `${formatCount(part)} of ${countOf(total, noun)} ${part === 1 ? singular : plural}`

/** `in 2 of 8 jobs`, `in all 8 jobs`. */
function inJobs({ noun, groups }: JobGroups): string {
  const failed = groups.filter(hasFailed).length
  if (failed < groups.length) return `in ${formatCount(failed)} of ${countOf(groups.length, noun)}`
  return failed === 2 ? `in both ${noun}s` : `in all ${countOf(failed, noun)}`
}

/** `; 7 jobs were cancelled`. */
function cancelledJobs(summary: RunSummary, { noun, groups }: JobGroups): string {
  if (!wasCutShort(summary)) return ''
  const count = groups.filter(isMissing).length
  return `; ${countOf(count, noun)} ${count === 1 ? 'was' : 'were'} cancelled`
}

/** Counts distinct tests if there are several jobs, because one test may run in each of them. */
function failedText(summary: RunSummary, parts: JobGroups): string {
  const { counts, failedTests = counts.failed } = summary
  if (parts.groups.length < 2 || !countsDistinct(summary)) {
    return share(counts.failed, counts.total, executionNoun(parts), 'failed') + verdictCounts(summary)
  }
  return `${countOf(failedTests, 'test')} failed ${inJobs(parts)}${verdictCounts(summary)}`
}

/** `5 of 8 jobs have reported; 1 test failed in 1 of them`. */
function waitingText(summary: RunSummary, parts: JobGroups): string {
  const { noun, groups } = parts
  const reported = groups.filter(({ state }) => state === undefined)
  const progress = share(reported.length, groups.length, noun, 'has reported', 'have reported')
  const { counts, failedTests = counts.failed } = summary
  if (counts.failed === 0) return `${progress}; no ${failsOtherwise(summary) ? 'failed test' : 'failure'} so far`
  if (!countsDistinct(summary)) return `${progress}; ${share(counts.failed, counts.total, executionNoun(parts), 'failed')}`
  const failed = reported.filter(hasFailed).length
  const where = reported.length === 1 ? '' : failed === reported.length ? ' in all of them' : ` in ${formatCount(failed)} of them`
  return `${progress}; ${countOf(failedTests, 'test')} failed${where}${verdictCounts(summary)}`
}

/** Describes the failures of an incomplete run. Its total is unknown, so the text contains "found". */
function incompleteText(summary: RunSummary, parts: JobGroups): string {
  const { failed, total } = summary.counts
  const noun = executionNoun(parts)
  const start = 'results are incomplete;'
  const verdicts = failed === 0 ? '' : verdictCounts(summary)
  if (total === 1) return `${start} the only ${noun} found ${failed === 1 ? `failed${verdicts}` : 'did not fail'}`
  if (failed === total) return `${start} all ${countOf(total, noun)} found failed${verdicts}`
  return `${start} ${failed === 0 ? 'none' : formatCount(failed)} of the ${countOf(total, noun)} found failed${verdicts}`
}

function passedText({ counts, flakyTests = counts.flaky }: RunSummary, parts: JobGroups): string {
  const passed = `${countOf(counts.successful, executionNoun(parts))} passed`
  if (parts.groups.length < 2) return counts.flaky === 0 ? passed : `${passed}, ${formatCount(counts.flaky)} of them flaky`
  const everywhere = `${passed} in ${countOf(parts.groups.length, parts.noun)}`
  return counts.flaky === 0 ? everywhere : `${everywhere}, ${countOf(flakyTests, 'test')} flaky`
}

/** `no tests in 1 of 2 jobs; 4 tests passed`, if a step fails because it found none. */
function passedElsewhereText(summary: RunSummary, { noun, groups }: JobGroups): string {
  const reasons = unshownReasons(summary).filter(({ word }) => word === 'no-tests')
  if (reasons.length === 0) return passedText(summary, { noun, groups })
  const names = new Set(reasons.flatMap(({ jobs = [] }) => jobs))
  const others = groups.filter(({ name }) => !names.has(name))
  const where = names.size === 0 ? 'one step' : `${formatCount(names.size)} of ${countOf(groups.length, noun)}`
  return `no tests in ${where}; ${passedText(summary, { noun, groups: others })}`
}

/** `; 1 job was skipped in attempt 2` */
function skippedJobs(summary: RunSummary): string {
  const { noun, groups } = jobGroups(summary)
  const skipped = groups.filter(isSkipped)
  if (skipped.length === 0) return ''
  const attempt = Math.max(...skipped.map((group) => group.attempt ?? 1))
  return `; ${countOf(skipped.length, noun)} ${skipped.length === 1 ? 'was' : 'were'} skipped in attempt ${attempt}`
}

/** `4 tests passed in attempt 2; these jobs reported in attempt 1: unit (20)`, or only the second part if no job has reported since. */
function earlierText(summary: RunSummary, { noun, groups }: JobGroups): string {
  const counts = noTestCounts()
  const confirmed = groups.filter((group) => !isEarlier(group))
  for (const group of confirmed) addCounts(counts, group.counts)
  const passed = passedText({ ...summary, counts, flakyTests: undefined }, { noun, groups: confirmed })
  const attempts = groupBy(summary.jobs.filter(isEarlier), ({ attempt }) => attempt)
  const named = [...attempts].map(([attempt, same]) => `in attempt ${attempt}: ${namedJobs(namesOf(same), summary)}`)
  const reported = `these jobs reported ${named.join('; ')}`
  return confirmed.length === 0 ? reported : `${passed} in attempt ${newestAttempt(summary)}; ${reported}`
}

const namesOf = (jobs: readonly JobSummary[]): readonly string[] => [...new Set(jobs.map(({ job = '' }) => job))]

/** Quarantined failures do not fail a run. */
function quarantinedText(summary: RunSummary): string {
  const { quarantinedByChange: added = 0 } = summary
  const tests = quarantinedTests(summary)
  if (added > 0 && added >= tests) return `${countOf(tests, 'test')} failed, quarantined by this change`
  const failed = `${countOf(tests, 'quarantined test')} failed`
  return added === 0 ? failed : `${failed}, ${formatCount(added)} of them quarantined by this change`
}

/** Returns the number of failed tests of a run in which all of them are quarantined. */
const quarantinedTests = ({ verdicts, failedTests, counts }: RunSummary): number => verdicts?.quarantined ?? failedTests ?? counts.failed

function notRunText({ counts: { skipped, unknown } }: RunSummary, noun: string): string {
  if (skipped === 0) return `${countOf(unknown, noun)} unknown`
  return `${countOf(skipped, noun)} skipped${unknown === 0 ? '' : `, ${formatCount(unknown)} unknown`}`
}

/** Whether nothing was found, although no result is missing. */
const isEmpty = ({ counts }: RunSummary): boolean => counts.total === 0

/** Describes a run without tests. */
function emptyText({ problems, onlyProperties }: RunSummary): string {
  if (onlyProperties === undefined) {
    const isUnread = problems.some(({ severity, kind }) => severity === 'error' && kind !== 'delivery')
    return `no test results ${isUnread ? 'could be read' : 'were found'}`
  }
  const recorded = `${formatCount(onlyProperties)} ${onlyProperties === 1 ? 'property' : 'properties'}`
  return isIncomplete(problems) ? `results are incomplete; ${recorded} found` : `${recorded} recorded`
}

/** Describes a run that no job has reported; undefined for other runs. */
function unreportedText({ noun, groups }: JobGroups): string | undefined {
  if (groups.length === 0 || !groups.every(isMissing)) return undefined
  return `${groups.length === 1 ? 'the job' : countOf(groups.length, noun)} did not report`
}

/**
 * Returns the outcome in one line, which is the same on every surface. It begins with a number or a small letter, because a name may
 * precede it.
 */
export function headlineText({ summary }: HeadlineScope): string {
  const parts = reportingJobs(summary)
  return parts.groups.some(isWaiting) ? waitingText(summary, parts) : outcomeText(summary, parts) + skippedJobs(summary)
}

function outcomeText(summary: RunSummary, parts: JobGroups): string {
  const { counts, status } = summary
  if (isEmpty(summary)) return unreportedText(parts) ?? emptyText(summary)
  if (lacksResults(summary) && !wasCutShort(summary)) return incompleteText(summary, parts)
  if (namesEarlierJobs(summary)) return earlierText(summary, parts)
  if (status === 'successful' && onlyQuarantined(summary)) {
    const quarantined = quarantinedText(summary)
    return counts.successful === 0 ? quarantined : `${passedText(summary, parts)}; ${quarantined}`
  }
  if (status === 'failed') return failedText(summary, parts) + cancelledJobs(summary, parts)
  const noun = executionNoun(parts)
  if (status === 'cancelled') return share(counts.cancelled, counts.total, noun, 'was cancelled', 'were cancelled')
  if (status === 'running') return share(counts.running, counts.total, noun, 'has not ended', 'have not ended')
  return status === 'successful' ? passedElsewhereText(summary, parts) : notRunText(summary, noun)
}

/**
 * Returns the mark in front of the headline. A run whose step fails has never passed, like an incomplete one. A run has not passed either if
 * one of its jobs was skipped when it ran again, or may have run again without a report.
 */
export function headlineMark({ summary }: HeadlineScope): Mark {
  const { status } = summary
  if (summary.jobs.some(isWaiting)) return 'waiting'
  if (lacksResults(summary)) return 'failed'
  if (isEmpty(summary) && summary.onlyProperties === undefined) return 'unknown'
  if (failsOtherwise(summary)) return 'failed'
  const isUncertain = status === 'skipped' || (status === 'successful' && summary.jobs.some((job) => isSkipped(job) || isEarlier(job)))
  return isUncertain ? 'unknown' : status
}

const fact = (count: number, word: string): readonly string[] => (count === 0 ? [] : [`${formatCount(count)} ${word}`])

/**
 * Returns the time from the start of the first job to the end of the last one, as far as it is known, in ms. Jobs run at the same time, so
 * the longest one stands for all. The modules of one job may run one after the other.
 */
function durationOf({ counts }: RunSummary, { noun, groups }: JobGroups): number {
  if (groups.length < 2 || noun === 'module') return counts.duration
  return groups.reduce((longest, group) => Math.max(longest, group.duration ?? group.counts.duration), 0)
}

/** Returns the duration of a run in ms; 0 if it is unknown. */
export const runDuration = ({ summary }: HeadlineScope): number => durationOf(summary, reportingJobs(summary))

/** Returns whether a report names the fixed tests instead of counting them in the line below the headline. */
export const hasFixedLine = ({ place }: HeadlineScope): boolean => place === 'comment' || place === 'jobSummary'

/** Returns the facts below the headline. None of them repeats a number of the headline. */
export function quietLine(scope: HeadlineScope): readonly string[] {
  const { summary } = scope
  const { counts, status, flakyTests = counts.flaky } = summary
  const parts = reportingJobs(summary)
  const waits = parts.groups.some(isWaiting)
  const isSeveral = parts.groups.length > 1
  const isComplete = !waits && (!lacksResults(summary) || wasCutShort(summary))
  /** Whether the headline is about the tests with a status. */
  const isHeadline = (wanted: RunSummary['status']) => isComplete && status === wanted
  // An incomplete run and one with too many failures have their executions in the headline.
  const countsRuns = isSeveral && counts.failed > 0 && (waits || isComplete) && countsDistinct(summary) && !onlyQuarantined(summary)
  const duration = durationOf(summary, parts)
  const advice = runAdvice(summary)
  return [
    ...(countsRuns ? [share(counts.failed, counts.total, executionNoun(parts).replace('test ', ''), 'failed')] : []),
    ...(isHeadline('successful') ? [] : fact(isSeveral ? flakyTests : counts.flaky, 'flaky')),
    ...(isHeadline('skipped') ? [] : fact(counts.skipped, 'skipped')),
    ...(isHeadline('cancelled') ? [] : fact(counts.cancelled, 'cancelled')),
    ...(isHeadline('running') ? [] : fact(counts.running, 'running')),
    ...(isComplete && !isHeadline('successful') && onlyQuarantined(summary)
      ? fact(quarantinedTests(summary), quarantinedWord(quarantinedTests(summary), summary))
      : []),
    ...(isHeadline('skipped') || isHeadline('unknown') ? [] : fact(counts.unknown, 'unknown')),
    ...(hasFixedLine(scope) ? [] : [...fact(summary.changes?.fixed.count ?? 0, 'fixed'), ...recoveredFact(summary)]),
    ...changeFacts(summary),
    ...(duration === 0 ? [] : [`${formatDuration(duration)}${waits ? ' so far' : ''}`]),
    ...(advice === '' ? [] : [advice]),
  ]
}
