import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { factsSchemas, flakyDays, maximumFailedJobs } from '../store/queries/facts-query.js'
import type { TestFacts } from '../store/test-facts.js'
import { spanOf, spanSchemas } from '../time-range.js'
import { count, knownText, owners, quarantineFields, time } from './answer-fields.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'
import { shownTimedSighting } from './sighting-fields.js'

const sighting = (description: string) =>
  Type.Optional(
    Type.Object(
      {
        timestamp: time('The time of that run.'),
        build: Type.String({ description: 'The build of that run.' }),
        commit: knownText('The commit of the build.'),
        url: knownText('The page of the build.'),
      },
      { description },
    ),
  )

/** GET /v1/data/tests/facts */
export function addTestFactsRoute(app: FastifyInstance, context: RouteContext): void {
  addDataRoute(app, context, {
    path: '/v1/data/tests/facts',
    operationId: 'testFacts',
    summary: 'The facts about a test',
    description:
      'Returns the names, the place and the owners of a test, since when it exists, is flaky and is in quarantine, and in which jobs it failed. The names, the place, the owners and the quarantine are those of its newest run before `toTs`.',
    querystring: Type.Object({ ...spanSchemas, ...factsSchemas }),
    document: Type.Object({
      testId: Type.String(),
      name: Type.String(),
      suite: Type.Array(Type.String(), { description: 'The suites that contain the test, outermost first.' }),
      owners,
      file: knownText('The source file of the test.'),
      line: Type.Optional(Type.Integer({ minimum: 1, description: 'The line in the file. Absent if it is unknown.' })),
      tags: Type.Array(Type.String()),
      firstSeen: sighting('The first of all stored runs. Absent if there are none.'),
      flakySince: sighting(
        `The first flip, as \`/v1/data/tests/flaky\` defines it, in the range or in the ${flakyDays} days before \`toTs\`. Absent if the test is not flaky.`,
      ),
      quarantine: Type.Optional(
        Type.Object(quarantineFields, { description: 'The quarantine of the test. Absent if it is not in quarantine.' }),
      ),
      failedJobs: Type.Array(Type.Object({ job: Type.String(), failures: count('Failures in the job.') }), {
        maxItems: maximumFailedJobs,
        description: 'The jobs with the most failures in the range.',
      }),
      failures: count('All failures in the range. If a job was run again, only its newest attempt counts.'),
    }),
    documentDescription: 'The facts. For an unknown test, lists and names are empty, and other fields are absent or 0.',
    query: async (parameters, signal) => {
      const facts = await context.store.testFacts({ ...parameters, ...spanOf(parameters, context.now()) }, signal)
      return Readable.from([JSON.stringify(shownFacts(parameters.testId, facts))])
    },
  })
}

/** Leaves out what is unknown. */
const shownFacts = (testId: string, facts: TestFacts) => ({
  testId,
  name: facts.name,
  suite: facts.suite,
  owners: facts.owners,
  file: facts.file || undefined,
  line: facts.line || undefined,
  tags: facts.tags,
  firstSeen: facts.firstSeen && shownTimedSighting(facts.firstSeen),
  flakySince: facts.flakySince && shownTimedSighting(facts.flakySince),
  quarantine: facts.quarantine,
  failedJobs: facts.failedJobs,
  failures: facts.failures,
})
