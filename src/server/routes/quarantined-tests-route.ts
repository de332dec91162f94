import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { demandProjectOfModule } from '../project-of-module.js'
import type { QuarantinedTest } from '../store/quarantined-tests.js'
import { flakyDays } from '../store/queries/facts-query.js'
import { maximumQuarantined, quarantinedSchemas } from '../store/queries/quarantined-query.js'
import { spanOf, spanSchemas } from '../time-range.js'
import { count, owners, quarantineFields } from './answer-fields.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

const quarantinedTest = Type.Object({
  project: Type.String(),
  module: Type.String(),
  testId: Type.String(),
  name: Type.String(),
  suite: Type.Array(Type.String(), { description: 'The suites that contain the test, outermost first.' }),
  owners,
  ...quarantineFields,
  passes: count(
    `Builds in a row, up to the last one, in which the test passed at its first attempt. Builds in which it did not run do not count. At least the builds of the ${flakyDays} days before \`toTs\` are counted.`,
  ),
})

/** GET /v1/data/tests/quarantined */
export function addQuarantinedTestsRoute(app: FastifyInstance, context: RouteContext): void {
  addDataRoute(app, context, {
    path: '/v1/data/tests/quarantined',
    operationId: 'testsQuarantined',
    summary: 'Tests in quarantine',
    description:
      'Lists the tests of a module, or of all modules of a project or an organisation, whose newest run in the range was in quarantine, and how often they passed since they failed last. Builds of pull requests are left out.',
    querystring: Type.Object({ ...spanSchemas, ...quarantinedSchemas }),
    document: Type.Object({
      tests: Type.Array(quarantinedTest, { maxItems: maximumQuarantined }),
      testCount: count(`All tests in quarantine, including those beyond the first ${maximumQuarantined}.`),
    }),
    documentDescription: 'The tests, the ones with the most passes first. The list is empty if no test is in quarantine.',
    query: async (parameters, signal) => {
      demandProjectOfModule(parameters)
      const { tests, testCount } = await context.store.quarantinedTests({ ...parameters, ...spanOf(parameters, context.now()) }, signal)
      return Readable.from([JSON.stringify({ tests: tests.map(shownTest), testCount })])
    },
  })
}

const shownTest = ({ quarantine, passes, ...test }: QuarantinedTest) => ({ ...test, ...quarantine, passes })
