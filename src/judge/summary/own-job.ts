import { definedFields } from '../../base/defined-fields.js'
import type { JobSummary } from './job-summary.js'
import type { MergedTest } from './merged-failure.js'
import { type RunSummary, runStatus } from './run-summary.js'
import { addCounts, finishedCounts, noTestCounts } from './test-counts.js'

/** The job that makes the report. */
export interface OwnJob {
  /** The name of the job with the values of its matrix. */
  readonly job?: string | undefined
  readonly module?: string | undefined
  /** The page of the job. */
  readonly url?: string | undefined
  /** The page of the HTML report, which contains the tests of all jobs of the summary. */
  readonly reportUrl?: string | undefined
}

/**
 * Completes the jobs of a summary: tests that name no job belong to the job that makes the report, and tests that name no module to its
 * module. The result files of a job name neither, but the records of other jobs do.
 */
export function withOwnJob<Summary extends Pick<RunSummary, 'jobs' | 'failures' | 'flakyFailures' | 'causes'>>(
  summary: Summary,
  own: OwnJob,
): Summary {
  const jobs = new Map<string, JobSummary>()
  const places = new Map<string, number>()
  // Two entries become one if records name the job and result files do not.
  const newIndexes = summary.jobs.map((before) => {
    const completed = complete(before, own)
    const key = JSON.stringify([completed.job, completed.module])
    const known = jobs.get(key)
    jobs.set(key, known === undefined ? completed : sumOf(known, completed))
    const place = places.get(key) ?? places.size
    places.set(key, place)
    return place
  })
  const moved = <Entry extends Pick<MergedTest, 'jobs'>>(entry: Entry): Entry => ({
    ...entry,
    jobs: [...new Set(entry.jobs.map((index) => newIndexes[index] ?? index))].sort((a, b) => a - b),
  })
  const isShorter = jobs.size < summary.jobs.length
  return {
    ...summary,
    jobs: [...jobs.values()],
    ...(isShorter && {
      failures: summary.failures.map(moved),
      flakyFailures: summary.flakyFailures.map(moved),
      causes: summary.causes.map(moved),
    }),
  }
}

function complete(entry: JobSummary, { job, module, url, reportUrl }: OwnJob): JobSummary {
  const isOwn = entry.job === undefined || entry.job === job
  return {
    ...entry,
    ...definedFields({
      job: entry.job === undefined ? job : undefined,
      module: entry.module === undefined ? module : undefined,
      url: isOwn && entry.url === undefined && url !== undefined ? url : undefined,
      reportUrl: entry.reportUrl === undefined ? reportUrl : undefined,
    }),
  }
}

function sumOf(first: JobSummary, second: JobSummary): JobSummary {
  const sum = noTestCounts()
  addCounts(sum, first.counts)
  addCounts(sum, second.counts)
  const counts = finishedCounts(sum)
  const worse = (['failed', 'cancelled'] as const).find((status) => first.status === status || second.status === status)
  return { ...second, ...first, status: worse ?? runStatus(counts, []), counts }
}
