import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import { InputOutputError } from '../../base/errors.js'
import { countOf } from '../../base/text/counts.js'
import type { CiContext } from '../../host/ci-context/ci-context.js'
import { readEvent } from '../../host/ci-context/github-event.js'
import { reportedRun } from '../../host/github/reported-run.js'
import type { RetryOptions, Server } from '../../host/server-api/server.js'
import { matchFiles } from '../../read/collect/match-files.js'
import type { Problem } from '../../records/problem.js'
import type { JobRecord } from '../../records/record.js'
import { writeRecords } from '../../records/write-records.js'
import { temporaryFile } from '../../run/output-files/temporary-records.js'
import type { Completion } from './complete-record.js'
import type { RecordsFile } from './submit-records.js'

/** The environment of a submission. */
export interface SubmitContext {
  readonly env: Environment
  /** Logs the progress. */
  readonly say: (message: string) => void
  readonly retry?: RetryOptions | undefined
}

/** The outcome of a submission. */
export interface SubmittedFiles {
  readonly stored: number
  readonly problems: readonly Problem[]
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

/** Returns the coordinates for files of other jobs: defaults for missing ones or, on `workflow_run`, the only ones that are trusted. */
export function completionOf(ciContext: CiContext, env: SubmitContext['env']): Completion {
  const { place, trusted } = reportedRun(ciContext, readEvent(env.GITHUB_EVENT_PATH), env)
  return { coordinates: place, ...definedFields({ trusted }) }
}

/** Returns the paths for a later `build-report submit`, which reads the jobs of the run itself. */
export const pathsToSubmitLater = (files: readonly RecordsFile[]): readonly string[] =>
  files.filter(({ path }) => path !== jobsName).map(({ path }) => path)

const jobsName = 'the jobs of the run'

/** Writes the jobs of the run into a temporary file. */
export function jobsFile(
  jobs: readonly JobRecord[],
  env: SubmitContext['env'],
): { readonly files: readonly RecordsFile[]; readonly problems: readonly Problem[] } {
  if (jobs.length === 0) return { files: [], problems: [] }
  try {
    const absolutePath = temporaryFile('jobs.ndjson', env)
    const writer = writeRecords(absolutePath, {})
    try {
      for (const job of jobs) writer.record(job)
      writer.close()
    } finally {
      writer.discard()
    }
    return { files: [{ absolutePath, path: jobsName }], problems: [] }
  } catch (error) {
    if (!(error instanceof InputOutputError)) throw error
    return {
      files: [],
      problems: [{ severity: 'error', kind: 'delivery', message: `The jobs of the run were not submitted. ${error.message}` }],
    }
  }
}

/**
 * Sends files. If files did not arrive, the problem contains the command that sends them later.
 * @param keep makes sure that files that did not arrive are kept, and returns their paths
 */
export async function submitFiles(
  server: Server,
  files: readonly RecordsFile[],
  completion: Completion,
  { say, retry }: SubmitContext,
  keep: (unsent: readonly RecordsFile[]) => readonly string[],
): Promise<SubmittedFiles> {
  // Most runs have no server, and undici is slow to load.
  const { submitRecords } = await import('./submit-records.js')
  const submission = await submitRecords(server, files, completion, retry)
  const { stored, failure, unsent } = submission
  const problems = [...submission.problems, ...missingProjectProblems(submission, completion)]
  if (stored > 0) say(`Submitted ${countOf(stored, 'record')} to ${server.baseUrl}.`)
  if (failure === undefined) return { stored, problems }
  return { stored, problems: [...problems, notSubmittedProblem(failure, keep(unsent))] }
}

/** Explains refused records outside of GitHub Actions and of clones with a remote, where the project is unknown. */
function missingProjectProblems({ problems }: Pick<SubmittedFiles, 'problems'>, { coordinates }: Completion): readonly Problem[] {
  if (problems.length === 0 || coordinates.project !== undefined) return []
  const message = 'The project of the records is unknown. Set SERVICE_PROJECT, and SERVICE_MODULE or --module.'
  return [{ severity: 'warning', kind: 'delivery', message }]
}

const maximumNamed = 5

function notSubmittedProblem(failure: string, paths: readonly string[]): Problem {
  const named = paths.slice(0, maximumNamed).map((path) => (/^[\w./@+-]+$/.test(path) ? path : JSON.stringify(path)))
  const more = paths.length > named.length ? ' …' : ''
  const later = named.length === 0 ? '' : ` No records are lost. To submit them later, run: build-report submit ${named.join(' ')}${more}`
  return { severity: 'error', kind: 'delivery', message: `The records were not submitted: ${failure}${later}` }
}
