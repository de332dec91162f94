import { definedFields } from '../../base/defined-fields.js'
import type { Coordinates } from '../../records/coordinates.js'
import type { JobRecord, Status } from '../../records/record.js'
import type { WorkflowJob } from './github-client.js'

/** Our status for each conclusion of GitHub. An action sets `neutral` if nothing is wrong. */
const conclusions: Readonly<Record<string, Status>> = {
  success: 'successful',
  neutral: 'successful',
  failure: 'failed',
  timed_out: 'failed',
  startup_failure: 'failed',
  cancelled: 'cancelled',
  skipped: 'skipped',
}

/**
 * Converts the jobs of a run to records. Leaves out jobs that have not started; a later run finds them.
 * @param place the coordinates of the run; a missing pipeline or ref is taken from the job
 */
export function jobRecords(jobs: readonly WorkflowJob[], place: Coordinates): readonly JobRecord[] {
  const records: JobRecord[] = []
  const seen = new Map<string, number>()
  const times = new Map<string, number>()
  for (const job of jobs.toSorted((a, b) => a.attempt - b.attempt || a.id - b.id)) {
    const status = jobStatus(job)
    if (status === undefined || isCopy(job, times)) continue
    const key = JSON.stringify([job.attempt, job.name])
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    // Several jobs of a run may have the same name. The id is the same in every run, because the history of a job depends on it.
    records.push(jobRecord(job, status, count === 1 ? job.name : `${job.name} #${count}`, place))
  }
  return records
}

function jobStatus({ status, conclusion }: WorkflowJob): Status | undefined {
  if (status === 'completed') return (Object.hasOwn(conclusions, conclusion ?? '') && conclusions[conclusion ?? '']) || 'unknown'
  return status === 'in_progress' ? 'running' : undefined
}

/** Detects a job that was not run again: if only the failed jobs are repeated, the new attempt lists the others with their old times. */
function isCopy({ name, attempt, startedAt, completedAt }: WorkflowJob, attempts: Map<string, number>): boolean {
  if (startedAt === undefined || completedAt === undefined) return false
  const key = JSON.stringify([name, startedAt, completedAt])
  const first = attempts.get(key) ?? attempt
  attempts.set(key, first)
  return first < attempt
}

function jobRecord(job: WorkflowJob, status: Status, id: string, place: Coordinates): JobRecord {
  const { runId, attempt, name, runner, startedAt, completedAt, url, workflow, branch } = job
  // A skipped job has no duration, and the duration of a running job is not final.
  const isTimed = startedAt !== undefined && completedAt !== undefined && status !== 'skipped' && status !== 'running'
  const timestamp = startedAt ?? completedAt
  const pipeline = place.pipeline ?? workflow
  const ref = place.ref ?? branch
  return {
    kind: 'job',
    id,
    name,
    ...definedFields({ runner }),
    status,
    ...definedFields({ duration: isTimed ? Math.max(0, completedAt - startedAt) : undefined }),
    attempt,
    ...definedFields({ url, timestamp }),
    ...place,
    ...definedFields({ pipeline }),
    job: name,
    build: `${runId}.${attempt}`,
    ...definedFields({ ref }),
  }
}
