import { definedFields } from '../../base/defined-fields.js'
import { countOf, formatCount } from '../../base/text/counts.js'
import { displayLine } from '../../base/text/display-text.js'
import { shorten } from '../../base/text/shorten.js'
import { withoutFullStop } from '../../base/text/without-full-stop.js'
import type { Problem } from '../../records/problem.js'
import type { FewerTests } from '../verdicts/verdict.js'
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

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are')

/** Ends a reason with the number of tests that the condition allows. */
const whatIsAllowed = (allowed: number): string => (allowed === 0 ? '' : `; fail-on allows ${formatCount(allowed)}`)

/** Returns the number of distinct failed tests whose failures count. Too many failures are counted by their executions. */
function distinctFailures({ counts, failedTests, verdicts }: RunSummary): number {
  const failures = relevantFailures(counts)
  return failedTests === undefined ? failures : Math.min(failures, Math.max(1, failedTests - (verdicts?.quarantined ?? 0)))
}

function failedReason(summary: RunSummary, allowed: number): string | undefined {
  const { counts, jobs } = summary
  const failed = relevantFailures(counts)
  if (failed === 0) return undefined
  if (allowed > 0) {
    const tests = distinctFailures(summary)
    if (tests <= allowed) return undefined
    return `${countOf(tests, 'test')} failed${andQuarantined(summary.verdicts?.quarantined ?? 0)}${whatIsAllowed(allowed)}.`
  }
  // Several jobs may run the same test, so the counts are executions and not distinct tests.
  const noun = new Set(jobs.map(({ job }) => job)).size > 1 ? 'test run' : 'test'
  return `${formatCount(failed)} of ${countOf(counts.total, noun)} failed${andQuarantined(counts.quarantined ?? 0)}.`
}

/** Every failed test that no history has judged may be new: there is none, or the run has too many tests. */
function newReason(summary: RunSummary, allowed: number): string | undefined {
  const { verdicts, changes, failedTests } = summary
  if (verdicts === undefined || changes === undefined || failedTests === undefined) return failedReason(summary, allowed)
  const { unknown, unseen, new: broken, known, flaky, quarantined } = verdicts
  const failed = Math.max(failedTests - quarantined, unknown + unseen + broken + known + flaky)
  const count = failed - known - flaky
  if (count <= allowed) return undefined
  return `${formatCount(count)} of ${countOf(failed, 'failed test')} ${isOrAre(count)} new${andQuarantined(quarantined)}${whatIsAllowed(allowed)}.`
}

/** Returns the number of distinct flaky tests that count. Too many of them are counted by their executions. */
const countedFlaky = ({ counts, flakyTests = counts.flaky, excusedFlaky = 0 }: RunSummary): number => Math.max(0, flakyTests - excusedFlaky)

function flakyReason(summary: RunSummary, allowed: number): string | undefined {
  const count = countedFlaky(summary)
  if (count <= allowed) return undefined
  return `${countOf(count, 'test')} ${isOrAre(count)} flaky${andQuarantined(summary.excusedFlaky ?? 0)}${whatIsAllowed(allowed)}.`
}

/**
 * Playwright fails for flaky tests if it is configured to do so. The run then fails as well, as if `fail-on` contained `flaky`, although only the
 * file of Playwright shows that.
 */
function toolFlakyReason(summary: RunSummary): string | undefined {
  const count = countedFlaky(summary)
  if (count === 0 || ofKind(summary, 'flaky').length === 0) return undefined
  return `${countOf(count, 'test')} passed after a retry${andQuarantined(summary.excusedFlaky ?? 0)}, and Playwright fails on that (failOnFlakyTests).`
}

/** Every flaky test that no history has judged may be new. */
function newFlakyReason(summary: RunSummary, allowed: number): string | undefined {
  const { knownFlaky, excusedFlaky = 0 } = summary
  if (knownFlaky === undefined) return flakyReason(summary, allowed)
  const flaky = Math.max(countedFlaky(summary), knownFlaky)
  const count = flaky - knownFlaky
  if (count <= allowed) return undefined
  return `${formatCount(count)} of ${countOf(flaky, 'flaky test')} ${isOrAre(count)} new${andQuarantined(excusedFlaky)}${whatIsAllowed(allowed)}.`
}

/** The share of the tests that may be gone or skipped. */
const toleratedShare = 0.05

