import type { Problem } from '../records/problem.js'
import { countOf, formatCount } from '../text/counts.js'
import { displayLine } from '../text/display-text.js'
import { withoutFullStop } from '../text/without-full-stop.js'
import type { FailOn, FailOnWord } from './fail-on.js'
import type { RunSummary } from './run-summary.js'
import { relevantFailures } from './test-counts.js'

/** Whether the step of a run fails, with one sentence per reason. */
export interface GateResult {
  readonly fails: boolean
  readonly reasons: readonly string[]
  /** The reasons that the headline of the report does not contain. */
  readonly furtherReasons: readonly string[]
}

const inHeadline: ReadonlySet<FailOnWord> = new Set(['failed', 'new', 'incomplete', 'no-tests'])

/** The reason of `no-tests`. */
export const noTestsReason = 'No tests were found.'

const maximumNamed = 3

const ofKind = (summary: RunSummary, kind: Problem['kind']) => summary.problems.filter((problem) => problem.kind === kind)

/** Lists the first few problems by their paths, or by their messages if they have no path. */
function named(problems: readonly Problem[]): string {
  const names = [...new Set(problems.map((problem) => problem.path ?? withoutFullStop(problem.message)))]
  const more = names.length - maximumNamed
  return names.slice(0, maximumNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const andQuarantined = (count: number): string => (count === 0 ? '' : `, and ${formatCount(count)} more in quarantine`)

function failedReason({ counts, jobs }: RunSummary): string | undefined {
  const failed = relevantFailures(counts)
  if (failed === 0) return undefined
  // Several jobs may run the same test, so the counts are executions and not distinct tests.
  const noun = new Set(jobs.map(({ job }) => job)).size > 1 ? 'test run' : 'test'
  return `${formatCount(failed)} of ${countOf(counts.total, noun)} failed${andQuarantined(counts.quarantined ?? 0)}.`
}

/** Every failed test that no history has judged may be new: there is none, or the run has too many tests. */
function newReason(summary: RunSummary): string | undefined {
  const { verdicts, changes, failedTests } = summary
  if (verdicts === undefined || changes === undefined || failedTests === undefined) return failedReason(summary)
  const { unknown, unseen, new: broken, known, flaky, quarantined } = verdicts
  const failed = Math.max(failedTests - quarantined, unknown + unseen + broken + known + flaky)
  const count = failed - known - flaky
  if (count === 0) return undefined
  return `${formatCount(count)} of ${countOf(failed, 'failed test')} ${count === 1 ? 'is' : 'are'} new${andQuarantined(quarantined)}.`
}

/** The share of the tests that may be gone. */
const toleratedShare = 0.05

function fewerReason({ changes }: RunSummary): string | undefined {
  if (changes?.fewer === undefined) return undefined
  const { suites, firstSuites, tests, ofTests } = changes.fewer
  const names = firstSuites.slice(0, maximumNamed).map(({ suite }) => suite.map(displayLine).join(' › ') || '(no suite)')
  const more = suites - names.length
  const ofSuites = `${countOf(suites, 'suite')} of the base build ran no test: ${names.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`
  const ofBase = `${formatCount(tests)} of ${countOf(ofTests, 'test')} of the base build ${tests === 1 ? 'is' : 'are'} gone.`
  const reasons = [...(suites > 0 ? [ofSuites] : []), ...(tests > 1 && tests > toleratedShare * ofTests ? [ofBase] : [])]
  return reasons.length === 0 ? undefined : reasons.join(' ')
}

/** Facts for the gates that the summary does not contain. */
export interface GateContext {
  /** One text per property that got worse or is outside of its limits. */
  readonly regressions?: readonly string[]
}

/** Joins the first few messages, and counts the others. */
function messagesOf(problems: readonly Problem[]): string {
  const more = problems.length - maximumNamed
  const shown = problems.slice(0, maximumNamed).map(({ message }) => message)
  return [...shown, ...(more > 0 ? [`And ${formatCount(more)} more.`] : [])].join(' ')
}

const reasonOf: Readonly<Record<FailOnWord, (summary: RunSummary, context: GateContext) => string | undefined>> = {
  failed: failedReason,
  new: newReason,
  incomplete(summary) {
    const problems = ofKind(summary, 'incomplete')
    return problems.length === 0 ? undefined : `The run is incomplete: ${named(problems)}.`
  },
  'no-tests': ({ counts }) => (counts.total === 0 ? noTestsReason : undefined),
  unreadable(summary) {
    const problems = ofKind(summary, 'unreadable')
    return problems.length === 0 ? undefined : `No test results could be read from ${named(problems)}.`
  },
  delivery(summary) {
    const problems = ofKind(summary, 'delivery')
    return problems.length === 0 ? undefined : `A report was not delivered: ${messagesOf(problems)}`
  },
  missing(summary) {
    const problems = ofKind(summary, 'missing')
    return problems.length === 0 ? undefined : messagesOf(problems)
  },
  fewer: fewerReason,
  regressed: (_, { regressions = [] }) => (regressions.length === 0 ? undefined : `Properties regressed: ${regressions.join(', ')}.`),
  never: () => undefined,
}

/** Decides whether a run fails, by the conditions of `fail-on`. */
export function checkGates(summary: RunSummary, failOn: FailOn, context: GateContext = {}): GateResult {
  const found = [...failOn].flatMap((word) => {
    const reason = reasonOf[word](summary, context)
    return reason === undefined ? [] : [{ word, reason }]
  })
  return {
    fails: found.length > 0,
    reasons: found.map(({ reason }) => reason),
    furtherReasons: found.filter(({ word }) => !inHeadline.has(word)).map(({ reason }) => reason),
  }
}
