import { definedFields } from '../../../../base/defined-fields.js'
import type { WorkflowJob } from '../../../../host/github/github-client.js'
import type { JobSummary } from '../../../../judge/summary/job-summary.js'
import { noTestCounts } from '../../../../judge/summary/test-counts.js'
import type { KnownJobs } from './merge-parts.js'
import type { Part } from './part.js'

/** The result if GitHub does not list the jobs of the run. */
export const unknownJobs: KnownJobs = { missing: [], urlOf: () => undefined }

/**
 * Finds the jobs that are expected to report and have not: the legs of a matrix of which another leg has reported, and the jobs that
 * reported in the run before.
 * @param jobs the jobs of all attempts of the run
 * @param earlier the names of the jobs that reported in the run before
 * @param isUnread returns whether a job has reported and its part cannot be read
 */
export function knownJobs(
  jobs: readonly WorkflowJob[],
  parts: readonly Part[],
  earlier: readonly string[],
  isUnread: (job: string) => boolean = () => false,
): KnownJobs {
  const newest = new Map<string, WorkflowJob>()
  for (const job of jobs) if (job.attempt >= (newest.get(job.name)?.attempt ?? 0)) newest.set(job.name, job)

  const reported = new Set([...newest.keys()].filter((name) => parts.some((part) => isJobOf(name, part))))
  const matrices = new Set([...reported].flatMap((name) => matrixOf(name) ?? []))
  const isExpected = (name: string): boolean => {
    const matrix = matrixOf(name)
    return (matrix !== undefined && matrices.has(matrix)) || earlier.some((known) => isSame(name, known)) || isUnread(name)
  }
  const missing = [...newest.values()].flatMap((job): readonly JobSummary[] => {
    if (reported.has(job.name) || job.conclusion === 'skipped' || !isExpected(job.name)) return []
    return [missingJob(job, ownName(job.name, parts))]
  })
  return {
    missing,
    urlOf: (name) => (newest.get(name) ?? [...newest.values()].find((job) => job.name.endsWith(` / ${name}`)))?.url,
  }
}

/**
 * Returns whether a part contains the results of a job, by the name that GitHub shows. Joined parts contain the results of several jobs.
 */
function isJobOf(name: string, { job, shownName, isJoined, results }: Part): boolean {
  const names = isJoined === true ? results.jobs.flatMap((joined) => joined.job ?? []) : []
  if (shownName === undefined) names.push(job)
  return shownName === name || names.some((known) => isSame(name, known))
}

/** GitHub shows the jobs of a reusable workflow after the job that calls it: `call / unit`. */
const isSame = (shown: string, name: string): boolean => shown === name || shown.endsWith(` / ${name}`)

/** Returns the part of a job's name before the values of its matrix. */
function matrixOf(name: string): string | undefined {
  const start = name.indexOf(' (')
  return start > 0 && name.endsWith(')') ? name.slice(0, start) : undefined
}

/** Leaves out the calling job if parts do so. */
function ownName(shown: string, parts: readonly Part[]): string {
  for (const { job, shownName = job } of parts) {
    const prefix = shownName.endsWith(` / ${job}`) ? shownName.slice(0, -job.length) : ''
    if (prefix !== '' && shown.startsWith(prefix)) return shown.slice(prefix.length)
  }
  return shown
}

function missingJob({ status, conclusion, url }: WorkflowJob, name: string): JobSummary {
  const hasEnded = status === 'completed'
  return {
    job: name,
    ...definedFields({ url }),
    status: hasEnded ? (conclusion === 'cancelled' ? 'cancelled' : 'unknown') : 'running',
    counts: noTestCounts(),
    state: hasEnded ? 'missing' : 'waiting',
  }
}
