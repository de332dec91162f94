import { groupBy } from '../../base/group-by.js'
import type { WorkflowJob } from './github-client.js'

/** The newest execution of a job of a run. */
export interface JobExecution {
  /** The newest entry of the job in GitHub's list. */
  readonly job: WorkflowJob
  /** The attempt in which the job ran. If GitHub copied the entry, it is earlier than the attempt of the entry. */
  readonly attempt: number
  /** Whether the job was skipped in every attempt. */
  readonly isAlwaysSkipped: boolean
}

/** The newest executions of the jobs of a run, by the names that GitHub shows. */
export type JobExecutions = ReadonlyMap<string, JobExecution>

/**
 * Finds the newest execution of each job. If only some jobs run again, GitHub lists the others under their old attempt, or copies them to the
 * new attempt with their old times. An attempt begins after the end of the attempt before, so a copy is an entry that started before that end.
 * The times are whole seconds: a job that starts in the second of the end has run again.
 * @param jobs the jobs of all attempts
 */
export function newestExecutions(jobs: readonly WorkflowJob[]): JobExecutions {
  const ends = endsOfAttempts(jobs)
  const executions = new Map<string, JobExecution>()
  for (const [name, entries] of groupBy(jobs, (job) => job.name)) {
    const job = entries.reduce((newest, entry) => (entry.attempt >= newest.attempt ? entry : newest))
    const isAlwaysSkipped = entries.every(({ conclusion }) => conclusion === 'skipped')
    executions.set(name, { job, attempt: executedAttempt(job, ends), isAlwaysSkipped })
  }
  return executions
}

/**
 * Returns the listed names of a job: GitHub shows the jobs of a reusable workflow after the job that calls it, `call / unit`. They are several
 * if the workflow is called several times, and none if GitHub does not list the job.
 */
export const listedNamesOf = (job: string, executions: JobExecutions): readonly string[] =>
  executions.has(job) ? [job] : [...executions.keys()].filter((name) => isListedAs(name, job))

/** Returns whether a listed name belongs to a job, whose own name does not contain the calling job. */
export const isListedAs = (listed: string, job: string): boolean => listed === job || listed.endsWith(` / ${job}`)

/** Returns whether a job, and each job of the same name in other calls of its workflow, has run in an attempt after the given one. */
export function hasRunAgain(job: string, attempt: number, executions: JobExecutions): boolean {
  const names = listedNamesOf(job, executions)
  return names.length > 0 && names.every((name) => (executions.get(name)?.attempt ?? 0) > attempt)
}

interface AttemptEnd {
  readonly attempt: number
  /** Unix ms. */
  readonly end: number
}

/** Returns the ends of all attempts with ended jobs, in their order. An attempt that is not listed has no end. */
function endsOfAttempts(jobs: readonly WorkflowJob[]): readonly AttemptEnd[] {
  const ended = jobs.filter(({ completedAt }) => completedAt !== undefined).toSorted((one, other) => one.attempt - other.attempt)
  const ends = new Map<number, number>()
  let end = 0
  for (const { attempt, completedAt = 0 } of ended) {
    end = Math.max(end, completedAt)
    ends.set(attempt, end)
  }
  return [...ends].map(([attempt, ofAttempt]) => ({ attempt, end: ofAttempt }))
}

/** Returns the first attempt that had not ended when the job started. A job without a start, or without an end, has run again. */
function executedAttempt({ attempt, status, startedAt }: WorkflowJob, ends: readonly AttemptEnd[]): number {
  if (status !== 'completed' || startedAt === undefined) return attempt
  return ends.find((one) => one.attempt < attempt && startedAt < one.end)?.attempt ?? attempt
}
