import { definedFields } from '../../base/defined-fields.js'
import { countOf, formatCount } from '../../base/text/counts.js'
import { displayLine } from '../../base/text/display-text.js'
import { shorten } from '../../base/text/shorten.js'
import { withoutFullStop } from '../../base/text/without-full-stop.js'
import type { Problem } from '../../records/problem.js'
import type { FailOn, FailOnWord } from './fail-on.js'
import type { GateReason } from './gate-reason.js'
import type { RunSummary } from './run-summary.js'
import { relevantFailures } from './test-counts.js'

/** Whether the step of a run fails, and why. */
export interface GateResult {
  readonly fails: boolean
  readonly reasons: readonly GateReason[]
}

/** The words whose reasons every report shows in its headline or as missing results. */
const shownWords: ReadonlySet<FailOnWord> = new Set(['failed', 'new', 'incomplete', 'no-tests', 'unreadable'])

/** The reason of `no-tests`. */
export const noTestsReason = 'No tests were found.'

const maximumNamed = 3
const maximumRegressions = 10
/** In UTF-16 units. */
const maximumSuite = 200

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
  const names = firstSuites
    .slice(0, maximumNamed)
    .map(({ suite }) => shorten(suite.map(displayLine).join(' › '), maximumSuite) || '(no suite)')
  const more = suites - names.length
  const ofSuites = `${countOf(suites, 'suite')} of the base build ran no test: ${names.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`
  const ofBase = `${formatCount(tests)} of ${countOf(ofTests, 'test')} of the base build ${tests === 1 ? 'is' : 'are'} gone.`
  const reasons = [...(suites > 0 ? [ofSuites] : []), ...(tests > 1 && tests > toleratedShare * ofTests ? [ofBase] : [])]
  return reasons.length === 0 ? undefined : reasons.join(' ')
}

/** The properties of a run that fail `regressed`. */
export interface Regressions {
  /** One text per property that got worse or is outside of its limits. */
  readonly worse: readonly string[]
  /** One sentence per property that cannot be judged, because a value of an earlier build could not be read. */
  readonly unread: readonly string[]
}

export const noRegressions: Regressions = { worse: [], unread: [] }

function worseReason(worse: readonly string[]): readonly string[] {
  if (worse.length === 0) return []
  const more = worse.length - maximumRegressions
  return [`Properties regressed: ${worse.slice(0, maximumRegressions).join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`]
}

/** Joins the first few messages, and counts the others. */
function messagesOf(problems: readonly Problem[]): string {
  const more = problems.length - maximumNamed
  const shown = problems.slice(0, maximumNamed).map(({ message }) => message)
  return [...shown, ...(more > 0 ? [`And ${formatCount(more)} more.`] : [])].join(' ')
}

const ifAny = (reason: string | undefined): readonly string[] => (reason === undefined ? [] : [reason])

const reasonsOf: Readonly<Record<FailOnWord, (summary: RunSummary, regressions: Regressions) => readonly string[]>> = {
  failed: (summary) => ifAny(failedReason(summary)),
  new: (summary) => ifAny(newReason(summary)),
  incomplete(summary) {
    const problems = ofKind(summary, 'incomplete')
    return problems.length === 0 ? [] : [`The run is incomplete: ${named(problems)}.`]
  },
  'no-tests': ({ counts }) => (counts.total === 0 ? [noTestsReason] : []),
  unreadable(summary) {
    const problems = ofKind(summary, 'unreadable')
    return problems.length === 0 ? [] : [`No test results could be read from ${named(problems)}.`]
  },
  delivery(summary) {
    const problems = ofKind(summary, 'delivery')
    return problems.length === 0 ? [] : [`A report was not delivered: ${messagesOf(problems)}`]
  },
  // Gives every message as a reason, so that no warning has to repeat it.
  missing: (summary) => ofKind(summary, 'missing').map(({ message }) => message),
  fewer: (summary) => ifAny(fewerReason(summary)),
  regressed: (_, { worse, unread }) => [...worseReason(worse), ...unread],
  never: () => [],
}

/** Decides whether a run fails, by the conditions of `fail-on`. */
export function checkGates(summary: RunSummary, failOn: FailOn, regressions: Regressions = noRegressions): GateResult {
  const reasons = [...failOn].flatMap((word) =>
    reasonsOf[word](summary, regressions).map(
      (message): GateReason => ({ word, message, ...definedFields({ isShown: shownWords.has(word) ? true : undefined }) }),
    ),
  )
  return { fails: reasons.length > 0, reasons }
}
