import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { demandOrganisation } from '../authentication.js'
import { sendJson } from '../json-response.js'
import { coordinateParameters, nameParameter } from './coordinate-parameters.js'
import { dataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

const querySchema = Type.Object({
  ...coordinateParameters,
  name: nameParameter('The name of the property.'),
  build: Type.Optional(nameParameter('The run of the pipeline, with its attempt; default: any.')),
  exceptBuild: Type.Optional(
    nameParameter('A run whose values are no answer, so that a build is not compared with itself; default: none.'),
  ),
  ref: Type.Optional(nameParameter('The branch or tag; default: any.')),
})

const property = Type.Object({
  timestamp: Type.Integer({ format: 'int64', description: 'When it was recorded, in Unix ms.' }),
  name: Type.String(),
  valueType: Type.Enum(['number', 'string'], { type: 'string' }),
  value: Type.Union([Type.Number(), Type.String()]),
  build: Type.String(),
  ref: Type.String(),
})

/** GET /v1/data/properties */
export function addPropertiesRoute(app: FastifyInstance, { store, authentication }: RouteContext): void {
  app.get<{ Querystring: Static<typeof querySchema> }>(
    '/v1/data/properties',
    dataRoute(authentication, {
      operationId: 'properties',
      summary: 'The latest value of a property',
      querystring: querySchema,
      document: Type.Object({ properties: Type.Array(property) }),
      documentDescription: 'One property, or none where it has no value.',
    }),
    async (request, reply) => {
      demandOrganisation(request, request.query.org)
      return sendJson(await store.property(request.query, request.signal), request, reply)
    },
  )
}
