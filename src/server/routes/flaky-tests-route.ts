import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { FlakyTest } from '../store/flaky-tests.js'
import { flakySchemas, maximumFlakyJobs, maximumFlakyTests, outage } from '../store/queries/flaky-query.js'
import { spanOf, spanSchemas } from '../time-range.js'
import { count, knownText, time } from './answer-fields.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

const flakyTest = Type.Object({
  testId: Type.String(),
  name: Type.String(),
  suite: Type.Array(Type.String(), { description: 'The suites that contain the test, outermost first.' }),
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
  firstSeen: time('The time of the first flip in the range.'),
  firstBuild: Type.String({ description: 'The build of the first flip.' }),
  firstCommit: knownText('The commit of that build.'),
  lastSeen: time('The time of the last flip.'),
  lastBuild: Type.String({ description: 'The build of the last flip.' }),
  lastCommit: knownText('The commit of that build.'),
  lastUrl: knownText('The page of that build.'),
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
      summary: 'Flaky tests of a module',
      description: `Ranks the tests that passed after a retry, or failed at least twice between two passes of the same job on the same branch. A job that ran again counts as a retry of its tests. If more than ${outage.tests} tests and ${100 * outage.share} % of the results of a job failed, these failures are an outage and do not count.`,
      querystring: Type.Object({ ...spanSchemas, ...flakySchemas }),
      document: Type.Object({ tests: Type.Array(flakyTest, { maxItems: maximumFlakyTests }) }),
      documentDescription: 'The tests, the worst first. The list is empty if no test is flaky.',
      query: async (parameters, signal) => {
        const tests = await store.flakyTests({ ...parameters, ...spanOf(parameters, now()) }, signal)
        return Readable.from([JSON.stringify({ tests: tests.map(shownTest) })])
      },
    },
  )
}

/** Leaves out what is unknown. */
const shownTest = ({ first, last, ...test }: FlakyTest) => ({
  testId: test.testId,
  name: test.name,
  suite: test.suite,
  flips: test.flips,
  retries: test.retries,
  baseFailures: test.baseFailures,
  lostMs: test.lostMs,
  flakyBuilds: test.flakyBuilds,
  builds: test.builds,
  firstSeen: test.firstSeen,
  firstBuild: first.build,
  firstCommit: first.commit || undefined,
  lastSeen: test.lastSeen,
  lastBuild: last.build,
  lastCommit: last.commit || undefined,
  lastUrl: last.url || undefined,
  jobs: test.jobs,
})
