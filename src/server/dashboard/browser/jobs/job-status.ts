import type { SymbolName } from '../../../../base/text/symbols.js'
import type { BuildFigures, Job, Pipeline } from '../../../answers/jobs.js'
import { markOf } from '../item/test-lead.js'
import { tolerance } from '../pieces/change-node.js'
import { enoughBuilds } from '../pieces/enough-builds.js'

/** The status of a job by its last build. The first one that applies counts. */
export type JobStatus = 'failing' | 'flaky' | 'slower' | 'skipped' | 'passed'

/** The statuses in their order, with their names and marks. */
export const jobStatuses: Readonly<Record<JobStatus, { readonly title: string; readonly symbol: SymbolName }>> = {
  failing: { title: 'Failing', symbol: 'failed' },
  flaky: { title: 'Flaky', symbol: 'flaky' },
  slower: { title: 'Slower', symbol: 'slow' },
  skipped: { title: 'Skipped', symbol: 'skipped' },
  passed: { title: 'Passed', symbol: 'complete' },
}

/** Returns whether durations can be compared with the period before. */
export const isComparable = ({ builds, buildsBefore, duration, durationBefore }: BuildFigures): boolean =>
  builds >= enoughBuilds && buildsBefore >= enoughBuilds && duration > 0 && durationBefore > 0

const isSlower = (figures: BuildFigures): boolean =>
  isComparable(figures) && !figures.isUsual && figures.duration / figures.durationBefore - 1 > tolerance

/** A job without a result in this number of builds was probably removed or renamed, so its last result does not count. */
const goneBuilds = 20

/** Returns the number of builds since the last one in which a job had a result. */
export const missedBuilds = ({ results }: Pick<BuildFigures, 'results'>): number =>
  results.length - 1 - [...results].findLastIndex((result) => result !== '-')

/** Returns whether a job did not run in the last builds of its pipeline. */
export const isIdle = (figures: Pick<BuildFigures, 'results'>): boolean =>
  missedBuilds(figures) >= Math.min(goneBuilds, figures.results.length)

/** Returns the status of a job or a pipeline. */
export function statusOfJob(figures: BuildFigures): JobStatus {
  if (isIdle(figures)) return 'skipped'
  const mark = markOf(figures.results, false) ?? 'skipped'
  if (mark === 'failed') return 'failing'
  return mark === 'passed' && isSlower(figures) ? 'slower' : mark
}

/** A job with its status. */
export interface RatedJob {
  readonly job: Job
  readonly status: JobStatus
}

/** A pipeline with its status and its jobs in their order. */
export interface RatedPipeline {
  readonly pipeline: Pipeline
  readonly status: JobStatus
  readonly jobs: readonly RatedJob[]
}

/** Returns pipelines and their jobs with their statuses, in the same order. */
export const ratedPipelines = (pipelines: readonly Pipeline[]): readonly RatedPipeline[] =>
  pipelines.map((pipeline) => ({
    pipeline,
    status: statusOfJob(pipeline),
    jobs: pipeline.jobs.map((job): RatedJob => ({ job, status: statusOfJob(job) })),
  }))

/** Returns the jobs that still run. */
export const runningJobs = (pipelines: readonly RatedPipeline[]): readonly RatedJob[] =>
  pipelines.flatMap(({ jobs }) => jobs.filter(({ job }) => !isIdle(job)))
