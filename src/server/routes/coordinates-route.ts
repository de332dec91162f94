import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { demandOrganisation } from '../authentication.js'
import { sendJson } from '../json-response.js'
import { maximumCoordinates } from '../store/queries/coordinates-query.js'
import { nameParameter } from './coordinate-parameters.js'
import { dataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

const querySchema = Type.Object({
  org: Type.Optional(nameParameter('The organisation, which is that of the key; default: that one.')),
})

const entry = Type.Object({
  org: Type.String(),
  project: Type.String(),
  module: Type.String(),
  pipeline: Type.String({ description: 'Empty where records do not name one.' }),
  timestamp: Type.Integer({ format: 'int64', description: 'When the last record happened, in Unix ms.' }),
})

/** GET /v1/data/coordinates */
export function addCoordinatesRoute(app: FastifyInstance, { store, authentication }: RouteContext): void {
  app.get<{ Querystring: Static<typeof querySchema> }>(
    '/v1/data/coordinates',
    dataRoute(authentication, {
      operationId: 'coordinates',
      summary: 'What there is',
      description: 'The projects, modules and pipelines that the organisation of the key has records of.',
      querystring: querySchema,
      document: Type.Object({ coordinates: Type.Array(entry, { maxItems: maximumCoordinates }) }),
      documentDescription: `The latest first, at most ${maximumCoordinates}.`,
    }),
    async (request, reply) => {
      const own = request.organisationKey?.org ?? ''
      const { org = own } = request.query
      demandOrganisation(request, org)
      return sendJson(await store.coordinates(org, request.signal), request, reply)
    },
  )
}
