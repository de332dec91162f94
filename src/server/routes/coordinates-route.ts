import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { coordinatesSchemas, maximumCoordinates } from '../store/queries/coordinates-query.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

const entry = Type.Object({
  org: Type.String(),
  project: Type.String(),
  module: Type.String(),
  pipeline: Type.String({ description: 'Empty if the records do not name a pipeline.' }),
  timestamp: Type.Integer({ format: 'int64', description: 'The time of the latest record in Unix ms.' }),
})

/** GET /v1/data/coordinates */
export function addCoordinatesRoute(app: FastifyInstance, context: RouteContext): void {
  addDataRoute(app, context, {
    path: '/v1/data/coordinates',
    operationId: 'coordinates',
    summary: 'Projects, modules and pipelines',
    description: 'Lists the projects, modules and pipelines that the organisation of the key has records of.',
    querystring: Type.Object({
      ...coordinatesSchemas,
      org: Type.Optional({ ...coordinatesSchemas.org, description: 'The organisation. Default: the organisation of the key.' }),
    }),
    document: Type.Object({ coordinates: Type.Array(entry, { maxItems: maximumCoordinates }) }),
    documentDescription: `The ${maximumCoordinates} coordinates with the latest records, the latest first.`,
    query: context.store.coordinates,
  })
}
