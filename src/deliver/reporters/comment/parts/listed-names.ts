import type { JobExecutions } from '../../../../host/github/job-executions.js'
import type { Part } from './part.js'

/**
 * Returns the names under which GitHub lists the job of a part. These are several if the job belongs to a reusable workflow that is called
 * several times and its own entry was not known, and none if GitHub does not list it.
 */
export const listedNames = ({ job, shownName = job }: Part, executions: JobExecutions): readonly string[] => namesOf(shownName, executions)

/** Returns the names of the jobs whose records a part joins. */
export const joinedNames = ({ isJoined, results }: Part, executions: JobExecutions): readonly string[] =>
  isJoined === true ? results.jobs.flatMap(({ job }) => (job === undefined ? [] : namesOf(job, executions))) : []

/** GitHub shows the jobs of a reusable workflow after the job that calls it: `call / unit`. */
const namesOf = (job: string, executions: JobExecutions): readonly string[] =>
  executions.has(job) ? [job] : [...executions.keys()].filter((name) => isSame(name, job))

/** Returns whether a listed name belongs to a job, whose own name does not contain the calling job. */
export const isSame = (listed: string, job: string): boolean => listed === job || listed.endsWith(` / ${job}`)
