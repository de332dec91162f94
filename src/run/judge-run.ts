import { definedFields } from '../base/defined-fields.js'
import { applicableFailOn, type FailOn, type FailOnWord } from '../judge/summary/fail-on.js'
import { checkGates, type GateResult, noRegressions, type Regressions } from '../judge/summary/gates.js'
import { type RunSummary, withProblems } from '../judge/summary/run-summary.js'
import { type SummaryJson, summaryJson } from '../judge/summary/summary-json.js'
import type { Problem } from '../records/problem.js'
import { headlineText } from '../report/content/headline.js'
import { baseBranch } from '../report/content/verdicts/base-branch.js'
import type { FinishedRun } from './run.js'

/** The result of a run after its delivery. */
export interface JudgedRun extends GateResult {
  readonly summary: RunSummary
  readonly json: () => SummaryJson
}

/** Decides whether a run fails, given the problems of its delivery and the properties that regressed. */
export function judgeRun(
  { request, config, scope, ciContext, rerunAll, comparisonOf, isBranchBuild, mask }: FinishedRun,
  deliveryProblems: readonly Problem[],
  failOn: FailOn,
  regressions: Regressions = noRegressions,
): JudgedRun {
  const summary = withProblems(scope.summary, deliveryProblems)
  const isOnBranch = failOn.has('new') && isBranchBuild()
  const checked = checkGates(summary, applicableFailOn(failOn, { ...config.collect, isOnBranch }), regressions)
  // Suites of earlier builds and errors of expressions may contain secrets.
  const gates = mask.value(isOnBranch ? withBranchReason(checked, summary, failOn) : checked)
  const json = () =>
    summaryJson(summary, {
      headline: headlineText({ summary }),
      gates,
      recordsPath: request.output,
      rerunAll: rerunAll(),
      locations: scope.locations,
      causeLocations: scope.causeLocations,
      ownersOf: scope.ownersOf,
      rerunOf: scope.rerunOf,
      compare: comparisonOf,
      // The module may have to be read from Git.
      ...definedFields({ module: scope.summary.failures.length > 0 ? ciContext().module : undefined }),
    })
  return { ...gates, summary, json }
}

/** Explains why a build of the branch of the history fails without a new failure. The headline does not give this reason. */
function withBranchReason(result: GateResult, summary: RunSummary, failOn: FailOn): GateResult {
  const fails = (word: FailOnWord) => checkGates(summary, new Set([word])).fails
  if (failOn.has('failed') || fails('new') || !fails('failed')) return result
  const message = `A build of ${baseBranch(summary)} fails for every failed test, not only for new ones.`
  return { ...result, reasons: [...result.reasons, { word: 'new', message }] }
}
