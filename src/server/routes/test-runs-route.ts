import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { definedFields } from '../../base/defined-fields.js'
import { statuses } from '../../records/record.js'
import { readRunCursor, writeRunCursor } from '../run-cursor.js'
import { buildTextLength } from '../store/queries/build-facts-query.js'
import { maximumRuns, runLimits, runsSchemas } from '../store/queries/runs-query.js'
import type { TestRun } from '../store/test-runs.js'
import { spanOf, spanSchemas } from '../time-range.js'
import { count, firstLine, knownText, time } from './answer-fields.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

const status = Type.Enum([...statuses], { type: 'string' })
const duration = Type.Optional(Type.Number({ minimum: 0, description: 'In ms. Absent if it is unknown.' }))
const first = (length: number) => `The first ${length.toLocaleString('en')} characters of it.`

const run = Type.Object({
  timestamp: time('The time of the run.'),
  testId: Type.String(),
  name: Type.String(),
  suite: Type.Array(Type.String(), { description: 'The suites that contain the test, outermost first.' }),
  status,
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
  attempts: Type.Array(
    Type.Object({
      status,
      duration,
      message: knownText(`A short description of the failure. ${first(runLimits.attemptMessage)}`),
      details: knownText(`The full description of the failure. ${first(runLimits.attemptDetails)}`),
    }),
    { maxItems: runLimits.attempts, description: `The first ${runLimits.attempts} attempts before the last one, oldest first.` },
  ),
  attemptCount: count('The number of attempts before the last one.'),
})

/** GET /v1/data/tests/runs */
export function addTestRunsRoute(app: FastifyInstance, { store, now, ...context }: RouteContext): void {
  addDataRoute(
    app,
    { store, now, ...context },
    {
      path: '/v1/data/tests/runs',
      operationId: 'testRuns',
      summary: 'Single runs of tests',
      description:
        'Returns runs of a test, or of all tests of a module, the newest first, with their builds, messages and attempts. To get older runs, repeat the request with `cursor`. New records change nothing on later pages.',
      querystring: Type.Object({
        ...spanSchemas,
        ...runsSchemas,
        cursor: Type.Optional(
          Type.String({ maxLength: 200, description: 'The `nextCursor` of the previous page. All other parameters must be the same.' }),
        ),
      }),
      document: Type.Object({
        runs: Type.Array(run, { maxItems: maximumRuns }),
        nextCursor: Type.Optional(Type.String({ description: 'The cursor for older runs. Absent on the last page.' })),
      }),
      documentDescription: 'The runs, the newest first. The list is empty if nothing was recorded.',
      query: async ({ cursor, fromTs, toTs, ...parameters }, signal) => {
        const after = cursor === undefined ? undefined : readRunCursor(cursor)
        const start = fromTs ?? after?.fromTs
        const span = spanOf(definedFields({ fromTs: start, toTs }), now())
        const { runs, hasMore } = await store.testRuns({ ...parameters, ...span, after }, signal)
        const last = runs.at(-1)
        const nextCursor = hasMore && last !== undefined ? writeRunCursor({ ...last, fromTs: span.fromTs }) : undefined
        return Readable.from([JSON.stringify({ runs: runs.map(shownRun), nextCursor })])
      },
    },
  )
}

/** Leaves out what is unknown. */
const shownRun = (run: TestRun) => ({
  timestamp: run.timestamp,
  testId: run.testId,
  name: run.name,
  suite: run.suite,
  status: run.status,
  flaky: run.flaky,
  duration: run.duration ?? undefined,
  build: run.build,
  pipeline: run.pipeline,
  job: run.job,
  ref: run.ref,
  superseded: run.superseded,
  commit: run.commit || undefined,
  branch: run.branch || undefined,
  commitMessage: firstLine(run.commitMessage),
  author: firstLine(run.author),
  pullRequest: run.pullRequest || undefined,
  url: run.url || undefined,
  file: run.file || undefined,
  line: run.line || undefined,
  tags: run.tags,
  cause: run.cause || undefined,
  message: run.message || undefined,
  details: run.details || undefined,
  attempts: run.attempts.map(({ status, duration, message, details }) => ({
    status,
    duration: duration ?? undefined,
    message: message || undefined,
    details: details || undefined,
  })),
  attemptCount: run.attemptCount,
})
