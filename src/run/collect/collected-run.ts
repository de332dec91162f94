import { definedFields } from '../../base/defined-fields.js'
import type { RunJobs } from '../../host/github/run-jobs.js'
import type { RepeatedJob } from '../../judge/earlier-builds/repeated-job.js'
import { withProblems } from '../../judge/summary/run-summary.js'
import type { Problem } from '../../records/problem.js'
import { checkHistoryInputs } from '../output-files/history-path.js'
import type { PreparedRun } from '../prepare/prepared-run.js'
import { buildRecord } from './build-record.js'
import { type CollectedRecords, collectRecords } from './collect-records.js'

/** A run whose results are collected. Its summary has no verdicts. */
export interface CollectedRun extends CollectedRecords {
  /**
   * The records file, absolute: the requested one, else a temporary file if a reporter or the server needs one. Absent also if it could not
   * be written.
   */
  readonly recordsPath?: string
  /** The jobs of the run that GitHub lists, for the server. */
  readonly jobs: RunJobs
}

/** Collects and summarises the records of a run. */
export async function collectRun(prepared: PreparedRun, repeated: RepeatedJob | undefined): Promise<CollectedRun> {
  const { request, context, config, mask, ciContext, storedPlace, tracked, owners, recordsPlace, isSubmitted, readJobs } = prepared
  const { cwd, records } = request
  const { env, signal, onProgress } = context
  const { path: recordsPath } = recordsPlace
  const collected = await collectRecords({
    cwd,
    config,
    env,
    ciContext,
    storedContext: storedPlace.context,
    refOf: storedPlace.refOf,
    mask,
    quarantine: prepared.quarantine?.quarantine,
    isAdded: recordsPath === undefined ? undefined : await prepared.quarantineBase?.inClone(),
    tracked,
    owners,
    signal,
    keepsResults: request.history !== undefined,
    ...definedFields({ records: records.length > 0 ? records : undefined, recordsPath, onProgress, repeated }),
    rerun: prepared.rerun(),
    moreRecords: async () => [...(isSubmitted ? [buildRecord(storedPlace.context())] : []), ...(await readJobs()).records],
  })
  checkHistoryInputs(request, collected.inputs)
  const jobs = await readJobs()
  const fault = collected.recordsFault ?? recordsPlace.fault
  if (fault === undefined) return { ...collected, jobs, ...definedFields({ recordsPath }) }
  const recordsFault = mask.text(fault)
  const problem: Problem = { severity: 'error', kind: 'incomplete', message: recordsFault }
  return { ...collected, jobs, recordsFault, summary: withProblems(collected.summary, [problem]) }
}
