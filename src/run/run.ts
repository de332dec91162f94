import type { RepeatedJob } from '../judge/earlier-builds/repeated-job.js'
import { unknownAttemptText } from '../report/content/unknown-attempt.js'
import { type CollectedRun, collectRun } from './collect/collected-run.js'
import { guideRun, type RunGuide } from './guide/run-guide.js'
import { type JudgedRun, judgeRun } from './judge/judged-run.js'
import { type PreparedRun, prepareRun } from './prepare/prepared-run.js'
import type { RunContext, RunRequest } from './prepare/run-request.js'
import { unpackedWarning } from './prepare/workspace-trust.js'

/** A run that is ready to be reported, by its stages. */
export interface FinishedRun {
  readonly prepared: PreparedRun
  readonly collected: CollectedRun
  readonly judged: JudgedRun
  readonly guide: RunGuide
}

/** Runs a request: loads the configuration, collects the records, compares and judges them, and locates the failures in the source. */
export async function run(request: RunRequest, context: RunContext): Promise<FinishedRun> {
  const prepared = await prepareRun(request, context)
  const collected = await collectRun(prepared, await repeatedJob(prepared))
  const { unknownAttempt } = collected.summary
  if (unknownAttempt !== undefined) context.say?.(`This is ${unknownAttemptText(unknownAttempt)}.`)
  const judged = await judgeRun(prepared, collected)
  warnOfUnpackedFiles(prepared, collected)
  return { prepared, collected, judged, guide: await guideRun(prepared, collected) }
}

/** Reads the failures of earlier attempts. The first attempt of a job reads nothing, and loads none of these modules. */
async function repeatedJob(prepared: PreparedRun): Promise<RepeatedJob | undefined> {
  const { request, context } = prepared
  // The number may have to be read from Git.
  if (request.history === undefined && context.openMemory === undefined) return undefined
  const attempt = prepared.attempt()
  return attempt > 1 ? (await import('./judge/repeated-job.js')).readRepeatedJob(prepared, attempt) : undefined
}

/** Warns of result files that an untrusted archive may have brought. */
function warnOfUnpackedFiles({ request, context: { env, onWarning } }: PreparedRun, { summary: { files }, leftOut }: CollectedRun): void {
  const warning = unpackedWarning(
    request,
    [...files, ...leftOut].map(({ path }) => path),
    env,
  )
  if (warning !== undefined) onWarning(warning)
}
