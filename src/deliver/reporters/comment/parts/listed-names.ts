import { type JobExecutions, listedNamesOf } from '../../../../host/github/job-executions.js'
import type { Part } from './part.js'

/**
 * Returns the names under which GitHub lists the job of a part. These are several if the job belongs to a reusable workflow that is called
 * several times and its own entry was not known, and none if GitHub does not list it.
 */
export const listedNames = ({ job, shownName = job }: Part, executions: JobExecutions): readonly string[] =>
  listedNamesOf(shownName, executions)

/** Returns the names of the jobs whose records a part joins. */
export const joinedNames = ({ isJoined, results }: Part, executions: JobExecutions): readonly string[] =>
  isJoined === true ? results.jobs.flatMap(({ job }) => (job === undefined ? [] : listedNamesOf(job, executions))) : []
