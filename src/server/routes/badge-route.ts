import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { demandOrganisation, demandProject } from '../authentication.js'
import { badgeSvg } from '../badge.js'
import { buildStatus } from '../build-status.js'
import { problemResponses } from '../problem-schema.js'
import { branchSchemas } from '../queries/branch.js'
import { spanOf } from '../time-range.js'
import type { RouteContext } from './route-context.js'

/**
 * How long a browser or a proxy may show a badge, in seconds. The range of the query ends on such a step, so that it can be cached as well.
 */
const lifetimeS = 60

const querystring = Type.Object({
  ...branchSchemas,
  label: Type.Optional(Type.String({ minLength: 1, maxLength: 60, description: 'The text on the left. Default: `tests`.' })),
  key: Type.String({
    maxLength: 200,
    description: 'A key whose only scope is `badge`. Other keys are refused, because addresses are not secret.',
  }),
})

const answer = {
  description: 'The badge.',
  headers: { 'Cache-Control': Type.String({ description: `\`public, max-age=${lifetimeS}\`.` }) },
  content: { 'image/svg+xml': { schema: Type.String() } },
}

/** GET /v1/badge.svg */
export function addBadgeRoute(app: FastifyInstance, { store, authentication, now }: RouteContext): void {
  app.get<{ Querystring: Static<typeof querystring> }>(
    '/v1/badge.svg',
    {
      schema: {
        operationId: 'badge',
        summary: 'The status of a branch as an image',
        description:
          'Shows the status of the newest build of a branch and, unless it failed, the share of the builds in the last 30 days that passed, as `/v1/data/modules` counts them. An image cannot send a header, so the key is the parameter `key`, and its only scope must be `badge`.',
        tags: ['data'],
        security: [{ badgeKey: [] }],
        querystring,
        response: { 200: answer, ...problemResponses(400, 401, 403, 429, 500, 503) },
      },
      onRequest: authentication.badge,
    },
    async (request, reply) => {
      const { key: _, label = 'tests', ...parameters } = request.query
      demandOrganisation(request, parameters.org)
      demandProject(request, parameters.project)
      const end = Math.ceil(now() / (lifetimeS * 1000)) * lifetimeS * 1000
      const branch = await store.branch({ ...parameters, ...spanOf({ toTs: end }, end) }, request.signal)
      return (
        reply
          .header('cache-control', `public, max-age=${lifetimeS}`)
          // Pages of other sites show the image.
          .header('cross-origin-resource-policy', 'cross-origin')
          .type('image/svg+xml; charset=utf-8')
          .send(
            badgeSvg({
              label,
              status: branch === undefined ? undefined : buildStatus(branch),
              passRate: branch === undefined ? undefined : branch.passedBuilds / branch.builds,
            }),
          )
      )
    },
  )
}
