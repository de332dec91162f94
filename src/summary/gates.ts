import type { Problem } from '../records/problem.js'
import { countOf, formatCount } from '../text/counts.js'
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

const inHeadline: ReadonlySet<FailOnWord> = new Set(['failed', 'incomplete', 'no-tests'])

/** The reason of `no-tests`. */
export const noTestsReason = 'No tests were found.'

const maximumNamed = 3

const ofKind = (summary: RunSummary, kind: Problem['kind']) => summary.problems.filter((problem) => problem.kind === kind)

/** Lists the first few problems by their paths, or by their messages if they have no path. */
function named(problems: readonly Problem[]): string {
  const names = [...new Set(problems.map((problem) => problem.path ?? problem.message))]
  const more = names.length - maximumNamed
  return names.slice(0, maximumNamed).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

const reasonOf: Readonly<Record<FailOnWord, (summary: RunSummary) => string | undefined>> = {
  failed({ counts, jobs }) {
    const failed = relevantFailures(counts)
    if (failed === 0) return undefined
    // Several jobs may run the same test, so the counts are executions and not distinct tests.
    const noun = new Set(jobs.map(({ job }) => job)).size > 1 ? 'test run' : 'test'
    const more = counts.quarantined === undefined ? '' : `, and ${formatCount(counts.quarantined)} more in quarantine`
    return `${formatCount(failed)} of ${countOf(counts.total, noun)} failed${more}.`
  },
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
    return problems.length === 0
      ? undefined
      : `A report was not delivered: ${problems
          .slice(0, maximumNamed)
          .map((problem) => problem.message)
          .join(' ')}`
  },
  never: () => undefined,
}

/** Decides whether a run fails, by the conditions of `fail-on`. */
export function checkGates(summary: RunSummary, failOn: FailOn): GateResult {
  const found = [...failOn].flatMap((word) => {
    const reason = reasonOf[word](summary)
    return reason === undefined ? [] : [{ word, reason }]
  })
  return {
    fails: found.length > 0,
    reasons: found.map(({ reason }) => reason),
    furtherReasons: found.filter(({ word }) => !inHeadline.has(word)).map(({ reason }) => reason),
  }
}
