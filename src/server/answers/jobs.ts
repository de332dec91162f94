import { Type } from 'typebox'
import type { Answer } from './answer.js'
import { count, duration, isUsual, time } from './fields.js'
import { shownBuilds } from './modules.js'
import { sightingOf } from './sighting.js'

/** The maximum number of jobs in an answer. The ones that ran last are wanted. */
export const listedJobs = 300

const figures = {
  results: Type.String({
    maxLength: shownBuilds,
    description: `The last ${shownBuilds} builds of the pipeline in the range, the oldest first: \`F\` failed, \`f\` passed with a test that passed after a retry, \`P\` passed, \`S\` skipped, \`-\` without a result.`,
  }),
  builds: count('Builds that began in the range and passed or failed. The attempts of a build count as one.'),
  passedBuilds: count('Builds that passed.'),
  buildsBefore: count('Builds that passed or failed in the period before, which is as long as the range.'),
  duration: duration('The median of the durations.'),
  durationBefore: duration('The same of the period before.'),
  durationP95: duration('The 95th percentile of the durations.'),
  durationP95Before: duration('The same of the period before.'),
  isUsual,
  lastFailed: Type.Optional(time('The start of the last build that failed. Absent if none failed in the range.')),
  failing: Type.Optional(
    Type.Object(
      { ...sightingOf('build'), builds: count('The builds that failed since then, with this one.') },
      {
        description:
          'The first of the listed builds that failed in a row until the last one with a result. Absent if that one did not fail.',
      },
    ),
  ),
}

const job = Type.Object({
  name: Type.String(),
  ...figures,
  flakyTests: count('Tests that passed after a retry in its last listed build.'),
})
/** A job of a pipeline. */
export type Job = Answer<typeof job>

const pipeline = Type.Object({
  pipeline: Type.String({ description: 'The workflow or pipeline. Empty if the jobs name none.' }),
  ...figures,
  jobs: Type.Array(job, { description: 'Its jobs, by name.' }),
})
/** A pipeline with its jobs. */
export type Pipeline = Answer<typeof pipeline>

export type BuildFigures = Omit<Pipeline, 'pipeline' | 'jobs'>

/** The answer of `/v1/data/jobs`. */
export const jobsAnswer = Type.Object({
  pipelines: Type.Array(pipeline, { maxItems: listedJobs }),
  moreJobs: count(`Jobs that are left out. At most ${listedJobs} are listed, the ones that ran last.`),
})
/** The pipelines of a module with their jobs. */
export type Jobs = Answer<typeof jobsAnswer>
