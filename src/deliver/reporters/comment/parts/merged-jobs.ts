import { definedFields } from '../../../../base/defined-fields.js'
import type { JobSummary } from '../../../../judge/summary/job-summary.js'
import { addCounts, finishedCounts, type GrowingCounts, noTestCounts } from '../../../../judge/summary/test-counts.js'
import type { Status } from '../../../../records/record.js'
import type { KnownJobs } from './known-jobs.js'
import type { Part, PartJob } from './part.js'
import { hasPartFailed } from './part-gates.js'
import { readPartName } from './part-name.js'

/** The jobs of several parts, and the place of each job of each part among them. */
export interface MergedJobs {
  readonly jobs: readonly JobSummary[]
  /** Returns an index into `jobs`. @param index the place of the job in its part */
  readonly placeOf: (part: Part, index: number) => number
}

/** The worst first. */
const severity: readonly Status[] = ['failed', 'cancelled', 'running', 'unknown', 'successful', 'skipped']

const worse = (one: Status, other: Status): Status => (severity.indexOf(one) <= severity.indexOf(other) ? one : other)

/** The steps of a job are confirmed only together, and a job with a report is not missing. */
const joinStates = (one: JobSummary['state'], other: JobSummary['state']): JobSummary['state'] =>
  one === other || one === 'earlier' ? one : other === 'earlier' ? other : undefined

type GrowingJob = { -readonly [Field in keyof JobSummary]: JobSummary[Field] } & { readonly counts: GrowingCounts }

/** Merges the jobs of several parts. The steps of one job are one job; jobs of the same name in different runs of a job are numbered. */
export function mergeJobs(parts: readonly Part[], { urlOf, isListed }: Pick<KnownJobs, 'urlOf' | 'isListed'>): MergedJobs {
  const newest = Math.max(1, ...parts.map(attemptOf))
  /** Returns the attempt and the state of a job in a part. The attempt is absent if the run has only one. */
  const attemptFacts = (part: Part, { state, attempt = attemptOf(part) }: PartJob): Pick<JobSummary, 'attempt' | 'state'> => ({
    ...definedFields({
      attempt: newest === 1 ? undefined : attempt,
      state: state ?? (attempt < newest && !isListed ? 'earlier' : undefined),
    }),
  })
  const jobs: GrowingJob[] = []
  const places = new Map<string, number>()
  const placesOfParts = new Map<Part, readonly number[]>()
  const runs = new Map<string, string[]>()

  /** Numbers the runs of jobs with one name. */
  function nameOf(part: Part): string {
    const run = `${readPartName(part.name)?.jobRun} ${attemptOf(part)}`
    const known = runs.get(part.job) ?? []
    if (!known.includes(run)) known.push(run)
    runs.set(part.job, known)
    const number = known.indexOf(run) + 1
    return number === 1 ? part.job : `${part.job} #${number}`
  }

  function add(part: Part, own: PartJob, job: string): number {
    const ownModule = own.module ?? part.module
    const key = JSON.stringify([job, ownModule])
    const place = places.get(key)
    const known = place === undefined ? undefined : jobs[place]
    const facts = attemptFacts(part, own)
    if (place !== undefined && known !== undefined) {
      addCounts(known.counts, own.counts)
      known.status = worse(known.status, own.status)
      const state = joinStates(known.state, facts.state)
      if (state === undefined) delete known.state
      else known.state = state
      if (facts.attempt !== undefined) known.attempt = Math.min(known.attempt ?? facts.attempt, facts.attempt)
      if (own.duration !== undefined) known.duration = (known.duration ?? 0) + own.duration
      if (known.reportUrl === undefined && part.reportUrl !== undefined) known.reportUrl = part.reportUrl
      return place
    }
    const counts = noTestCounts()
    addCounts(counts, own.counts)
    const url = own.job === undefined ? (part.url ?? urlOf(job)) : urlOf(own.job)
    places.set(key, jobs.length)
    return (
      jobs.push({
        job,
        ...definedFields({ module: ownModule, url, reportUrl: part.reportUrl }),
        ...facts,
        status: own.status,
        counts,
        ...definedFields({ duration: own.duration }),
      }) - 1
    )
  }

  for (const part of parts) {
    const { counts, jobs: own } = part.results
    const status = hasPartFailed(part) ? 'failed' : part.results.status
    const name = nameOf(part)
    // A broken file or a condition of `fail-on` is a failure of its job, although no test of it failed.
    const listed: readonly PartJob[] = own.length > 1 ? own : [{ ...own[0], status, counts }]
    placesOfParts.set(
      part,
      listed.map((job) => add(part, job, job.job ?? name)),
    )
  }
  return {
    jobs: jobs.map((job) => ({ ...job, counts: finishedCounts(job.counts) })),
    placeOf: (part, index) => placesOfParts.get(part)?.[index] ?? placesOfParts.get(part)?.[0] ?? 0,
  }
}

const attemptOf = ({ name }: Part): number => readPartName(name)?.attempt ?? 1
