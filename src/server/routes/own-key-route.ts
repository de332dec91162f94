import type { FastifyInstance } from 'fastify'
import { keyAnswer } from '../answers/keys.js'
import { problemResponses } from '../problem-schema.js'
import { shownKey } from './keys-routes.js'
import type { RouteContext } from './route-context.js'

/** GET /v1/key */
export function addOwnKeyRoute(app: FastifyInstance, { authentication }: RouteContext): void {
  app.get(
    '/v1/key',
    {
      schema: {
        tags: ['keys'],
        security: [{ key: [] }],
        operationId: 'ownKey',
        summary: 'Show the key of the request',
        description: 'Shows what the key of the request may do. Every key of an organisation may ask for itself, whatever its scopes.',
        response: { 200: keyAnswer, ...problemResponses(401, 403, 429, 500, 503) },
      },
      onRequest: authentication.anyScope,
    },
    async ({ organisationKey }, reply) => {
      if (organisationKey === undefined) throw new Error('The hook has not authenticated the request.')
      return reply.header('cache-control', 'no-store').send(shownKey(organisationKey))
    },
  )
}
