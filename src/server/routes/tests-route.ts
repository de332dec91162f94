import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { testsSchemas } from '../store/queries/tests-query.js'
import { bucketsOf, rangeParameters } from '../time-range.js'
import { aggregatedEntry } from './aggregated-entry.js'
import { count } from './answer-fields.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

const extraFields = {
  suite: Type.Optional(
    Type.Array(Type.String(), { description: 'The suites that contain the test, outermost first. Only with `fields=suite`.' }),
  ),
  flakyCount: Type.Optional(count('Runs that passed only after a retry. Only with `fields=flakyCount`.')),
  owners: Type.Optional(
    Type.Array(Type.String(), {
      description:
        'The owners of its file in CODEOWNERS, by the newest run in the bucket. Empty if they are unknown. Only with `fields=owners`.',
    }),
  ),
}

/** GET /v1/data/tests/aggregated */
export function addTestsRoute(app: FastifyInstance, context: RouteContext): void {
  addDataRoute(app, context, {
    path: '/v1/data/tests/aggregated',
    operationId: 'testsAggregated',
    summary: 'Tests of a module over time',
    description: 'Returns the number of results per status and the durations of each test of a module, by time bucket.',
    querystring: Type.Object({ ...rangeParameters, ...testsSchemas }),
    document: Type.Object({ tests: Type.Array(aggregatedEntry('testId', extraFields)) }),
    documentDescription: 'The entries, ordered by timestamp, name and id. The list is empty if nothing was recorded.',
    query: (parameters, signal) => context.store.testsAggregated({ ...parameters, ...bucketsOf(parameters, context.now()) }, signal),
  })
}
