import type { Coordinates } from '../records/coordinates.js'
import type { JobRecord, Status } from '../records/record.js'
import type { WorkflowJob } from './github-client.js'

/** What GitHub concludes of a job, as we call it; `neutral` is how an action says that nothing is wrong. */
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
 * The jobs of a run as records. A job that has not begun is left out: a later look at the run finds it.
 * @param place where the run belongs; the pipeline and ref that it leaves out are those that GitHub tells of the job
 */
export function jobRecords(jobs: readonly WorkflowJob[], place: Coordinates): readonly JobRecord[] {
  const records: JobRecord[] = []
  const seen = new Map<string, number>()
  const times = new Map<string, number>()
  for (const job of jobs.toSorted((a, b) => a.attempt - b.attempt || a.id - b.id)) {
    const status = statusOf(job)
    if (status === undefined || isCopy(job, times)) continue
    const key = JSON.stringify([job.attempt, job.name])
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    // A name may stand for several jobs of a run. Its id is the same in every run, so that the history of a job can be told.
    records.push(jobRecord(job, status, count === 1 ? job.name : `${job.name} #${count}`, place))
  }
  return records
}

function statusOf({ status, conclusion }: WorkflowJob): Status | undefined {
  if (status === 'completed') return (Object.hasOwn(conclusions, conclusion ?? '') && conclusions[conclusion ?? '']) || 'unknown'
  return status === 'in_progress' ? 'running' : undefined
}

/** Where only the failed jobs run again, the new attempt may list the others with the times that they had. */
function isCopy({ name, attempt, startedAt, completedAt }: WorkflowJob, attempts: Map<string, number>): boolean {
  if (startedAt === undefined || completedAt === undefined) return false
  const key = JSON.stringify([name, startedAt, completedAt])
  const first = attempts.get(key) ?? attempt
  attempts.set(key, first)
  return first < attempt
}

function jobRecord(job: WorkflowJob, status: Status, id: string, place: Coordinates): JobRecord {
  const { runId, attempt, name, runner, startedAt, completedAt, url, workflow, branch } = job
  // A job that was skipped took no time, and one that is under way has not taken all of its.
  const isTimed = startedAt !== undefined && completedAt !== undefined && status !== 'skipped' && status !== 'running'
  const timestamp = startedAt ?? completedAt
  const pipeline = place.pipeline ?? workflow
  const ref = place.ref ?? branch
  return {
    kind: 'job',
    id,
    name,
    ...(runner !== undefined && { runner }),
    status,
    ...(isTimed && { duration: Math.max(0, completedAt - startedAt) }),
    attempt,
    ...(url !== undefined && { url }),
    ...(timestamp !== undefined && { timestamp }),
    ...place,
    ...(pipeline !== undefined && { pipeline }),
    job: name,
    build: `${runId}.${attempt}`,
    ...(ref !== undefined && { ref }),
  }
}
