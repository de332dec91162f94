import { Type } from 'typebox'
import type { Answer } from './answer.js'
import { count, owners, suite, time } from './fields.js'
import { seenFields } from './sighting.js'

/** The maximum number of tests in an answer, and of the jobs of a test. */
export const maximumFlakyTests = 500
export const maximumFlakyJobs = 5

/** The number of days before the end of a range in which the first flip of a test is looked for. */
export const flakyDays = 90

/** The description of a field that states whether a test was flaky before these days. */
export const sinceIsBound = Type.Optional(
  Type.Boolean({
    description: `Whether it passed only after a retry before these ${flakyDays} days as well, so that it has been flaky for longer. Absent if not.`,
  }),
)

const ofSeveral = 'Only if the request names no module.'

const flakyTest = Type.Object({
  project: Type.Optional(Type.String({ description: `The project of the test. ${ofSeveral}` })),
  module: Type.Optional(Type.String({ description: `The module of the test. ${ofSeveral}` })),
  testId: Type.String(),
  name: Type.String(),
  suite,
  owners,
  quarantined: Type.Boolean({ description: 'Whether its newest run in the range was in quarantine.' }),
  flips: count('Runs of jobs in which the test passed only after a retry, or failed between two passes.'),
  retries: count('Attempts that the test runner repeated, in all runs.'),
  baseFailures: count('Builds of the base branch in which the test failed, outages apart.'),
  lostMs: Type.Number({
    minimum: 0,
    description:
      'The duration of the repeated attempts and of the failures that were flips. If the test was the only one that failed in a job, the duration of all tests of that job.',
  }),
  flakyBuilds: count('Builds with a flip.'),
  builds: count('All builds of the module in the range.'),
  since: time(
    `The first flip in the ${flakyDays} days before \`toTs\`, which does not depend on \`fromTs\`. If the test had no flip then, the first one in the range.`,
  ),
  sinceIsBound,
  ...seenFields('flip'),
  jobs: Type.Array(Type.Object({ job: Type.String(), flips: count('Flips in the job.') }), {
    maxItems: maximumFlakyJobs,
    description: 'The jobs with the most flips.',
  }),
})
export type FlakyTest = Answer<typeof flakyTest>

/** The answer of `/v1/data/tests/flaky`. */
export const flakyTestsAnswer = Type.Object({
  tests: Type.Array(flakyTest, { maxItems: maximumFlakyTests }),
  testCount: count('All flaky tests, including those beyond the limit.'),
  lostMs: Type.Number({ minimum: 0, description: 'The sum of `lostMs` of all flaky tests, including those beyond the limit.' }),
})
export type FlakyTests = Answer<typeof flakyTestsAnswer>
