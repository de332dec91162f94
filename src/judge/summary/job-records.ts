import { definedFields } from '../../base/defined-fields.js'
import { excerpt } from '../../base/text/excerpt.js'
import type { JobRecord, Status } from '../../records/record.js'

const maximumJobs = 10_000
const maximumText = 4_000

/** The facts from the record of a job that its tests do not contain. */
export interface RecordedJob {
  readonly status?: Status
  readonly url?: string
  /** In ms. */
  readonly duration?: number
}

/** Keeps the newest attempt of each job, in bounded memory. */
export interface JobRecords {
  put(record: JobRecord): void
  /** Returns a job by its name. */
  result(): (name: string) => RecordedJob | undefined
}

interface JobEntry {
  readonly attempt: number
  readonly timestamp: number
  /** Distinguishes jobs that share a name. */
  readonly id: string
  readonly job: RecordedJob
}

/** Makes an empty table. */
export function createJobRecords(): JobRecords {
  const newest = new Map<string, JobEntry>()
  return {
    put(record) {
      const name = record.name ?? record.id
      const entry = entryOf(record)
      const known = newest.get(name)
      if (known === undefined) {
        if (newest.size < maximumJobs && name.length <= maximumText) newest.set(excerpt(name, maximumText), entry)
      } else if (entry.attempt > known.attempt) newest.set(name, entry)
      else if (entry.attempt === known.attempt) newest.set(name, combined(known, entry))
    },
    result: () => (name) => newest.get(name)?.job,
  }
}

function entryOf({ id, pipeline, build, attempt, timestamp, status, url, duration }: JobRecord): JobEntry {
  return {
    attempt: attempt ?? attemptOf(build),
    timestamp: timestamp ?? Number.NEGATIVE_INFINITY,
    id: excerpt(JSON.stringify([pipeline, id]), maximumText),
    job: {
      ...definedFields({ status, url: url !== undefined && url.length <= maximumText ? excerpt(url, maximumText) : undefined, duration }),
    },
  }
}

/** Returns the attempt of a build that can run again: 2 for `4711.2`. */
const attemptOf = (build: string | undefined): number => Number(/\.([1-9]\d{0,8})$/.exec(build ?? '')?.[1] ?? 1)

/** Two jobs of one name, such as a reusable workflow that is called twice, have neither a common page nor a common duration. */
function combined(known: JobEntry, next: JobEntry): JobEntry {
  if (known.id === next.id) return next.timestamp >= known.timestamp ? next : known
  const status = known.job.status === 'failed' ? known.job.status : (next.job.status ?? known.job.status)
  return { ...known, job: status === undefined ? {} : { status } }
}
