import type { EarlierFailures, RepeatedJob } from '../judge/earlier-builds/repeated-job.js'
import { openHistory } from './open-history.js'
import type { PreparedRun } from './prepared-run.js'

/**
 * Reads which tests failed in earlier attempts of a job that runs again: from its comment, from its artifacts, else from its history.
 * Returns undefined if the run has none of them.
 */
export async function readRepeatedJob(prepared: PreparedRun, attempt: number): Promise<RepeatedJob | undefined> {
  const memory = await prepared.memory()
  if (memory === undefined && prepared.request.history === undefined) return undefined
  return { attempt, failures: (await memory?.earlierFailures()) ?? (await failuresInHistory(prepared)) }
}

async function failuresInHistory({
  request,
  config,
  context,
  ciContext,
  serverTimeBudget,
  lostTime,
}: PreparedRun): Promise<EarlierFailures | undefined> {
  const { env, say, token } = context
  return openHistory({ request, config, env, ciContext, serverTimeBudget, lostTime, say, token }, () => [])?.earlierAttempt()
}
