import { randomBytes } from 'node:crypto'
import { constants, copyFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Problem } from '../../records/problem.js'
import { defaultOutput } from '../../run/prepare/run-request.js'
import type { FinishedRun } from '../../run/run.js'
import type { SubmitContext } from './submit-files.js'

/**
 * Submits the records of a run if its request names a server. Records files that were read instead of collecting are sent unchanged, so
 * that the server recognises those that it already has.
 */
export async function submitRun(finished: FinishedRun, given: SubmitContext): Promise<readonly Problem[]> {
  const { request, ciContext, mask, serverTimeBudget: budget } = finished.prepared
  const { recordsPath, jobs } = finished.collected
  const context = { ...given, retry: { budget, ...given.retry } }
  const { server, cwd, records, output } = request
  if (server === undefined) return []
  const { completionOf, jobsFile, matchRecords, pathsToSubmitLater, submitFiles } = await import('./submit-files.js')
  if (records.length > 0) {
    // The output of this run is left out, because it repeats the files that were read. The problems of the search were reported before.
    const read = matchRecords(cwd, records).files.filter(({ absolutePath }) => resolve(absolutePath) !== recordsPath)
    const ofJobs = jobsFile(jobs.records, context.env)
    const completion = { ...completionOf(ciContext(), context.env), mask }
    const submitted = await submitFiles(server, [...read, ...ofJobs.files], completion, context, pathsToSubmitLater)
    return mask.value([...ofJobs.problems, ...submitted.problems])
  }
  if (recordsPath === undefined) {
    return [{ severity: 'error', kind: 'delivery', message: 'The records were not submitted: they could not be written.' }]
  }
  const file = { absolutePath: recordsPath, path: output ?? 'records.ndjson' }
  const keep = () => (output === undefined ? keepRecords(recordsPath, cwd) : [output])
  // The run has just written the other coordinates into the records.
  const { project } = ciContext()
  const completion = { coordinates: project === undefined ? {} : { project }, mask }
  return mask.value((await submitFiles(server, [file], completion, context, keep)).problems)
}

/** Copies a temporary file into the working directory, without overwriting a file. Returns no path if that is impossible. */
function keepRecords(recordsPath: string, cwd: string): readonly string[] {
  const names = [defaultOutput, defaultOutput.replace('.', `-${randomBytes(4).toString('hex')}.`)]
  for (const name of names) {
    try {
      copyFileSync(recordsPath, join(cwd, name), constants.COPYFILE_EXCL)
      return [name]
    } catch {
      // The file exists, or the folder is not writable: then the other name fails, too.
    }
  }
  return []
}
