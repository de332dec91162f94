import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
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
  pipeline: nameParameter('The workflow or pipeline.'),
  aggregateBy: Type.Optional(
    Type.Enum(['jobName', 'runner'], { type: 'string', description: 'What an entry is about; default: `jobName`.', default: 'jobName' }),
  ),
})

/** GET /v1/data/jobs/aggregated */
export function addJobsRoute(app: FastifyInstance, { store, authentication, now }: RouteContext): void {
  app.get<{ Querystring: Static<typeof querySchema> }>(
    '/v1/data/jobs/aggregated',
    dataRoute(authentication, {
      operationId: 'jobsAggregated',
      summary: 'Jobs of a pipeline over time',
      description: 'How often each job of a module and pipeline ended how, and how long it took, by buckets of time.',
      querystring: querySchema,
      document: Type.Object({ jobs: Type.Array(aggregatedEntry('jobId')) }),
      documentDescription: 'Ordered by timestamp, name and id; empty where nothing was recorded.',
    }),
    async (request, reply) => {
      const { org, project, module, pipeline, aggregateBy = 'jobName' } = request.query
      demandOrganisation(request, org)
      const question = { ...bucketsOf(request.query, now()), org, project, module, pipeline, aggregateBy }
      return sendJson(await store.jobsAggregated(question, request.signal), request, reply)
    },
  )
}
