import { definedFields } from '../../../base/defined-fields.js'
import type { JobSummary } from '../../../judge/summary/job-summary.js'
import type { RunSummary } from '../../../judge/summary/run-summary.js'
import { addCounts, noTestCounts, type TestCounts } from '../../../judge/summary/test-counts.js'
import type { Status } from '../../../records/record.js'

/** A job with all its modules, or a module of the only job. */
export interface JobGroup {
  readonly name: string
  readonly status: Status
  readonly counts: TestCounts
  /** Indexes into `RunSummary.jobs`, ascending. */
  readonly indexes: readonly number[]
  readonly url?: string
  readonly reportUrl?: string
  /** In ms. */
  readonly duration?: number
  readonly state?: JobSummary['state']
  /** The attempt of the state. */
  readonly attempt?: number
}

/** The parts of a build that reports compare: its jobs or, if there is only one job, its modules. */
export interface JobGroups {
  readonly noun: 'job' | 'module'
  readonly groups: readonly JobGroup[]
}

/** A job with several modules is as bad as the worst of them. */
const worstFirst: readonly Status[] = ['failed', 'cancelled', 'running', 'successful', 'skipped', 'unknown']

const unnamed = { job: 'this job', module: 'no module' } as const

function groupOf(name: string, indexes: readonly number[], jobs: readonly JobSummary[]): JobGroup {
  const parts = indexes.flatMap((index) => jobs[index] ?? [])
  const counts = noTestCounts()
  for (const part of parts) addCounts(counts, part.counts)
  const first = <Key extends 'url' | 'reportUrl'>(key: Key) => parts.find((part) => part[key] !== undefined)?.[key]
  const [url, reportUrl] = [first('url'), first('reportUrl')]
  const [only] = parts
  const duration = only?.duration
  const earlier = parts.find((part) => part.state === 'earlier')
  const { state, attempt } = earlier ?? (parts.every((part) => part.state !== undefined) ? (only ?? {}) : {})
  return {
    name,
    indexes,
    counts,
    status: worstFirst.find((status) => parts.some((part) => part.status === status)) ?? 'unknown',
    // The modules of a job may run one after the other or at the same time.
    ...definedFields({ url, reportUrl, duration: parts.length === 1 ? duration : undefined, state, attempt }),
  }
}

/** The names of the parts of a build, and the indexes of each into `RunSummary.jobs`. */
export interface JobNames {
  readonly noun: JobGroups['noun']
  readonly groups: readonly Pick<JobGroup, 'name' | 'indexes'>[]
}

/**
 * Groups the jobs of a run by name; by module if all of them are one job. Much faster than {@link jobGroups}, which also adds their counts.
 */
export function jobNames({ jobs }: Pick<RunSummary, 'jobs'>): JobNames {
  const noun = new Set(jobs.map(({ job }) => job)).size > 1 ? 'job' : 'module'
  const indexesByName = new Map<string, number[]>()
  for (const [index, job] of jobs.entries()) {
    const name = job[noun] ?? unnamed[noun]
    const indexes = indexesByName.get(name)
    if (indexes === undefined) indexesByName.set(name, [index])
    else indexes.push(index)
  }
  return { noun, groups: [...indexesByName].map(([name, indexes]) => ({ name, indexes })) }
}

/** Groups the jobs of a run by name; by module if all of them are one job. */
export function jobGroups({ jobs }: Pick<RunSummary, 'jobs'>): JobGroups {
  const { noun, groups } = jobNames({ jobs })
  return { noun, groups: groups.map(({ name, indexes }) => groupOf(name, indexes, jobs)) }
}
