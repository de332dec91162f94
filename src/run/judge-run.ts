import type { Problem } from '../records/problem.js'
import { failureComparison } from '../report/failure-diff/failure-comparison.js'
import { headlineText } from '../report/headline.js'
import { baseBranch } from '../report/verdicts/base-branch.js'
import { applicableFailOn, type FailOn, type FailOnWord } from '../summary/fail-on.js'
import { checkGates, type GateResult } from '../summary/gates.js'
import { type RunSummary, withProblems } from '../summary/run-summary.js'
import { type SummaryJson, summaryJson } from '../summary/summary-json.js'
import type { FinishedRun } from './run.js'

/** The result of a run after its delivery. */
export interface JudgedRun extends GateResult {
  readonly summary: RunSummary
  readonly json: () => SummaryJson
}

/** Decides whether a run fails, given the problems of its delivery and the properties that regressed. */
export function judgeRun(
  { request, config, scope, ciContext, rerunAll, isBranchBuild }: FinishedRun,
  deliveryProblems: readonly Problem[],
  failOn: FailOn,
  regressions: readonly string[] = [],
): JudgedRun {
  const summary = withProblems(scope.summary, deliveryProblems)
  const json = () =>
    summaryJson(summary, {
      headline: headlineText({ summary }),
      recordsPath: request.output,
      rerunAll: rerunAll(),
      locations: scope.locations,
      causeLocations: scope.causeLocations,
      ownersOf: scope.ownersOf,
      rerunOf: scope.rerunOf,
      compare: failureComparison,
      // The module may have to be read from Git.
      ...(scope.summary.failures.length > 0 && { module: ciContext().module }),
    })
  const isOnBranch = failOn.has('new') && isBranchBuild()
  const result = checkGates(summary, applicableFailOn(failOn, { ...config.collect, isOnBranch }), { regressions })
  return { ...(isOnBranch ? withBranchReason(result, summary, failOn) : result), summary, json }
}

/** Explains why a build of the branch of the history fails without a new failure. The headline does not give this reason. */
function withBranchReason(result: GateResult, summary: RunSummary, failOn: FailOn): GateResult {
  const fails = (word: FailOnWord) => checkGates(summary, new Set([word])).fails
  if (failOn.has('failed') || fails('new') || !fails('failed')) return result
  const reason = `A build of ${baseBranch(summary)} fails for every failed test, not only for new ones.`
  return { ...result, reasons: [...result.reasons, reason], furtherReasons: [...result.furtherReasons, reason] }
}
