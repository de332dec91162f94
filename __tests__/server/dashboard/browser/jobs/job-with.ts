import type { BuildFigures, Job, Pipeline } from '../../../../../src/server/answers/jobs.js'

const figures: BuildFigures = {
  ...{ results: 'P', builds: 30, passedBuilds: 30, buildsBefore: 30 },
  ...{ duration: 1000, durationBefore: 1000, durationP95: 2000, durationP95Before: 2000, isUsual: true },
}

/** Returns a job with some figures. */
export const jobWith = (name: string, fields: Partial<Job> = {}): Job => ({ name, ...figures, flakyTests: 0, ...fields })

/** Returns a pipeline with jobs and some figures. */
export const pipelineWith = (pipeline: string, jobs: readonly Job[], fields: Partial<BuildFigures> = {}): Pipeline => ({
  pipeline,
  ...figures,
  ...fields,
  jobs,
})