/** Describes the tests of the base build that do not run any more. A change may remove or skip single tests. */
function lostTests({ tests, skipped, ofTests }: FewerTests): string | undefined {
  const lost = tests + skipped
  if (lost < 2 || lost <= toleratedShare * ofTests) return undefined
  const share = `${formatCount(lost)} of ${countOf(ofTests, 'test')} of the base build`
  if (skipped === 0) return `${share} are gone.`
  if (tests === 0) return `${share} are skipped now.`
  return `${share} do not run any more: ${formatCount(tests)} ${isOrAre(tests)} gone, and ${formatCount(skipped)} ${isOrAre(skipped)} skipped.`
}

function fewerReason({ changes }: RunSummary): string | undefined {
  if (changes?.fewer === undefined) return undefined
  const { suites, firstSuites } = changes.fewer
  const names = firstSuites
    .slice(0, maximumNamed)
    .map(({ suite }) => shorten(suite.map(displayLine).join(' › '), maximumSuite) || '(no suite)')
  const more = suites - names.length
  const ofSuites = `${countOf(suites, 'suite')} of the base build ran no test: ${names.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}.`
  const reasons = [...(suites > 0 ? [ofSuites] : []), ...ifAny(lostTests(changes.fewer))]
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

/** The facts about a run, apart from its results, on which conditions depend. */
export interface GateFacts {
  readonly regressions?: Regressions
  /** Whether its configuration needs no tests, so that `no-tests` does not apply. */
  readonly testsAreOptional?: boolean | undefined
  /**
   * The branch of the history, if the run builds this branch itself. There, `new` means `failed`, because a broken branch must not turn
   * green. `new-flaky` keeps its meaning: a flaky test breaks nothing.
   */
  readonly ownBranch?: string | undefined
}

/** The condition for a word of `fail-on`: returns one reason for each fault, or none. */
type Condition = (summary: RunSummary, allowed: number, facts: GateFacts) => readonly string[]

const conditions: Readonly<Record<FailOnWord, Condition>> = {
  failed: (summary, allowed) => ifAny(failedReason(summary, allowed)),
  new: (summary, allowed) => ifAny(newReason(summary, allowed)),
  flaky: (summary, allowed) => ifAny(flakyReason(summary, allowed)),
  'new-flaky': (summary, allowed) => ifAny(newFlakyReason(summary, allowed)),
  incomplete(summary) {
    const problems = ofKind(summary, 'incomplete')
    return problems.length === 0 ? [] : [`The run is incomplete: ${named(problems)}.`]
  },
  'no-tests': ({ counts }, _allowed, { testsAreOptional }) => (counts.total === 0 && testsAreOptional !== true ? [noTestsReason] : []),
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
  regressed: (_summary, _allowed, { regressions: { worse, unread } = noRegressions }) => [...worseReason(worse), ...unread],
  never: () => [],
}

/** Replaces `new` by `failed` on the branch of the history. If both are set, the stricter one counts. */
function onOwnBranch(failOn: FailOn): FailOn {
  const allowed = failOn.get('new')
  if (allowed === undefined) return failOn
  const others = [...failOn].filter(([word]) => word !== 'new' && word !== 'failed')
  return new Map([['failed', Math.min(allowed, failOn.get('failed') ?? allowed)], ...others])
}

/** Explains why a build of the branch of the history fails without a new failure. The headline does not give this reason. */
function ownBranchReasons(summary: RunSummary, failOn: FailOn, branch: string): readonly GateReason[] {
  const [allowed, allowedFailed] = [failOn.get('new'), failOn.get('failed')]
  if (allowed === undefined || failedReason(summary, allowed) === undefined || newReason(summary, allowed) !== undefined) return []
  if (allowedFailed !== undefined && failedReason(summary, allowedFailed) !== undefined) return []
  return [{ word: 'new', message: `A build of ${branch} fails for every failed test, not only for new ones.` }]
}

/** Decides whether a run fails, by the conditions of `fail-on`. No other code decides about one of them. */
export function checkGates(summary: RunSummary, failOn: FailOn, facts: GateFacts = {}): GateResult {
  const { ownBranch } = facts
  const found = [...(ownBranch === undefined ? failOn : onOwnBranch(failOn))].flatMap(([word, allowed]) =>
    conditions[word](summary, allowed, facts).map(
      (message): GateReason => ({ word, message, ...definedFields({ isShown: shownWords.has(word) ? true : undefined }) }),
    ),
  )
  const isStated = failOn.has('never') || found.some(({ word }) => word === 'flaky')
  const ofTool = isStated ? [] : ifAny(toolFlakyReason(summary)).map((message): GateReason => ({ word: 'flaky', message }))
  const reasons = [...found, ...ofTool, ...(ownBranch === undefined ? [] : ownBranchReasons(summary, failOn, ownBranch))]
  return { fails: reasons.length > 0, reasons }
}
