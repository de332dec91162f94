import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { pipelineSchemas } from '../store/queries/jobs-query.js'
import { testsTotalsSchemas, wholeSchema } from '../store/queries/totals-query.js'
import { bucketsOf, rangeParameters } from '../time-range.js'
import { count } from './answer-fields.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'
import { totalsEntry, wholeEntry } from './totals-entry.js'

const flakyCounts = {
  flakyCount: count('Tests that passed only after a retry.'),
  flakyBuildCount: count('Builds without a failed test, but with one that passed only after a retry.'),
}

/** GET /v1/data/tests/totals and /v1/data/jobs/totals */
export function addTotalsRoutes(app: FastifyInstance, context: RouteContext): void {
  const documentDescription = 'An entry for each bucket with results, ordered by timestamp. The list is empty if nothing was recorded.'
  addDataRoute(app, context, {
    path: '/v1/data/tests/totals',
    operationId: 'testsTotals',
    summary: 'A module over time',
    description:
      'Returns the number of results per status, the builds, and the durations of all tests of a module together, by time bucket.',
    querystring: Type.Object({ ...rangeParameters, ...testsTotalsSchemas }),
    document: Type.Object({ totals: Type.Array(totalsEntry(flakyCounts)), whole: wholeEntry(flakyCounts) }),
    documentDescription,
    query: (parameters, signal) => context.store.testsTotals({ ...parameters, ...bucketsOf(parameters, context.now()) }, signal),
  })
  addDataRoute(app, context, {
    path: '/v1/data/jobs/totals',
    operationId: 'jobsTotals',
    summary: 'A pipeline over time',
    description:
      'Returns the number of jobs per status, the builds, and the durations of all jobs of a module and pipeline together, by time bucket.',
    querystring: Type.Object({ ...rangeParameters, ...pipelineSchemas, ...wholeSchema }),
    document: Type.Object({ totals: Type.Array(totalsEntry()), whole: wholeEntry() }),
    documentDescription,
    query: (parameters, signal) => context.store.jobsTotals({ ...parameters, ...bucketsOf(parameters, context.now()) }, signal),
  })
}
