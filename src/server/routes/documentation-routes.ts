import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { docsPage, docsStyle } from '../docs-page.js'

/** No script, nothing from elsewhere; the one style sheet is known by its hash. */
const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(docsStyle).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** GET /v1/openapi.json, from the schemas of the routes, and /docs, which shows it. */
export function addDocumentationRoutes(app: FastifyInstance): void {
  app.get('/v1/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(JSON.stringify(app.swagger())),
  )
  app.get('/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('content-security-policy', docsPolicy).type('text/html; charset=utf-8').send(docsPage(app.swagger())),
  )
}
