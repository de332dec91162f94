import type { FailOn } from '../judge/summary/fail-on.js'
import type { Problem } from '../records/problem.js'
import type { GatedRun } from '../run/apply-gates.js'
import type { FinishedRun } from '../run/run.js'
import type { DeliveryResult } from './reporters/deliver-report.js'
import { prepareGates } from './reporters/run-gates.js'
import { submitRun } from './submit/submit-run.js'

/** The parts in which the action and the command differ. */
export interface RunPorts<Delivered extends DeliveryResult> {
  readonly failOn: FailOn
  /** Logs what was left out without an error. */
  readonly notice: (message: string) => void
  /** Delivers the reports of the run, with the reasons why its step fails. */
  readonly deliver: (run: FinishedRun) => Promise<Delivered>
  /** Writes the files and outputs that contain the problems of all other steps. Returns what could not be written. */
  readonly writeFiles?: ((completed: CompletedRun<Delivered>) => Promise<readonly Problem[]>) | undefined
}

/** A run whose results have reached their readers. */
export interface CompletedRun<Delivered extends DeliveryResult> {
  readonly run: FinishedRun
  readonly delivered: Delivered
  /** The problems of all steps, beginning with the problems of the delivery. */
  readonly problems: readonly Problem[]
  readonly gated: GatedRun
}

/**
 * Delivers the reports of a run, submits its records, adds it to the history of its branch and decides whether its step fails. A problem of
 * one step does not stop the next one.
 * @throws what a port throws; the following steps are left out
 */
export async function completeRun<Delivered extends DeliveryResult>(
  finished: FinishedRun,
  { failOn, notice, deliver, writeFiles }: RunPorts<Delivered>,
): Promise<CompletedRun<Delivered>> {
  const { run, apply } = await prepareGates(finished, failOn)
  const { prepared, collected, judged } = run
  const delivered = await deliver(run)
  for (const message of delivered.notices) notice(message)
  // The delivery reads the earlier builds.
  const earlier = prepared.earlierBuilds.problems()
  if (collected.jobs.notice !== undefined) notice(collected.jobs.notice)
  const { env, say = () => {}, signal } = prepared.context
  const unsubmitted = await submitRun(run, { env, say, retry: { signal, say } })
  const history = await judged.addToHistory()
  for (const message of history.notices) notice(message)
  const problems = [...delivered.problems, ...earlier, ...unsubmitted, ...history.problems]
  const completed = { run, delivered, problems, gated: apply(problems) }
  const unwritten = (await writeFiles?.(completed)) ?? []
  if (unwritten.length === 0) return completed
  const all = [...problems, ...unwritten]
  return { ...completed, problems: all, gated: apply(all) }
}
