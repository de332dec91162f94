import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { statuses } from '../../records/record.js'
import { demandOrganisation } from '../authentication.js'
import { sendJson } from '../json-response.js'
import { bucketsOf, rangeParameters } from '../time-range.js'
import { aggregatedEntry } from './aggregated-entry.js'
import { coordinateParameters, nameParameter } from './coordinate-parameters.js'
import { dataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

const querySchema = Type.Object({
  ...rangeParameters,
  ...coordinateParameters,
  status: Type.Optional(
    Type.Array(Type.Enum([...statuses], { type: 'string' }), {
      description: 'Only tests that ended like this: `status=failed&status=skipped` or `status=failed,skipped`. Default: all.',
    }),
  ),
  testId: Type.Optional(nameParameter('Only the test with this id; default: all.')),
})

/** GET /v1/data/tests/aggregated */
export function addTestsRoute(app: FastifyInstance, { store, authentication, now }: RouteContext): void {
  app.get<{ Querystring: Static<typeof querySchema> }>(
    '/v1/data/tests/aggregated',
    dataRoute(authentication, {
      operationId: 'testsAggregated',
      summary: 'Tests of a module over time',
      description: 'How often each test of a module ended how, and how long it took, by buckets of time.',
      querystring: querySchema,
      document: Type.Object({ tests: Type.Array(aggregatedEntry('testId')) }),
      documentDescription: 'Ordered by timestamp, name and id; empty where nothing was recorded.',
    }),
    async (request, reply) => {
      const { org, project, module, status = [], testId } = request.query
      demandOrganisation(request, org)
      const question = { ...bucketsOf(request.query, now()), org, project, module, statuses: status, testId }
      return sendJson(await store.testsAggregated(question, request.signal), request, reply)
    },
  )
}
