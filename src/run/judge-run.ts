import type { Problem } from '../records/problem.js'
import { failureComparison } from '../report/failure-diff/failure-comparison.js'
import { headlineText } from '../report/headline.js'
import { applicableFailOn, type FailOn } from '../summary/fail-on.js'
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
  { request, config, scope, ciContext, rerunAll }: FinishedRun,
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
  const isOnBranch = failOn.has('new') && isBuildOfBranch(ciContext, summary.history?.ref)
  return { ...checkGates(summary, applicableFailOn(failOn, { ...config.collect, isOnBranch }), { regressions }), summary, json }
}

/**
 * Returns whether a run builds the branch of its history, as a push does. A pull request of a fork may come from a branch with the same name.
 */
function isBuildOfBranch(ciContext: FinishedRun['ciContext'], branch: string | undefined): boolean {
  if (branch === undefined) return false
  const { ref, source } = ciContext()
  return ref === branch && source.pullRequest === undefined && source.baseBranch === undefined
}
