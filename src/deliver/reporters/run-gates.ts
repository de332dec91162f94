import type { FailOn } from '../../judge/summary/fail-on.js'
import type { GateReason } from '../../judge/summary/gate-reason.js'
import { noRegressions } from '../../judge/summary/gates.js'
import type { Problem } from '../../records/problem.js'
import { applyGates, type GatedRun } from '../../run/apply-gates.js'
import type { FinishedRun } from '../../run/run.js'

/** The conditions under which the step of a run fails. */
export interface RunGates {
  /** The run with the reasons that are known before the delivery, so that its reports can show them. */
  readonly run: FinishedRun
  /** Decides whether the step fails, given the problems of the delivery. */
  readonly apply: (deliveryProblems: readonly Problem[]) => GatedRun
}

/** Checks the conditions of `fail-on` before the delivery. Only `delivery` has to wait for it. */
export async function prepareGates(given: FinishedRun, failOn: FailOn): Promise<RunGates> {
  const regressions = failOn.has('regressed')
    ? await (await import('./report-content/find-regressions.js')).findRegressions(given)
    : noRegressions
  const { reasons: gateReasons } = applyGates(given, [], failOn, regressions)
  const run = gateReasons.length === 0 ? given : withReasons(given, gateReasons)
  return { run, apply: (problems) => applyGates(run, problems, failOn, regressions) }
}

function withReasons({ judged, ...run }: FinishedRun, gateReasons: readonly GateReason[]): FinishedRun {
  const { scope } = judged
  return { ...run, judged: { ...judged, scope: { ...scope, summary: { ...scope.summary, gateReasons } } } }
}
