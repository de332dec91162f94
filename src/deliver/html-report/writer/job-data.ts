import { definedFields } from '../../../base/defined-fields.js'
import type { JobSummary } from '../../../judge/summary/job-summary.js'
import { relevantFailures } from '../../../judge/summary/test-counts.js'
import type { JobData } from '../data/page-data.js'

/**
 * Returns the facts about each job of a page, given its name and module. Records name the current job, but its summary may have no name,
 * so it belongs to the name that no other summary has.
 * @param isComplete whether the page lists all executions, from which it counts them itself
 */
export function jobData(
  names: readonly (readonly [job: string, module: string])[],
  jobs: readonly JobSummary[],
  isComplete = true,
): readonly JobData[] {
  const key = (job: string | undefined, module: string | undefined) => JSON.stringify([job ?? '', module ?? ''])
  const known = new Map(jobs.map((job) => [key(job.job, job.module), job]))
  const own = new Map(jobs.filter(({ job }) => job === undefined).map((job) => [job.module ?? '', job]))
  return names.map(([job, module]) => {
    const found = known.get(key(job, module)) ?? own.get(module) ?? own.get('')
    return {
      ...definedFields({
        url: found?.url,
        duration: found?.duration,
        isFailed: found?.status === 'failed' && relevantFailures(found.counts) === 0 ? true : undefined,
        counts: found === undefined || isComplete ? undefined : countsOf(found),
      }),
    }
  })
}

const countsOf = ({ counts: { failed, flaky, skipped, total, quarantined = 0 } }: JobSummary): NonNullable<JobData['counts']> => [
  failed,
  flaky,
  skipped,
  total,
  quarantined,
]
