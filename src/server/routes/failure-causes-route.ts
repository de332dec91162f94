import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { FailureCause } from '../store/failure-causes.js'
import { causeMessageLength, causesSchemas, maximumCauses } from '../store/queries/causes-query.js'
import { spanOf, spanSchemas } from '../time-range.js'
import { count, knownText } from './answer-fields.js'
import { causeTitle, titleLength } from './cause-title.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'
import { seenFields, shownSeen } from './sighting-fields.js'

const cause = Type.Object({
  cause: Type.String({ description: 'The cause, as in the records of its failures.' }),
  title: knownText(`The first line of the message, or else of the details, of its last failure, at most ${titleLength} characters.`),
  message: knownText(`The message of its last failure, at most ${causeMessageLength.toLocaleString('en')} characters.`),
  builds: count('Builds in which a test failed for this cause.'),
  tests: count('Tests that failed for this cause.'),
  failures: count('Failures with this cause.'),
  ...seenFields('failure'),
  lastTest: Type.Object(
    { testId: Type.String(), name: Type.String(), suite: Type.Array(Type.String()) },
    { description: 'The test of that failure.' },
  ),
})

/** GET /v1/data/tests/causes */
export function addFailureCausesRoute(app: FastifyInstance, { store, now, ...context }: RouteContext): void {
  addDataRoute(
    app,
    { store, now, ...context },
    {
      path: '/v1/data/tests/causes',
      operationId: 'testsCauses',
      summary: 'Causes of failures in a module',
      description:
        'Ranks what failures have in common by the number of builds that it failed. Failures without a cause are left out. If a job was run again, only its newest attempt counts.',
      querystring: Type.Object({ ...spanSchemas, ...causesSchemas }),
      document: Type.Object({ causes: Type.Array(cause, { maxItems: maximumCauses }) }),
      documentDescription: 'The causes, the ones that failed most builds first. The list is empty if nothing failed.',
      query: async (parameters, signal) => {
        const causes = await store.failureCauses({ ...parameters, ...spanOf(parameters, now()) }, signal)
        return Readable.from([JSON.stringify({ causes: causes.map(shownCause) })])
      },
    },
  )
}

/** Leaves out what is unknown. */
const shownCause = ({ message, details, testId, name, suite, ...cause }: FailureCause) => ({
  cause: cause.cause,
  title: causeTitle({ message, details }),
  message: message || undefined,
  builds: cause.builds,
  tests: cause.tests,
  failures: cause.failures,
  ...shownSeen(cause),
  lastTest: { testId, name, suite },
})
