import { Type } from 'typebox'
import type { Answer } from './answer.js'
import { count, knownText, status, suite, time } from './fields.js'

/** The maximum number of runs in an answer. */
export const maximumRuns = 200

/** Limits for the texts of a run in characters, and for its attempts. They keep an answer of {@link maximumRuns} below some MB. */
export const runLimits = { message: 2000, details: 8000, attempts: 5, attemptMessage: 1000, attemptDetails: 4000 } as const

/** The limit for the message of a commit and its author, in characters. */
export const buildTextLength = 300

const duration = Type.Optional(Type.Number({ minimum: 0, description: 'In ms. Absent if it is unknown.' }))
const first = (length: number) => `The first ${length.toLocaleString('en')} characters of it.`

const attempt = Type.Object({
  status: status(),
  duration,
  message: knownText(`A short description of the failure. ${first(runLimits.attemptMessage)}`),
  details: knownText(`The full description of the failure. ${first(runLimits.attemptDetails)}`),
})
/** An attempt before the last one. */
export type RunAttempt = Answer<typeof attempt>

const run = Type.Object({
  timestamp: time('The time of the run.'),
  testId: Type.String(),
  name: Type.String(),
  suite,
  status: status(),
  flaky: Type.Boolean({ description: 'Whether the test passed only after a retry.' }),
  duration,
  build: Type.String({ description: 'The run of the pipeline, with its attempt.' }),
  pipeline: Type.String(),
  job: Type.String({ description: 'The job, with the values of its matrix. Empty if it is unknown.' }),
  ref: Type.String({ description: 'The branch or tag. Empty if it is unknown.' }),
  superseded: Type.Boolean({
    description: 'Whether a later attempt of the job replaced this run. The aggregated results do not count such a run.',
  }),
  commit: knownText('The commit of the build.'),
  branch: knownText('The branch of the build.'),
  commitMessage: knownText(`The first line of the message of that commit. ${first(buildTextLength)}`),
  author: knownText(`The user whose change was built. ${first(buildTextLength)}`),
  pullRequest: knownText('The pull request of the build.'),
  url: knownText('The page of the job, or else of the build.'),
  file: knownText('The source file of the test.'),
  line: Type.Optional(Type.Integer({ minimum: 1, description: 'The line in the file. Absent if it is unknown.' })),
  tags: Type.Array(Type.String()),
  cause: knownText('The cause of the failure.'),
  message: knownText(`A short description of the failure, or the reason for skipping. ${first(runLimits.message)}`),
  details: knownText(`The full description of the failure, usually a stack trace. ${first(runLimits.details)}`),
  attempts: Type.Array(attempt, {
    maxItems: runLimits.attempts,
    description: `The first ${runLimits.attempts} attempts before the last one, oldest first.`,
  }),
  attemptCount: count('The number of attempts before the last one.'),
})
/** A run of a test. */
export type RecordedRun = Answer<typeof run>

/** The answer of `/v1/data/tests/runs`. */
export const testRunsAnswer = Type.Object({
  runs: Type.Array(run, { maxItems: maximumRuns }),
  nextCursor: Type.Optional(Type.String({ description: 'The cursor for older runs. Absent on the last page.' })),
})
export type TestRuns = Answer<typeof testRunsAnswer>
