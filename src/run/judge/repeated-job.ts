import type { RepeatedJob } from '../../judge/earlier-builds/repeated-job.js'
import type { PreparedRun } from '../prepare/prepared-run.js'
import { openHistory } from './open-history.js'

/**
 * Reads which tests failed in earlier attempts of a job that runs again: from its comment, from its artifacts, else from its history.
 * Returns undefined if the run has none of them.
 */
export async function readRepeatedJob(prepared: PreparedRun, attempt: number): Promise<RepeatedJob | undefined> {
  const memory = await prepared.memory()
  if (memory === undefined && prepared.request.history === undefined) return undefined
  return { attempt, failures: (await memory?.earlierFailures()) ?? (await openHistory(prepared, () => [])?.earlierAttempt()) }
}
