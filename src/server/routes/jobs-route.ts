import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { jobsSchemas } from '../store/queries/jobs-query.js'
import { bucketsOf, rangeParameters } from '../time-range.js'
import { aggregatedEntry } from './aggregated-entry.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

/** GET /v1/data/jobs/aggregated */
export function addJobsRoute(app: FastifyInstance, context: RouteContext): void {
  addDataRoute(app, context, {
    path: '/v1/data/jobs/aggregated',
    operationId: 'jobsAggregated',
    summary: 'Jobs of a pipeline over time',
    description: 'Returns the number of results per status and the durations of each job of a module and pipeline, by time bucket.',
    querystring: Type.Object({ ...rangeParameters, ...jobsSchemas }),
    document: Type.Object({ jobs: Type.Array(aggregatedEntry('jobId')) }),
    documentDescription: 'The entries, ordered by timestamp, name and id. The list is empty if nothing was recorded.',
    query: (parameters, signal) => context.store.jobsAggregated({ ...parameters, ...bucketsOf(parameters, context.now()) }, signal),
  })
}
