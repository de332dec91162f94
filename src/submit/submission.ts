import { randomBytes } from 'node:crypto'
import { constants, copyFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CiContext } from '../ci-context/ci-context.js'
import { readEvent } from '../ci-context/github-event.js'
import { matchFiles } from '../collect/match-files.js'
import { reportedRun } from '../github/reported-run.js'
import { temporaryFile } from '../output-files/temporary-records.js'
import type { Problem } from '../records/problem.js'
import type { JobRecord } from '../records/record.js'
import { writeRecords } from '../records/write-records.js'
import { defaultOutput, type FinishedRun } from '../run/run.js'
import type { RetryOptions, Server } from '../server-api/server.js'
import type { Completion } from './complete-record.js'
import type { RecordsFile } from './submit-records.js'

/** What is around a submission. */
export interface SubmissionContext {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Says what happens. */
  readonly say: (message: string) => void
  readonly retry?: RetryOptions | undefined
}

/** What became of a submission. */
export interface Submitted {
  readonly stored: number
  readonly problems: readonly Problem[]
}

/**
 * Submits the records of a run where its request names a server. Records files that were read instead of collecting are sent as they
 * are: the server knows by that which of them it has already.
 */
export async function submitRun(finished: FinishedRun, given: SubmissionContext): Promise<readonly Problem[]> {
  const { request, ciContext, mask, recordsPath, jobs, serverTimeBudget: budget } = finished
  const context = { ...given, retry: { budget, ...given.retry } }
  const { server, cwd, records, output } = request
  if (server === undefined) return []
  if (records.length > 0) {
    // What this run has written of them is the same once more.
    // The collection of the run has reported what its search left out.
    const read = matchRecords(cwd, records).files.filter(({ absolutePath }) => resolve(absolutePath) !== recordsPath)
    const files = [...read, ...jobsFile(jobs.records, context.env)]
    const completion = { ...completionOf(ciContext(), context.env), mask }
    return mask.value((await submitFiles(server, files, completion, context, pathsOf)).problems)
  }
  if (recordsPath === undefined) throw new Error('There are no records to submit.')
  const file = { absolutePath: recordsPath, path: output ?? 'records.ndjson' }
  // They were written just now, with all coordinates.
  const kept = () => (output === undefined ? keep(recordsPath, cwd) : [output])
  const { project } = ciContext()
  const completion = { coordinates: project === undefined ? {} : { project }, mask }
  return mask.value((await submitFiles(server, [file], completion, context, kept)).problems)
}

/**
 * Finds the records files that patterns match, sorted by path, and reports what the search left out.
 * @throws UserError if a pattern is wrong
 */
export function matchRecords(
  cwd: string,
  patterns: readonly string[],
): { readonly files: readonly RecordsFile[]; readonly problems: readonly Problem[] } {
  return matchFiles({ cwd, collectors: [{ key: 'events', include: patterns, exclude: [], metadata: {}, named: true }] })
}

/** What is said of the records of files that come from elsewhere: where they belong by themselves, or in `workflow_run` in any case. */
export function completionOf(ciContext: CiContext, env: SubmissionContext['env']): Completion {
  const { place, trusted } = reportedRun(ciContext, readEvent(env.GITHUB_EVENT_PATH), env)
  return { coordinates: place, ...(trusted && { trusted }) }
}

/** What a command to submit files later names: all but the jobs, which it finds by itself. */
export const pathsOf = (files: readonly RecordsFile[]): readonly string[] =>
  files.filter(({ path }) => path !== jobsName).map(({ path }) => path)

const jobsName = 'the jobs of the run'

/** Jobs that no other file holds, in a temporary one. */
export function jobsFile(jobs: readonly JobRecord[], env: SubmissionContext['env']): readonly RecordsFile[] {
  if (jobs.length === 0) return []
  const absolutePath = temporaryFile('jobs.ndjson', 'The submission to the server', env)
  const writer = writeRecords(absolutePath, {})
  try {
    for (const job of jobs) writer.record(job)
    writer.close()
  } finally {
    writer.discard()
  }
  return [{ absolutePath, path: jobsName }]
}

/**
 * Sends files, and says of what did not arrive how to send it later.
 * @param keepRecords makes sure that files that did not arrive stay, and gives their paths
 */
export async function submitFiles(
  server: Server,
  files: readonly RecordsFile[],
  completion: Completion,
  { say, retry }: SubmissionContext,
  keepRecords: (unsent: readonly RecordsFile[]) => readonly string[],
): Promise<Submitted> {
  // Most runs have no server, and undici is slow to load.
  const { submitRecords } = await import('./submit-records.js')
  const submission = await submitRecords(server, files, completion, retry)
  const { stored, failure, unsent } = submission
  const problems = [...submission.problems, ...missingProjectProblems(submission, completion)]
  if (stored > 0) say(`Submitted ${stored.toLocaleString('en-US')} ${stored === 1 ? 'record' : 'records'} to ${server.baseUrl}.`)
  if (failure === undefined) return { stored, problems }
  return { stored, problems: [...problems, notSubmittedProblem(failure, keepRecords(unsent))] }
}

/** What is refused outside of GitHub Actions and of clones with a remote, where nothing tells the project. */
function missingProjectProblems({ problems }: Pick<Submitted, 'problems'>, { coordinates }: Completion): readonly Problem[] {
  if (problems.length === 0 || coordinates.project !== undefined) return []
  const message = 'Nothing says which project the records are of: set SERVICE_PROJECT, and SERVICE_MODULE or --module.'
  return [{ severity: 'warning', kind: 'delivery', message }]
}

const maximumNamed = 5

function notSubmittedProblem(failure: string, paths: readonly string[]): Problem {
  const named = paths.slice(0, maximumNamed).map((path) => (/^[\w./@+-]+$/.test(path) ? path : JSON.stringify(path)))
  const more = paths.length > named.length ? ' …' : ''
  const later = named.length === 0 ? '' : ` Nothing is lost; submit them later: build-report submit ${named.join(' ')}${more}`
  return { severity: 'error', kind: 'delivery', message: `The records were not submitted: ${failure}${later}` }
}

/** Copies a temporary file to where somebody finds it, over nothing that is there; no path where that cannot be done. */
function keep(recordsPath: string, cwd: string): readonly string[] {
  const names = [defaultOutput, defaultOutput.replace('.', `-${randomBytes(4).toString('hex')}.`)]
  for (const name of names) {
    try {
      copyFileSync(recordsPath, join(cwd, name), constants.COPYFILE_EXCL)
      return [name]
    } catch {
      // It exists, or nothing may be written here: then the other name cannot be either.
    }
  }
  return []
}
