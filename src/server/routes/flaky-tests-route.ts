import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { demandProjectOfModule } from '../project-of-module.js'
import type { FlakyTest } from '../store/flaky-tests.js'
import { flakySchemas, isOfOneModule, maximumFlakyJobs, maximumFlakyTests, outage } from '../store/queries/flaky-query.js'
import { spanOf, spanSchemas } from '../time-range.js'
import { count, owners } from './answer-fields.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'
import { seenFields, shownSeen } from './sighting-fields.js'

const ofSeveral = 'Only if the request names no module.'

const flakyTest = Type.Object({
  project: Type.Optional(Type.String({ description: `The project of the test. ${ofSeveral}` })),
  module: Type.Optional(Type.String({ description: `The module of the test. ${ofSeveral}` })),
  testId: Type.String(),
  name: Type.String(),
  suite: Type.Array(Type.String(), { description: 'The suites that contain the test, outermost first.' }),
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
  ...seenFields('flip'),
  jobs: Type.Array(Type.Object({ job: Type.String(), flips: count('Flips in the job.') }), {
    maxItems: maximumFlakyJobs,
    description: 'The jobs with the most flips.',
  }),
})

/** GET /v1/data/tests/flaky */
export function addFlakyTestsRoute(app: FastifyInstance, { store, now, ...context }: RouteContext): void {
  addDataRoute(
    app,
    { store, now, ...context },
    {
      path: '/v1/data/tests/flaky',
      operationId: 'testsFlaky',
      summary: 'Flaky tests',
      description: `Ranks the tests of a module, or of all modules of a project or an organisation, that passed after a retry, or failed at least twice between two passes of the same job on the same branch. A job that ran again counts as a retry of its tests. If more than ${outage.tests} tests and ${100 * outage.share} % of the results of a job failed, these failures are an outage and do not count.`,
      querystring: Type.Object({ ...spanSchemas, ...flakySchemas }),
      document: Type.Object({
        tests: Type.Array(flakyTest, { maxItems: maximumFlakyTests }),
        testCount: count('All flaky tests, including those beyond the limit.'),
        lostMs: Type.Number({ minimum: 0, description: 'The sum of `lostMs` of all flaky tests, including those beyond the limit.' }),
      }),
      documentDescription: 'The tests, the worst first. The list is empty if no test is flaky.',
      query: async (parameters, signal) => {
        demandProjectOfModule(parameters)
        const { tests, ...all } = await store.flakyTests({ ...parameters, ...spanOf(parameters, now()) }, signal)
        return Readable.from([
          JSON.stringify({
            tests: tests.map((test) =>
              isOfOneModule(parameters) ? shownTest(test) : { project: test.project, module: test.module, ...shownTest(test) },
            ),
            ...all,
          }),
        ])
      },
    },
  )
}

/** Leaves out what is unknown. */
const shownTest = (test: FlakyTest) => ({
  testId: test.testId,
  name: test.name,
  suite: test.suite,
  owners: test.owners,
  quarantined: test.quarantined,
  flips: test.flips,
  retries: test.retries,
  baseFailures: test.baseFailures,
  lostMs: test.lostMs,
  flakyBuilds: test.flakyBuilds,
  builds: test.builds,
  ...shownSeen(test),
  jobs: test.jobs,
})
