import { type Judgement, verdictOrder } from '../verdicts/judgement.js'
import type { HistorySummary, VerdictKind } from '../verdicts/verdict.js'
import type { MergedFailure, MergedTest } from './merged-failure.js'
import type { RunSummary } from './run-summary.js'

/**
 * Adds the verdicts of a history to a summary. New failures come first; otherwise the order stays.
 * @param judgement undefined if there is no history, or no earlier build in it
 */
export function judgedSummary(summary: RunSummary, history: HistorySummary, judgement: Judgement | undefined): RunSummary {
  if (judgement === undefined) return { ...summary, history }
  const failures = sorted(
    summary.failures.map((failure) => ({ ...failure, verdict: verdictOf(failure, summary, judgement) })),
    ({ verdict }) => verdict.kind,
  )
  const causes = sorted(
    summary.causes.map((each) => {
      const verdict = judgement.verdictOfCause(each.cause.id)
      return verdict === undefined ? each : { ...each, verdict }
    }),
    ({ verdict }) => verdict ?? 'unknown',
  )
  return {
    ...summary,
    failures,
    causes,
    tests: { ...summary.tests, failed: failures.map(({ test }) => test) },
    flakyFailures: summary.flakyFailures.map((flaky) => withFlakiness(flaky, summary, judgement)),
    knownFlaky: judgement.knownFlaky,
    verdicts: judgement.counts,
    changes: judgement.changes,
    history,
  }
}

/** Adds the verdict on a flaky test if it was flaky before. */
function withFlakiness(flaky: MergedTest, summary: RunSummary, judgement: Judgement): MergedTest {
  const verdict = verdictOf({ ...flaky, cause: flaky.test.cause }, summary, judgement)
  return verdict.kind === 'flaky' ? { ...flaky, verdict } : flaky
}

function verdictOf(
  { test, cause, jobs }: MergedTest & { readonly cause: MergedFailure['cause'] | undefined },
  summary: RunSummary,
  judgement: Judgement,
) {
  const names = jobs.map((index) => summary.jobs[index]?.job)
  return judgement.verdictOf(test.id ?? '', cause?.id, names.every(isDefined) ? names : [])
}

const isDefined = (name: string | undefined): name is string => name !== undefined

const sorted = <Item>(items: readonly Item[], kindOf: (item: Item) => VerdictKind): readonly Item[] =>
  items.toSorted((a, b) => verdictOrder.indexOf(kindOf(a)) - verdictOrder.indexOf(kindOf(b)))
