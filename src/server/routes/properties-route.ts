import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { propertiesSchemas } from '../store/queries/properties-query.js'
import { addDataRoute } from './data-route.js'
import type { RouteContext } from './route-context.js'

const property = Type.Object({
  timestamp: Type.Integer({ format: 'int64', description: 'The time of the record in Unix ms.' }),
  name: Type.String(),
  valueType: Type.Enum(['number', 'string'], { type: 'string' }),
  value: Type.Union([Type.Number(), Type.String()]),
  build: Type.String(),
  ref: Type.String(),
})

/** GET /v1/data/properties */
export function addPropertiesRoute(app: FastifyInstance, context: RouteContext): void {
  addDataRoute(app, context, {
    path: '/v1/data/properties',
    operationId: 'properties',
    summary: 'The latest value of a property',
    querystring: Type.Object(propertiesSchemas),
    document: Type.Object({ properties: Type.Array(property) }),
    documentDescription: 'A list of one property. The list is empty if the property has no value.',
    query: context.store.property,
  })
}
