import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import type { FailureCause } from '../store/failure-causes.js'
import { causeMessageLength, causesSchemas, maximumCauses } from '../store/queries/causes-query.js'
import { spanOf, spanSchemas } from '../time-range.js'
import { count, knownText, time } from './answer-fields.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

/** The limit for a title, in characters. */
const titleLength = 200

const cause = Type.Object({
  cause: Type.String({ description: 'The cause, as in the records of its failures.' }),
  title: knownText(`The first line of the message, or else of the details, of its last failure, at most ${titleLength} characters.`),
  message: knownText(`The message of its last failure, at most ${causeMessageLength.toLocaleString('en')} characters.`),
  builds: count('Builds in which a test failed for this cause.'),
  tests: count('Tests that failed for this cause.'),
  failures: count('Failures with this cause.'),
  firstSeen: time('The time of its first failure in the range.'),
  firstBuild: Type.String({ description: 'The build of that failure.' }),
  firstCommit: knownText('The commit of that build.'),
  lastSeen: time('The time of its last failure.'),
  lastBuild: Type.String({ description: 'The build of that failure.' }),
  lastCommit: knownText('The commit of that build.'),
  lastUrl: knownText('The page of that build.'),
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

/** Returns the first line that is not blank. */
const firstLine = (text: string): string | undefined => /\S.*/.exec(text)?.[0].trimEnd()

/** Leaves out what is unknown. */
const shownCause = ({ first, last, message, details, testId, name, suite, ...cause }: FailureCause) => ({
  cause: cause.cause,
  title: [...(firstLine(message) ?? firstLine(details) ?? '')].slice(0, titleLength).join('') || undefined,
  message: message || undefined,
  builds: cause.builds,
  tests: cause.tests,
  failures: cause.failures,
  firstSeen: cause.firstSeen,
  firstBuild: first.build,
  firstCommit: first.commit || undefined,
  lastSeen: cause.lastSeen,
  lastBuild: last.build,
  lastCommit: last.commit || undefined,
  lastUrl: last.url || undefined,
  lastTest: { testId, name, suite },
})
