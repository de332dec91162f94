import type { Environment } from '../../base/environment.js'
import type { FailOn } from '../../judge/summary/fail-on.js'
import type { GateReason } from '../../judge/summary/gate-reason.js'
import { noRegressions } from '../../judge/summary/gates.js'
import type { Problem } from '../../records/problem.js'
import { type JudgedRun, judgeRun } from '../../run/judge-run.js'
import type { FinishedRun } from '../../run/run.js'

/** A run whose reports can show why its step fails. */
export interface GatedRun {
  /** The run with the reasons that are known before the delivery. */
  readonly finished: FinishedRun
  /** Decides whether the step fails, given the problems of the delivery. */
  readonly judge: (deliveryProblems: readonly Problem[]) => JudgedRun
}

/** Checks the conditions of `fail-on` before the delivery. Only `delivery` has to wait for it. */
export async function gateRun(given: FinishedRun, env: Environment, failOn: FailOn): Promise<GatedRun> {
  const regressions = failOn.has('regressed')
    ? await (await import('./report-content/find-regressions.js')).findRegressions(given, env)
    : noRegressions
  const { reasons } = judgeRun(given, [], failOn, regressions)
  const finished = reasons.length === 0 ? given : withReasons(given, reasons)
  return { finished, judge: (problems) => judgeRun(finished, problems, failOn, regressions) }
}

const withReasons = ({ scope, ...run }: FinishedRun, gateReasons: readonly GateReason[]): FinishedRun => ({
  ...run,
  scope: { ...scope, summary: { ...scope.summary, gateReasons } },
})
